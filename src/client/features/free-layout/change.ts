import type { Home, Item } from '../../../shared/entities/item.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { changeGroup, findTile, replaceTile } from '../home/lazy.ts'
import { frameAbout, movedBy } from './kernel/frame.ts'
import { boundsOf, offsetIntoPage } from './kernel/geometry.ts'
import { changeElements, frameToStore } from './kernel/scale-to-width.ts'
import { type Canvas, type Element, naturalSize, placedChildren } from './layout.ts'

/** The home with a group's elements changed; the same object if nothing changes. */
export const changeElementsOf = (
  home: Home,
  id: string,
  canvas: Canvas,
  change: (elements: readonly Element[]) => readonly Element[],
): Home =>
  changeGroup(home, id, (group) => {
    const placed = placedChildren(group, canvas)
    const children = changeElements(placed, canvas, change)
    return children === placed ? group : { ...group, children }
  })

/** Places a tile of a free group with its middle at a point of the page in px, at its grid size, within the page. */
export const placeTileAt = (home: Home, id: string, middle: Point, canvas: Canvas): Home =>
  findTile(home, id)?.where.at === 'group' ? replaceTile(home, id, (item) => [placedAt(item, middle, canvas)]) : home

function placedAt(item: Item, middle: Point, canvas: Canvas): Item {
  const { w, h } = naturalSize(item, canvas.cell)
  const frame = frameAbout(middle, w, h, 0)
  const onPage = movedBy(frame, offsetIntoPage(boundsOf(frame), canvas))
  return { ...item, ...frameToStore(onPage, canvas) }
}

import type { Home, Item } from '../../../shared/entities/item.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { changeGroup, findTile, replaceTile } from '../home/lazy.ts'
import { frameAbout, movedBy } from './kernel/frame.ts'
import { boundsOf, offsetIntoPage } from './kernel/geometry.ts'
import { changeElements, frameToStore } from './kernel/scale-to-width.ts'
import { type Canvas, type Element, naturalSize, placedChildren } from './layout.ts'

/** The home with a group's tiles changed as elements of its page; the same one if nothing changes. */
export const changeElementsOf = (
  home: Home,
  id: string,
  paper: Canvas,
  change: (elements: readonly Element[]) => readonly Element[],
): Home =>
  changeGroup(home, id, (group) => {
    const placed = placedChildren(group, paper)
    const children = changeElements(placed, paper.width, change)
    return children === placed ? group : { ...group, children }
  })

/** Lets a tile of a free group stand about this point of its page, as large as in the grid; px. It stays on the page. */
export const placeTileAt = (home: Home, id: string, middle: Point, paper: Canvas): Home =>
  findTile(home, id)?.where.at === 'group' ? replaceTile(home, id, (item) => [standing(item, middle, paper)]) : home

function standing(item: Item, middle: Point, { width, cell }: Canvas): Item {
  const { w, h } = naturalSize(item, cell)
  const frame = frameAbout(middle, w, h, 0)
  const onPage = movedBy(frame, offsetIntoPage(boundsOf(frame), width))
  return { ...item, ...frameToStore(onPage, width) }
}

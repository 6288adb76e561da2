import type { Home, Item } from '../../../../shared/entities/item.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import { changeGroup, findTile, moveTiles, type NewFolder, replaceTile } from '../../data/home/lazy.ts'
import { frameAbout, movedBy } from './kernel/frame.ts'
import { boundsOf, offsetIntoPage } from './kernel/geometry.ts'
import { freeSpot } from './kernel/placement/free-spot.ts'
import { changeElements, elementsOf, gridAt, placedOn } from './kernel/placement/scale-to-width.ts'
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

/**
 * Puts icons of a free group into a folder of it, or makes one of an icon and them, which takes over the icon's frame,
 * size, pins and group. The same home if the target is gone or takes none.
 */
export function combineTiles(
  home: Home,
  id: string,
  canvas: Canvas,
  icons: readonly string[],
  target: string,
  folder: NewFolder,
): Home {
  // tiles that were never placed would be shown elsewhere once one of them is gone
  const placed = changeGroup(home, id, (group) => {
    const children = placedChildren(group, canvas)
    return children === group.children ? group : { ...group, children }
  })
  const before = findTile(placed, target)?.item
  const after = moveTiles(placed, icons, { at: 'combine', tile: target }, folder)
  if (after === placed || before === undefined) return home
  const { size, x, y, w, h, r, pinX, pinY, pinPage, groupId } = before
  const pins = { ...(pinX && { pinX }), ...(pinY && { pinY }), ...(pinPage && { pinPage }) }
  return replaceTile(after, folder.id, (made) => [
    { ...made, size, x, y, w, h, r, ...pins, ...(groupId && { groupId }) },
  ])
}

/** Places a tile of a free group with its middle at a point of the page in px, at its grid size, within the page. */
export const placeTileAt = (home: Home, id: string, middle: Point, canvas: Canvas): Home =>
  findTile(home, id)?.where.at === 'group' ? replaceTile(home, id, (item) => [placedAt(item, middle, canvas)]) : home

/**
 * Places a tile of a free group at the first free position of what is seen, at its grid size.
 * @param top the upper edge of what is seen, in px of the page
 */
export function placeTileInView(home: Home, id: string, canvas: Canvas, top: number): Home {
  const found = findTile(home, id)
  if (found?.where.at !== 'group') return home
  const { group } = found.where
  return changeGroup(home, group, (page) => {
    const others = placedChildren({ ...page, children: page.children.filter((one) => one.id !== id) }, canvas)
    const size = naturalSize(found.item, canvas.cell)
    const area = { ...canvas, ...canvas.cell, top, grid: gridAt(canvas.gridPx, canvas) }
    const frame = { ...freeSpot(elementsOf(others, canvas), size, area), ...size, r: 0 }
    return { ...page, children: [...others, placedOn(found.item, frame, canvas)] }
  })
}

function placedAt(item: Item, middle: Point, canvas: Canvas): Item {
  const { w, h } = naturalSize(item, canvas.cell)
  const frame = frameAbout(middle, w, h, 0)
  const onPage = movedBy(frame, offsetIntoPage(boundsOf(frame), canvas))
  return placedOn(item, onPage, canvas)
}

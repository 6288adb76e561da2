import type { Home, Item } from '../../../../shared/entities/item.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { changeElements, storedFrame } from '../arranging/free/anchors.ts'
import { boundsOf, wayIntoPage } from '../arranging/free/geometry.ts'
import { frameAbout, movedBy } from '../arranging/free/model.ts'
import { changeGroup, findTile, replaceTile } from '../arranging/model.ts'
import { type Element, naturalSize, type Paper, placedChildren } from './layout.ts'

/** The home with a group's tiles changed as elements of its page; the same one if nothing changes. */
export const changeFree = (
  home: Home,
  id: string,
  paper: Paper,
  change: (elements: readonly Element[]) => readonly Element[],
): Home =>
  changeGroup(home, id, (group) => {
    const placed = placedChildren(group, paper)
    const children = changeElements(placed, paper.width, change)
    return children === placed ? group : { ...group, children }
  })

/** Lets a tile of a free group stand about this point of its page, as large as in the grid; px. It stays on the page. */
export const standTile = (home: Home, id: string, middle: Point, paper: Paper): Home =>
  findTile(home, id)?.where.at === 'group' ? replaceTile(home, id, (item) => [standing(item, middle, paper)]) : home

function standing(item: Item, middle: Point, { width, cell }: Paper): Item {
  const { w, h } = naturalSize(item, cell)
  const frame = frameAbout(middle, w, h, 0)
  const onPage = movedBy(frame, wayIntoPage(boundsOf(frame), width))
  return { ...item, ...storedFrame(onPage, width) }
}

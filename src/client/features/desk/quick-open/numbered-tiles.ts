import { findApp } from '../../../core/contribute/registry.ts'
import { currentGroupIndex, home } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import { hasFlag } from '../dom.ts'
import { findDock, findPageArea } from '../find.ts'
import { livePage } from '../paging/lazy.ts'
import { type TileTarget, tileTargetAt } from '../tiles/lazy.ts'
import { inReadingOrder, NUMBERED } from './model.ts'

/** What the keys open, in the order of their numbers: the dock's, or without a dock the tiles that are seen of the page. */
export function numberedTiles(): readonly HTMLElement[] {
  const docked = controlsIn(findDock())
  return (docked.length > 0 ? docked : tilesOnPage()).slice(0, NUMBERED)
}

/** What opens something in each list item that is shown. */
const controlsIn = (list: Element | null): readonly HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('li > :first-child') ?? [])].filter((control) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )

/** None where a click selects tiles. */
function tilesOnPage(): readonly HTMLElement[] {
  const area = findPageArea()
  const page = area && livePage(area)
  const group = home.get().groups[currentGroupIndex()]
  if (!area || !page || hasFlag(area, 'batch') || (hasFlag(area, 'free') && group?.lock !== true)) return []
  const seen = area.getBoundingClientRect()
  const tiles = controlsIn(page).filter((control) => {
    const target = tileTargetAt(control)
    return target?.element === control && isOpenable(target) && isSeen(control.getBoundingClientRect(), seen)
  })
  return inReadingOrder(tiles, (tile) => tile.getBoundingClientRect())
}

/** A widget may have no window. */
function isOpenable({ id }: TileTarget): boolean {
  const { component } = findTile(home.get(), id)?.item ?? {}
  return component === undefined || component === 'folder' || findApp(component) !== undefined
}

/** Whether its middle is in what is seen of the page. */
function isSeen({ top, bottom, left, right }: DOMRect, area: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom
}

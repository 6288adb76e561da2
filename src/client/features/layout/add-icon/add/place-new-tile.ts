import type { Home } from '../../../../../shared/entities/item.ts'
import { readScreen } from '../../../../core/page/screen.ts'
import { iconSettings } from '../../../data/home/index.ts'
import { findTile, moveTile, NO_FOLDER } from '../../../data/home/lazy.ts'
import { findPageArea } from '../../../desk/find.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { gridMetricsFor } from '../../../desk/tiles/index.ts'
import { firstHole } from '../../../desk/tiles/lazy.ts'
import { pageOrigin } from '../../drag/lazy.ts'
import { currentCanvas, placeTileInView } from '../../free-layout/lazy.ts'
import type { PlaceTile } from './place-dropped.ts'

/**
 * Gives a tile at the end of a group the place of a new one: on a sequential page the first hole of its size, on a free
 * page the first free position in view, which a phone cannot know. In a folder or the dock it stays at the end.
 * @param shown id of the group on screen
 */
export function placeNewTile(shown: string): PlaceTile {
  const screen = readScreen()
  const { columns } = gridMetricsFor(iconSettings.get(), screen)
  const [canvas, top] = [currentCanvas(), shownTop()]
  return (now: Home, id) => {
    const found = findTile(now, id)
    if (found?.where.at !== 'group') return now
    const { group } = found.where
    const page = now.groups.find((one) => one.id === group)
    if (page?.mode === 1) return screen.mobile ? now : placeTileInView(now, id, canvas, group === shown ? top : 0)
    const others = (page?.children ?? []).filter((one) => one.id !== id)
    const index = firstHole(
      others.map(({ size }) => size),
      found.item.size,
      columns,
    )
    return moveTile(now, id, { at: 'group', group, index }, NO_FOLDER)
  }
}

/** The upper edge of what is seen of the page on screen, in px of that. */
function shownTop(): number {
  const area = findPageArea()
  const page = area && livePage(area)
  return area && page ? Math.max(0, area.getBoundingClientRect().top - pageOrigin(page).y) : 0
}

import { isLowScreen, readScreen } from '../../../core/page/screen.ts'
import { iconSettings } from '../../data/home/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { footHeightOf } from '../../desk/dock/lazy.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { gridMetricsFor } from '../../desk/tiles/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { rowsInSight } from '../home-screen/lazy.ts'
import type { Room } from './model.ts'

/** What this screen shows of a page. */
export function readRoom(): Room {
  const screen = readScreen()
  const icons = iconSettings.get()
  const head = { ...timeSettings.get(), ...searchSettings.get() }
  const foot = footHeightOf(dockSettings.get(), [], { ...screen, isLow: isLowScreen() }, true) // it has tiles
  return {
    columns: gridMetricsFor(icons, screen).columns,
    ...rowsInSight(icons, head, screen, { height: innerHeight, foot }),
    isPhone: screen.mobile,
  }
}

import { readScreen } from '../../../core/page/screen.ts'
import { iconSettings } from '../../data/home/index.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { gridMetricsFor } from '../../desk/tiles/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { rowsInSight } from '../home-screen/lazy.ts'
import type { Room } from './model.ts'

/** Dock and the space above it at scale 1, as a first desktop has them, in px. */
const FOOT_PX = 96

/** What this screen shows of a page. */
export function readRoom(): Room {
  const screen = readScreen()
  const icons = iconSettings.get()
  const head = { ...timeSettings.get(), ...searchSettings.get() }
  const window = { height: innerHeight, foot: FOOT_PX * Math.max(1, screen.scale) }
  return {
    columns: gridMetricsFor(icons, screen).columns,
    ...rowsInSight(icons, head, screen, window),
    isPhone: screen.mobile,
  }
}

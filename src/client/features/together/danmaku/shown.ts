import { provideMode } from '../../desk/search/index.ts'
import { mountLayer } from './overlay/mount-layer.tsx'
import { sendingMode } from './sending/mode.ts'

/** Shows danmaku over the home screen, and in the search box the tab that sends them. @returns ends both */
export function showDanmaku(): () => void {
  const stops = [mountLayer(), provideMode(sendingMode)]
  return () => stops.forEach((stop) => void stop())
}

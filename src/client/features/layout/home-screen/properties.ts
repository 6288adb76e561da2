import { defineProperties } from '../../../core/contribute/properties.ts'
import { onScreenChange, readScreen } from '../../../core/page/screen.ts'
import { home, iconSettings } from '../../data/home/index.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { blockMiddle } from './block-middle.ts'

/** Nothing moves under the hands of who arranges tiles: their rows count once the page is out of sight. */
const leaving = {
  subscribe(changed: () => void) {
    addEventListener('pagehide', changed)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) return
      changed()
      dispatchEvent(new Event('genkan:painted')) // the next page's first frame has it
    })
  },
}
const sources = [iconSettings, timeSettings, searchSettings, { subscribe: onScreenChange }, leaving]

/** The place of clock and search box; it holds for this width of the window alone (boot.ts). */
export default defineProperties('home-screen', sources, () => {
  const screen = readScreen()
  const head = { ...timeSettings.get(), ...searchSettings.get() }
  const middle = blockMiddle(home.get().groups, iconSettings.get(), head, screen)
  return {
    '--gk-middle': Number.isFinite(middle) ? `${middle}px` : '100vh',
    '--gk-middle-at': String(screen.width),
  }
})

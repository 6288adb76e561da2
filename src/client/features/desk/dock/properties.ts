import { defineProperties } from '../../../core/contribute/properties.ts'
import { isLowScreen, onScreenChange, readScreen } from '../../../core/page/screen.ts'
import { home } from '../../data/home/index.ts'
import { openApps } from '../../shell/windows/index.ts'
import { footHeightOf } from './model.ts'
import { dockSettings } from './settings.ts'

/** `--gk-foot` is below pages; toasts and hints stand above `--gk-dock-foot`, also over a dock of open apps alone. */
export default defineProperties('dock', [dockSettings, home, openApps, { subscribe: onScreenChange }], () => {
  const screen = { ...readScreen(), isLow: isLowScreen() }
  const foot = (hasApps: boolean) => `${footHeightOf(dockSettings.get(), home.get().dock, screen, hasApps)}px`
  return { '--gk-foot': foot(false), '--gk-dock-foot': foot(openApps.getState().length > 0) }
})

import { loadingStyle } from '../../../ui/overlay/loading/loading-style.ts'
import { appearanceSettings } from './settings.ts'

/** Draws the loading plate in the chosen style, now and after every change. */
export function followLoadingStyle(): void {
  const apply = () => loadingStyle.setState(appearanceSettings.get().loadingStyle, true)
  apply()
  appearanceSettings.subscribe(apply)
}

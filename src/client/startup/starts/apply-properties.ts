import { syncProperties } from '../../core/contribute/properties.ts'
import { registry } from '../../core/contribute/registry.ts'
import { defineStart } from '../../core/contribute/start.ts'
import { activeTheme, environment, themeSettings } from '../../features/data/theme/index.ts'
import { deriveAccents } from '../../ui/styles/accent.ts'

/** Writes the settings' custom properties and the accents to the root, now and after every change. */
export default defineStart({
  at: 'messages',
  run() {
    syncProperties(document.documentElement, registry().properties)
    const derive = () => deriveAccents(activeTheme(themeSettings.get(), environment()))
    derive()
    themeSettings.subscribe(derive)
    addEventListener('genkan:painted', derive) // the wallpaper's colour may be the primary
  },
})

import { createStore } from 'zustand/vanilla'
import { matchPreferredLanguage } from '../../../core/text/i18n.ts'
import { dataValue, hasFlag, setDataValue } from '../../../ui/dom.ts'
import { activeTheme, type Environment, glassTier, type MachineLoad } from './model.ts'
import { themeSettings } from './settings.first-frame.ts'

const DARK = '(prefers-color-scheme: dark)'
const LESS_TRANSPARENT = '(prefers-reduced-transparency: reduce)'

/** The browser's current preferences. */
export const environment = (): Environment => ({
  dark: matchMedia(DARK).matches,
  reducedTransparency: matchMedia(LESS_TRANSPARENT).matches,
  mobile: hasFlag(document.documentElement, 'mobile'),
})

/** The primary colour in CSS: the user's, or the wallpaper's if that is wanted and could be read. */
const primaryOf = ({ primaryColor, primaryColorByWallpaper }: ReturnType<typeof themeSettings.get>): string =>
  primaryColorByWallpaper ? `var(--gk-wp-primary, ${primaryColor})` : primaryColor

/** The language by the settings and the browser's preferences. */
export const preferredLanguage = () => matchPreferredLanguage(themeSettings.get().locale, navigator.languages)

/** The measured load of the machine; every measurement updates it. */
export const machineLoad = createStore<MachineLoad>()(() => ({ surfaces: undefined, slow: undefined }))

/**
 * Writes theme, tier and primary colour to the root, now and on changes. A tier that is pinned for pictures and
 * measurements (`data-glass-tier-pinned`) stays.
 */
export function syncTheme(root: HTMLElement): void {
  const last = dataValue(root, 'glass-tier') === 'lite' ? 'lite' : 'full'
  const apply = () => {
    const values = themeSettings.get()
    setDataValue(root, 'theme', activeTheme(values, environment()))
    if (!hasFlag(root, 'glass-tier-pinned'))
      setDataValue(root, 'glass-tier', glassTier(values, environment(), machineLoad.getState(), last))
    root.style.setProperty('--gk-primary', primaryOf(values))
  }
  apply()
  themeSettings.subscribe(apply)
  machineLoad.subscribe(apply)
  for (const query of [DARK, LESS_TRANSPARENT]) matchMedia(query).addEventListener('change', apply)
}

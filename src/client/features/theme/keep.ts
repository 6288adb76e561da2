import { chooseLanguage } from '../../core/i18n.ts'
import { perfNow, type Surroundings, themeNow } from './model.ts'
import { themeSettings } from './settings.ts'

const DARK = '(prefers-color-scheme: dark)'
const LESS_TRANSPARENT = '(prefers-reduced-transparency: reduce)'

/** What the browser prefers at this moment. */
export const surroundings = (): Surroundings => ({
  dark: matchMedia(DARK).matches,
  reducedTransparency: matchMedia(LESS_TRANSPARENT).matches,
})

/** The language that the settings and the browser ask for. */
export const wantedLanguage = () => chooseLanguage(themeSettings.get().locale, navigator.languages)

/**
 * Writes theme, tier and primary colour to the root, now and whenever they change.
 * A tier that a test has pinned (`data-perf-pinned`) stays.
 */
export function keepTheme(root: HTMLElement): void {
  const apply = () => {
    const values = themeSettings.get()
    root.dataset['theme'] = themeNow(values, surroundings())
    if (root.dataset['perfPinned'] === undefined) root.dataset['perf'] = perfNow(values, surroundings())
    root.style.setProperty('--gk-primary', values.primaryColor)
  }
  apply()
  themeSettings.subscribe(apply)
  for (const query of [DARK, LESS_TRANSPARENT]) matchMedia(query).addEventListener('change', apply)
}

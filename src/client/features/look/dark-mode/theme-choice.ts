import { activeTheme, type Environment, type themeSettings } from '../../data/theme/index.ts'

type DarkSettings = Pick<ReturnType<typeof themeSettings.get>, 'isDarkMode' | 'darkModeBySysten'>

/** What the user chooses: one of the two themes, or the system's. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The manual toggle: the opposite of the shown theme, no longer following the system. */
export const toggleDark = <T extends DarkSettings>(values: T, environment: Environment): T =>
  withThemeChoice(values, activeTheme(values, environment) === 'light' ? 'dark' : 'light')

/** The chosen theme. */
export function themeChoiceOf({ isDarkMode, darkModeBySysten }: DarkSettings): ThemeChoice {
  if (darkModeBySysten) return 'system'
  return isDarkMode ? 'dark' : 'light'
}

/** The settings with a chosen theme; what followed the system before keeps the user's last own choice. */
export const withThemeChoice = <T extends DarkSettings>(values: T, choice: ThemeChoice): T =>
  choice === 'system'
    ? { ...values, darkModeBySysten: true }
    : { ...values, isDarkMode: choice === 'dark', darkModeBySysten: false }

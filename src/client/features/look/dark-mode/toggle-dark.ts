import { activeTheme, type Environment, type themeSettings } from '../../data/theme/index.ts'

type DarkSettings = Pick<ReturnType<typeof themeSettings.get>, 'isDarkMode' | 'darkModeBySysten'>

/** The manual toggle: the opposite of the shown theme, no longer following the system. */
export const toggleDark = <T extends DarkSettings>(values: T, environment: Environment): T => ({
  ...values,
  isDarkMode: activeTheme(values, environment) === 'light',
  darkModeBySysten: false,
})

import { activeTheme, type Environment, type themeSettings } from '../theme/index.ts'

type Dark = Pick<ReturnType<typeof themeSettings.get>, 'isDarkMode' | 'darkModeBySysten'>

/** The manual toggle: the opposite of what is shown, and no following of the system any more. */
export const toggleDark = <T extends Dark>(values: T, around: Environment): T => ({
  ...values,
  isDarkMode: activeTheme(values, around) === 'light',
  darkModeBySysten: false,
})

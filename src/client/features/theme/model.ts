/** The settings that these rules read. */
interface ThemeValues {
  readonly isDarkMode: boolean
  readonly darkModeBySysten: boolean
  readonly isLowPerformance: boolean
}

/** What the browser and its user prefer by themselves. */
export interface Surroundings {
  readonly dark: boolean
  readonly reducedTransparency: boolean
}

/** Dark while the system is, if the user follows it; else as the user says. */
export function themeNow(
  values: Pick<ThemeValues, 'isDarkMode' | 'darkModeBySysten'>,
  around: Surroundings,
): 'light' | 'dark' {
  const dark = values.darkModeBySysten ? around.dark : values.isDarkMode
  return dark ? 'dark' : 'light'
}

/** Solid papers instead of glass in low-performance mode and for whoever asked the system for less transparency. */
export function perfNow(values: Pick<ThemeValues, 'isLowPerformance'>, around: Surroundings): 'full' | 'solid' {
  return values.isLowPerformance || around.reducedTransparency ? 'solid' : 'full'
}

/** The manual toggle: the opposite of what is shown, and no following of the system any more. */
export function toggleDark<T extends Pick<ThemeValues, 'isDarkMode' | 'darkModeBySysten'>>(
  values: T,
  around: Surroundings,
): T {
  return { ...values, isDarkMode: themeNow(values, around) === 'light', darkModeBySysten: false }
}

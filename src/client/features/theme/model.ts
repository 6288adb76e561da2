/** The settings that these rules read. */
interface ThemeValues {
  readonly isDarkMode: boolean
  readonly darkModeBySysten: boolean
  readonly isLowPerformance: boolean
}

/** What the browser and its user prefer by themselves. */
export interface Environment {
  readonly dark: boolean
  readonly reducedTransparency: boolean
  readonly mobile: boolean
}

/** Dark while the system is, if the user follows it; else as the user says. */
export function activeTheme(
  values: Pick<ThemeValues, 'isDarkMode' | 'darkModeBySysten'>,
  around: Environment,
): 'light' | 'dark' {
  const dark = values.darkModeBySysten ? around.dark : values.isDarkMode
  return dark ? 'dark' : 'light'
}

/** How glass is drawn: with a live blur, with one still blurred copy of the wallpaper, or as solid paper. */
export type GlassTier = 'full' | 'lite' | 'solid'

/** What the machine has to carry, and how it took the first second; undefined before it is known. */
export interface MachineLoad {
  readonly surfaces: number | undefined
  readonly slow: boolean | undefined
}

/** More surfaces than these are not blurred live (DESIGN 3.4). */
const MOST_SURFACES = { desktop: 24, mobile: 12 } as const

/**
 * Paper in low-performance mode and for whoever asked the system for less transparency; the copy where blur is too dear.
 * Until the load is known it is what the last page found (`last`): glass does not change back and forth at each opening.
 */
export function glassTier(
  values: Pick<ThemeValues, 'isLowPerformance'>,
  around: Environment,
  { slow, surfaces }: MachineLoad,
  last: GlassTier,
): GlassTier {
  if (values.isLowPerformance || around.reducedTransparency) return 'solid'
  const most = around.mobile ? MOST_SURFACES.mobile : MOST_SURFACES.desktop
  if (slow === true || (surfaces ?? 0) > most) return 'lite'
  const known = slow !== undefined && surfaces !== undefined
  return !known && last === 'lite' ? 'lite' : 'full'
}

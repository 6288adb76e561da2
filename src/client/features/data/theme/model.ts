/** The settings that these rules read. */
interface ThemeValues {
  readonly isDarkMode: boolean
  readonly darkModeBySysten: boolean
  readonly isLowPerformance: boolean
}

/** Preferences of the system and the kind of screen. */
export interface Environment {
  readonly dark: boolean
  readonly reducedTransparency: boolean
  readonly mobile: boolean
}

/** The theme of the system if the user follows it, else the user's choice. */
export function activeTheme(
  values: Pick<ThemeValues, 'isDarkMode' | 'darkModeBySysten'>,
  environment: Environment,
): 'light' | 'dark' {
  const dark = values.darkModeBySysten ? environment.dark : values.isDarkMode
  return dark ? 'dark' : 'light'
}

/** The rendering of glass: a live blur, one still blurred copy of the wallpaper, or solid paper. */
export type GlassTier = 'full' | 'lite' | 'solid'

/** The number of glass surfaces, and whether the measured second was slow; undefined until measured. */
export interface MachineLoad {
  readonly surfaces: number | undefined
  readonly slow: boolean | undefined
}

/** The maximum number of surfaces with a live blur (DESIGN 3.4). */
const MAX_BLURRED = { desktop: 24, mobile: 12 } as const

/**
 * `solid` in low-performance mode and with reduced transparency, `lite` where a live blur is too expensive. Until the
 * load is measured, the tier of the last page (`last`): glass does not flicker at each opening.
 */
export function glassTier(
  values: Pick<ThemeValues, 'isLowPerformance'>,
  environment: Environment,
  { slow, surfaces }: MachineLoad,
  last: GlassTier,
): GlassTier {
  if (values.isLowPerformance || environment.reducedTransparency) return 'solid'
  const limit = environment.mobile ? MAX_BLURRED.mobile : MAX_BLURRED.desktop
  if (slow === true || (surfaces ?? 0) > limit) return 'lite'
  const isMeasured = slow !== undefined && surfaces !== undefined
  return !isMeasured && last === 'lite' ? 'lite' : 'full'
}

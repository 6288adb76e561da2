import { luminance } from '../../../shared/lib/color/contrast.ts'
import { fromOklab, type Oklab, type Oklch, toOklab, toRgb } from '../../../shared/lib/color/oklch.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'

/** Lightness of shadows: that of the tokens' own shadow colours, dark enough never to read as a glow. */
const shadowLightness: Readonly<Record<Theme, number>> = { light: 0.26, dark: 0.13 }
/** The most colour a shadow may carry. */
const shadowChroma: Readonly<Record<Theme, number>> = { light: 0.045, dark: 0.025 }

/** The wallpaper's shadow colour: the mean hue of its darkest fifth at the lightness of shadows. */
export function shadowOf(cells: readonly Rgb[], theme: Theme): Rgb {
  const darkest = cells
    .toSorted((one, other) => luminance(one) - luminance(other))
    .slice(0, Math.max(1, Math.floor(cells.length / 5)))
  const { chroma, hue } = fromOklab(mean(darkest.map(toOklab)))
  return toRgb({ lightness: shadowLightness[theme], chroma: Math.min(chroma, shadowChroma[theme]), hue })
}

const binCount = 24
/** Colours below this chroma are grey to the eye. */
const greyChroma = 0.02

/** The most colour that glass may carry: every hue of it is within sRGB at the lightness of a light pane. */
const MAX_TINT_CHROMA = 0.018

/** Chroma and hue of glass as CSS writes them: the wallpaper's dominant hue, softened; none for a grey wallpaper. */
export function glassTint(cells: readonly Rgb[]): string {
  const { chroma, hue } = findDominant(cells) ?? { chroma: 0, hue: 0 }
  return `${Math.min(MAX_TINT_CHROMA, chroma).toFixed(3)} ${hue.toFixed()}`
}

/** Whether a tint is from red to yellow, with enough colour to be seen. @param tint as `glassTint` gives it, or empty */
export function isWarm(tint: string): boolean {
  const [chroma = 0, hue = 0] = tint.split(' ').map(Number)
  return chroma >= 0.01 && (hue <= 110 || hue >= 330)
}

/** The wallpaper's dominant colour: the strongest eighth of the hue circle, averaged by chroma. */
function findDominant(cells: readonly Rgb[]): Oklch | undefined {
  const colours = cells.map(toOklab).map((lab) => ({ lab, ...fromOklab(lab) }))
  const vivid = colours.filter(({ chroma }) => chroma >= greyChroma)
  if (vivid.length < cells.length / 50) return undefined
  const weights = Array.from({ length: binCount }, () => 0)
  const binOf = (hue: number) => Math.floor((hue / 360) * binCount) % binCount
  for (const { hue, chroma } of vivid) weights[binOf(hue)] = (weights[binOf(hue)] ?? 0) + chroma
  const near = (bin: number) => [-1, 0, 1].map((step) => (bin + step + binCount) % binCount)
  const strength = (bin: number) => near(bin).reduce((sum, one) => sum + (weights[one] ?? 0), 0)
  const strongest = weights.keys().reduce((best, bin) => (strength(bin) > strength(best) ? bin : best), 0)
  const dominant = vivid.filter(({ hue }) => near(strongest).includes(binOf(hue)))
  const total = dominant.reduce((sum, { chroma }) => sum + chroma, 0)
  return fromOklab(mean(dominant.map(({ lab, chroma }) => scale(lab, (chroma / total) * dominant.length))))
}

const scale = (lab: Oklab, by: number): Oklab => [lab[0] * by, lab[1] * by, lab[2] * by]

function mean(labs: readonly Oklab[]): Oklab {
  const sum = labs.reduce<Oklab>(([l, a, b], lab) => [l + lab[0], a + lab[1], b + lab[2]], [0, 0, 0])
  return scale(sum, 1 / Math.max(1, labs.length))
}

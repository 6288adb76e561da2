import type { Rgb } from '../../../../../../shared/lib/color/rgb.ts'

type Theme = 'light' | 'dark'

/** The light that lies over the landscape of a theme. */
export interface LightMix {
  /** The bundled wallpaper whose colours it has. */
  readonly of: 'dusk' | 'night'
  /** Whether these are as light as mist: over a light landscape dark ones would be a grey veil. */
  readonly isMist: boolean
  /** Its alpha, 0–1, in steps of `STEP`. */
  readonly share: number
  /** The colour of the light on the edges of glass. */
  readonly edge: Rgb
}

/** The sun's heights in degrees: between which it is low, and from which on it is night. */
const LOW = { from: 10, middle: 0, to: -4 } as const
const NIGHT = { from: -4, full: -8 } as const
/** The strongest alphas: the landscape's own ridges stay, and so does the theme. */
const STRONGEST: Readonly<Record<Theme, Readonly<Record<LightMix['of'], number>>>> = {
  light: { dusk: 0.4, night: 0.4 },
  dark: { dusk: 0.2, night: 0 },
}
/** The sun takes some minutes from one step to the next. */
const STEP = 0.05

const EDGES: Readonly<Record<Theme, Readonly<Record<'day' | LightMix['of'], Rgb>>>> = {
  light: { day: [255, 255, 255], dusk: [255, 228, 196], night: [216, 232, 255] },
  dark: { day: [226, 250, 247], dusk: [255, 214, 180], night: [208, 228, 255] },
}

/** The light of a moment: warm while the sun is low, cool at night. @param height of the sun in degrees */
export function lightAt(height: number, theme: Theme): LightMix {
  const dusk = height > LOW.middle ? rise(height, LOW.from, LOW.middle) : rise(height, LOW.to, LOW.middle)
  const night = rise(height, NIGHT.from, NIGHT.full)
  const [of, strength] = night > 0 ? (['night', night] as const) : (['dusk', dusk] as const)
  const share = Math.round((STRONGEST[theme][of] * strength) / STEP) * STEP
  // of the same steps as the share, so that both change together
  const part = Math.round(strength * 10) / 10
  return {
    of,
    isMist: theme === 'light',
    share: Number(share.toFixed(2)),
    edge: mix(EDGES[theme].day, EDGES[theme][of], part),
  }
}

/** From 0 at one height to 1 at another, softly at both; 0 and 1 beyond them. */
function rise(height: number, from: number, to: number): number {
  const way = Math.min(1, Math.max(0, (height - from) / (to - from)))
  return way * way * (3 - 2 * way)
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  Math.round(one[0] + (other[0] - one[0]) * share),
  Math.round(one[1] + (other[1] - one[1]) * share),
  Math.round(one[2] + (other[2] - one[2]) * share),
]

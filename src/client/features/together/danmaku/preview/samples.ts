import { COLORS } from '../colors.ts'

/** A message of the preview; its text is the catalog key `sample.NAME`. */
interface Sample {
  readonly color: string
  /** The hue of its sender's picture, in degrees. */
  readonly hue: number
}

/** Messages of before; there are more than the ten with which a run begins. */
const EARLIER = {
  rain: { color: COLORS.white, hue: 210 },
  moon: { color: COLORS.white, hue: 28 },
  ticket: { color: COLORS.mint, hue: 345 },
  osmanthus: { color: COLORS.orange, hue: 205 },
  night: { color: COLORS.white, hue: 160 },
  tea: { color: COLORS.white, hue: 95 },
  overtime: { color: COLORS.yellow, hue: 250 },
  cat: { color: COLORS.white, hue: 15 },
  song: { color: COLORS.lilac, hue: 290 },
  weekend: { color: COLORS.white, hue: 185 },
  breakfast: { color: COLORS.blue, hue: 45 },
} as const satisfies Readonly<Record<string, Sample>>

/** Messages that have just been sent; the user's own is among them. */
const FRESH = {
  hello: { color: COLORS.white, hue: 330 },
  own: { color: '', hue: 20 },
  sunset: { color: COLORS.white, hue: 120 },
  spring: { color: COLORS.mint, hue: 60 },
} as const satisfies Readonly<Record<string, Sample>>

export type SampleName = keyof typeof EARLIER | keyof typeof FRESH

export const SAMPLES: Readonly<Record<SampleName, Sample>> = { ...EARLIER, ...FRESH }
const BEFORE = Object.keys(EARLIER) as readonly SampleName[]
const NEW = Object.keys(FRESH) as readonly SampleName[]

/** What is shown in a preview: new messages, after the last ten of those before where asked for. */
export const samplesOf = (isRefTen: boolean): readonly SampleName[] => (isRefTen ? [...BEFORE.slice(-10), ...NEW] : NEW)

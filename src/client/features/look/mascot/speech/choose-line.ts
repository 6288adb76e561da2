import type { CharacterId } from '../characters/ids.ts'

/** What is said, by its occasions. */
export type Lines = Readonly<Record<string, readonly string[]>>

/** What a figure knows of a moment. */
export interface Moment {
  /** Local time. */
  readonly hour: number
  /** 0 is January. */
  readonly month: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly character: CharacterId
}

/** What comes first at a moment, with what its lines are filled in. */
export interface Occasion {
  readonly id: string
  /** How likely it is, beside the others. */
  readonly weight: number
  readonly values?: Readonly<Record<string, string | number>>
}

const DAY_PARTS = [
  ...([
    [5, 'late'],
    [7, 'dawn'],
    [11, 'morning'],
    [13, 'noon'],
    [17, 'afternoon'],
    [19, 'evening'],
  ] as const),
  ...([
    [23, 'night'],
    [24, 'late'],
  ] as const),
] as const

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

/** What there is to say at any moment. */
export function occasionsAt({ hour, month, weekday, character }: Moment): readonly Occasion[] {
  const part = DAY_PARTS.find(([end]) => hour < end)?.[1] ?? 'late'
  const day = weekday === 1 ? 'monday' : weekday === 5 ? 'friday' : weekday % 6 === 0 ? 'weekend' : undefined
  return [
    { id: part, weight: 4 },
    { id: SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter', weight: 1.5 },
    { id: character, weight: 3 },
    { id: 'idle', weight: 2 },
    ...(day === undefined ? [] : [{ id: day, weight: 1 }]),
  ]
}

/**
 * One of the lines of these occasions, none that was said lately.
 * @param recent what was said before, the last at the end
 * @param random from 0 to 1
 * @returns undefined where there is no line
 */
export function chooseLine(
  lines: Lines,
  occasions: readonly Occasion[],
  recent: readonly string[],
  random: () => number,
): string | undefined {
  const fresh = occasions.flatMap(({ id, weight, values = {} }) => {
    const texts = (lines[id] ?? []).map((text) => filled(text, values)).filter((text) => !recent.includes(text))
    return texts.map((text) => ({ text, weight: weight / texts.length }))
  })
  const whole = fresh.reduce((sum, { weight }) => sum + weight, 0)
  let at = random() * whole
  for (const { text, weight } of fresh) {
    at -= weight
    if (at <= 0) return text
  }
  if (fresh.length > 0 || recent.length === 0) return fresh.at(-1)?.text
  return chooseLine(lines, occasions, recent.length > 1 ? recent.slice(-1) : [], random)
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

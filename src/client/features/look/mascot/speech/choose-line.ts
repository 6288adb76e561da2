import { formatMessage } from '../../../../core/text/i18n.ts'

/** What is said, by its occasions. */
export type Lines = Readonly<Record<string, readonly string[]>>

/** What there is to say something about. */
export interface Occasion {
  readonly id: string
  /** How likely it is, beside the others. */
  readonly weight: number
  readonly values?: Readonly<Record<string, string | number>>
}

/** A line to say, and what it is about. */
interface Line {
  readonly text: string
  readonly occasion: string
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
): Line | undefined {
  const fresh = occasions.flatMap(({ id, weight, values = {} }) => {
    const texts = (lines[id] ?? []).map((text) => formatMessage(text, values)).filter((text) => !recent.includes(text))
    return texts.map((text) => ({ text, occasion: id, weight: weight / texts.length }))
  })
  const whole = fresh.reduce((sum, { weight }) => sum + weight, 0)
  let at = random() * whole
  for (const { weight, ...line } of fresh) {
    at -= weight
    if (at <= 0) return line
  }
  if (fresh.length > 0 || recent.length === 0) return fresh.at(-1)
  return chooseLine(lines, occasions, recent.length > 1 ? recent.slice(-1) : [], random)
}

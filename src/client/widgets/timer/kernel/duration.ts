import { durationText } from '../../../../shared/lib/text/duration-text.ts'
import { LENGTH_LIMIT_MS } from './countdown.ts'

const UNITS: readonly (readonly [words: string, ms: number])[] = [
  ['小时|小時|时|時間|時|시간|hours?|hrs?|h', 3_600_000],
  ['分钟|分鐘|分|분|minutes?|mins?|m', 60_000],
  ['秒钟|秒鐘|秒|초|seconds?|secs?|s', 1000],
]

/** Numbers and their units one after another, larger ones first: `1h30m`, `10 分钟`, `90s`. */
const BY_UNITS = new RegExp(
  `^${UNITS.map(([words]) => String.raw`(?:(\d+(?:\.\d+)?)\s*(?:${words}))?`).join(String.raw`\s*`)}$`,
)

/**
 * A length of time as it is typed: `5` (minutes), `1:30`, `1:00:00`, `90s`, `10分钟`, `1h30`. In ms, from a second to a day;
 * undefined for any other text.
 */
export function readDuration(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  const ms = byFigures(typed) ?? byUnits(typed)
  return ms === undefined || ms < 1000 || ms > LENGTH_LIMIT_MS ? undefined : Math.round(ms / 1000) * 1000
}

/** `5`, `2.5`: minutes; `1:30`: minutes and seconds; `1:00:00`: hours, too. */
function byFigures(typed: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(typed)) return Number(typed) * 60_000
  if (!/^\d+(:\d{1,2}){1,2}$/.test(typed)) return undefined
  const [seconds = 0, minutes = 0, hours = 0] = typed.split(':').map(Number).toReversed()
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

function byUnits(typed: string): number | undefined {
  // "1h30" leaves the last unit out
  const whole = /\d$/.test(typed) ? `${typed}${/[hr時时]|시간/.test(typed) ? 'm' : 's'}` : typed
  const [, ...numbers] = BY_UNITS.exec(whole) ?? []
  if (numbers.every((number) => number === undefined)) return undefined
  return numbers.reduce((sum, number, at) => sum + Number(number ?? 0) * (UNITS[at]?.[1] ?? 0), 0)
}

/** What is left, in seconds: a second counts until it is over, so that 0:00 is the end. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000)

export const leftText = (ms: number): string => durationText(secondsLeft(ms))

/** What a stopwatch has counted: `0:07.31`. @param digits of the fraction of a second */
export function elapsedText(ms: number, digits: 1 | 2): string {
  const whole = Math.max(0, Math.floor(ms))
  const fraction = String(whole % 1000)
    .padStart(3, '0')
    .slice(0, digits)
  return `${durationText(Math.floor(whole / 1000))}.${fraction}`
}

/** Ms until the figures of what is left, or has passed, change. @param anchor a moment at which they do */
export const untilNextSecond = (now: number, anchor: number): number => 1000 - ((((now - anchor) % 1000) + 1000) % 1000)

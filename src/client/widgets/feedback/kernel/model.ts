import {
  FEEDBACK_LIMITS,
  type Feedback,
  type FeedbackState,
  OPEN_FEEDBACK,
  sendFeedback,
} from '../../../../shared/api/feedback.ts'
import { visibleLines } from '../../../../shared/lib/text/one-line.ts'

/** How many code points of a text are sent. */
export const lengthOf = (text: string): number => Array.from(visibleLines(text)).length

/** Why a text cannot be sent. */
export type TextProblem = 'empty' | 'long'

export function textProblem(text: string): TextProblem | undefined {
  const length = lengthOf(text)
  if (length === 0) return 'empty'
  return length > FEEDBACK_LIMITS.text ? 'long' : undefined
}

/** Why a file cannot be sent as a picture. */
export type PictureProblem = 'type' | 'large'

export function pictureProblem({ type, size }: Pick<Blob, 'type' | 'size'>): PictureProblem | undefined {
  const { types, maxBytes } = sendFeedback.file
  if (!types.includes(type)) return 'type'
  return size > maxBytes ? 'large' : undefined
}

/** Whether anything of it waits for the administrator. */
export const isWaiting = (list: readonly Feedback[]): boolean =>
  list.some(({ state }) => OPEN_FEEDBACK.some((open) => open === state))

/** Whether anything is there that its author has not seen. */
export const hasNews = (list: readonly Feedback[]): boolean => list.some(({ isNew }) => isNew)

/** The last moment at which anything of it was answered or changed its state, in ms since the epoch; 0 for never. */
export const lastChange = (list: readonly Feedback[]): number =>
  list.reduce((last, { changedAt }) => Math.max(last, changedAt), 0)

/** What its author has seen by now: all changes until a moment. */
export const seenUntil = (list: readonly Feedback[], until: number): readonly Feedback[] =>
  list.map((one) => (one.isNew && one.changedAt <= until ? { ...one, isNew: false } : one))

/** Whether a text has more lines than a list shows, by its length. */
export const isLengthy = (text: string): boolean => text.length > 220 || text.split('\n').length > 6

/** How a state is told from others at a glance. */
export const TONES: Readonly<Record<FeedbackState, 'plain' | 'ok' | 'waiting'>> = {
  received: 'plain',
  looking: 'waiting',
  done: 'ok',
  notReproduced: 'plain',
  declined: 'plain',
}

const HOUR_MS = 3_600_000
const UNITS = [
  ['year', 365 * 24 * HOUR_MS],
  ['month', 30 * 24 * HOUR_MS],
  ['day', 24 * HOUR_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
] as const

/** How long ago something was, in its largest unit, of whole days and more rounded; a clock that is ahead is taken for now. */
export function ageOf(
  then: number,
  now: number,
): { readonly count: number; readonly unit: Intl.RelativeTimeFormatUnit } {
  const passed = Math.max(0, now - then)
  const [unit, ms] = UNITS.find(([, least]) => passed >= least) ?? ['second', Number.POSITIVE_INFINITY]
  return { count: -Math.floor(passed / ms) || 0, unit }
}

import { nearestStep, type Steps } from '../../lib/values/steps.ts'

/** Steps that Shift and an arrow key move by. */
const LARGE_STEP = 10

/** Full-width letters and digits as plain ones, without spaces; `x` is typed for ×. */
const plainText = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase().replaceAll('x', '×')

/**
 * Parses a number as people type it: full-width digits, a decimal comma, commas between thousands.
 * @param unit as the field shows it; it may be typed behind the number, and no other one
 * @returns undefined if the text is no number; the range is not checked
 */
export function readNumber(text: string, unit = ''): number | undefined {
  if (text.length > 24) return undefined
  const [plain, suffix] = [plainText(text).replace(/[−–]/, '-'), plainText(unit)]
  const amount = plain.endsWith(suffix) ? plain.slice(0, plain.length - suffix.length) : plain
  if (!/^[+-]?(?:\d[\d,]*\.?\d*|[.,]\d+)$/.test(amount)) return undefined
  const value = Number(amount.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** Formats a number for display, with a true minus sign. */
export function writeNumber(value: number): string {
  return String(value).replace('-', '−')
}

/** The typed number, clamped to the range and rounded to a step; undefined if the text is no number of this unit. */
export function typedNumber(text: string, steps: Steps, unit: string): number | undefined {
  const value = readNumber(text, unit)
  return value === undefined ? undefined : nearestStep(value, steps)
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** The value after Shift and an arrow key: ten steps at once. Undefined for other keys, which the input handles. */
export function largeStep(key: string, shift: boolean, value: number, steps: Steps): number | undefined {
  const direction = DIRECTIONS[key]
  return !shift || direction === undefined ? undefined : nearestStep(value + direction * LARGE_STEP * steps.step, steps)
}

/** The fraction of the track before the thumb, 0–1. */
export function fillFraction(value: number, { min, max }: Steps): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
}

/** The size as it is drawn, in whole pixels. @param least that is drawn, however small the size */
export const drawnSize = (size: number, scale: number, least = Number.NEGATIVE_INFINITY): number =>
  Math.max(least, scale === 1 ? size : Math.round(size * scale))

/** How far a finger moves before its direction counts, in px. */
const TOUCH_SLOP_PX = 6

/** Whether a finger that has moved this far, in px, drags a slider: sideways first. Up or down first, it scrolls. */
export const isSlide = (x: number, y: number): boolean => Math.abs(x) >= TOUCH_SLOP_PX && Math.abs(x) > Math.abs(y)

/** A segmented control has at most four options, in one line beside its label; sizes in px. */
const SEGMENTS = { count: 4, width: 176, character: 12, padding: 20 } as const

/** Whether these options fit a segmented control; otherwise they are a menu. */
export function fitsSegments(labels: readonly string[]): boolean {
  const width = labels.reduce((sum, label) => sum + SEGMENTS.padding + lengthOf(label) * SEGMENTS.character, 0)
  return labels.length <= SEGMENTS.count && width <= SEGMENTS.width
}

/** Width in Han characters; a Latin one is a little more than half as wide. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2e80 ? 0.55 : 1), 0)
}

/** Cells of a picker in a row. */
export const PICKER_COLUMNS = 5

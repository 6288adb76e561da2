import { nearestStep, type Steps } from '../../../shared/lib/data/steps.ts'

/** Steps that an arrow takes with Shift. */
const LEAP = 10

/**
 * The number in a text as people type it: full-width digits, a comma for the point, a unit behind it, one comma between
 * thousands. Undefined for what is no number; nothing is said of its range.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > 24) return undefined
  const plain = text.normalize('NFKC').replace(/[−–]/, '-').replaceAll(/\s/g, '')
  const [, amount] = /^([+-]?(?:\d[\d,]*\.?\d*|[.,]\d+|\d+,\d+))(?:%|×|\p{L}+)?$/u.exec(plain) ?? []
  if (amount === undefined) return undefined
  const value = Number(amount.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** A number as it is shown: with a true minus. */
export function writeNumber(value: number): string {
  return String(value).replace('-', '−')
}

/** What was typed, brought into the range; undefined if it is no number. */
export function typedNumber(text: string, steps: Steps): number | undefined {
  const value = readNumber(text)
  return value === undefined ? undefined : nearestStep(value, steps)
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** Where Shift and an arrow lead: ten steps at once; undefined for any other key, which the slider itself answers. */
export function leap(key: string, shift: boolean, value: number, steps: Steps): number | undefined {
  const way = WAYS[key]
  return !shift || way === undefined ? undefined : nearestStep(value + way * LEAP * steps.step, steps)
}

/** How much of the track lies before the knob, 0–1. */
export function shareOf(value: number, { min, max }: Steps): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
}

/** A segmented control has at most four options, and stands in one line beside its label. */
const SEGMENTS = { count: 4, width: 176, character: 12, padding: 20 } as const

/** Whether these options are drawn as segments; otherwise as a menu. */
export function fitsSegments(labels: readonly string[]): boolean {
  const width = labels.reduce((sum, label) => sum + SEGMENTS.padding + lengthOf(label) * SEGMENTS.character, 0)
  return labels.length <= SEGMENTS.count && width <= SEGMENTS.width
}

/** Characters as wide as a Han one; a Latin one is a little more than half as wide. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2e80 ? 0.55 : 1), 0)
}

/** Cells of a picker in a row. */
export const CELLS = 5

/** Where a key leads from cell `at` of `count`, `columns` in a row; undefined if it leads nowhere. */
export function cellAfter(key: string, at: number, count: number, columns: number = CELLS): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns }[key]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return to !== undefined && to >= 0 && to < count ? to : undefined
}

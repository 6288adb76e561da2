import type { Language } from '../../../shared/constants.ts'
import type { Quote } from '../../../shared/entities/daily-text.ts'
import { LANGUAGE_TABLE } from '../../../shared/languages.ts'

/** Whether quotes open with a corner bracket instead of a quotation mark. */
export const hasCorner = (language: Language): boolean => LANGUAGE_TABLE[language].quotes === '「」'

/** All other letters beside those of a square, in wide faces such as DejaVu Serif; Georgia has half. */
const LATIN = 0.58

/** The width of a text in letters of a square: Han, kana and Hangul 1. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) =>
      sum + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 1 : LATIN),
    0,
  )
}

/** A tile's cells and gaps at their smallest, in px. */
const CELL = 52
const GAP = 27
export const LINE_HEIGHT = 1.5

/**
 * The lines of a text with so many letters of a square in each: words stay whole, Han breaks anywhere; a phrase of
 * Japanese stays whole, too, which leaves the end of the line before it empty.
 */
function linesNeeded(text: string, perLine: number): number {
  if (/[\u3040-\u30ff]/.test(text)) return Math.ceil(widthOf(text) / Math.max(1, Math.floor(perLine) - 2.6))
  // punctuation that may not begin a line leaves the end of the one before it empty
  if (/[\u4e00-\u9fff]/.test(text)) return Math.ceil(widthOf(text) / Math.max(1, Math.floor(perLine) - 0.6))
  let lines = 1
  let used = 0
  for (const word of text.split(' ').map(widthOf)) {
    const longer = used === 0 ? word : used + LATIN + word
    const fits = used === 0 || longer <= perLine
    used = fits ? longer : word
    if (!fits) lines += 1
  }
  return lines
}

/** The sizes of letters in px, and what is not the text's: at its sides, and above and below it. */
function roomOf(rows: number, columns: number, corner: boolean) {
  // in a single row there is neither mark nor source
  if (rows === 1) return { largest: 14, least: 12, beside: 24, around: 10 }
  // a large tile is read from afar
  const largest = rows >= 4 && columns >= 4 ? 16 + 5 * rows : Math.min(26, 16 + 2 * rows)
  if (!corner) return { largest, least: columns < 4 ? 13 : 14, beside: 28, around: 51 }
  return columns < 4 ? { largest, least: 13, beside: 34, around: 50 } : { largest, least: 15, beside: 44, around: 41 }
}

interface QuoteFit {
  /** Of its letters, in px. */
  readonly size: number
  /** Whether the tile has room for all of it at that size. */
  readonly isWhole: boolean
}

/**
 * The size of a quote's letters in a tile: as large as its lines have room.
 * @param corner whether it stands beside a corner bracket, not below a quotation mark
 */
export function fitQuote(text: string, rows: number, columns: number, corner: boolean): QuoteFit {
  const { largest, least, beside, around } = roomOf(rows, columns, corner)
  const width = columns * CELL + (columns - 1) * GAP - beside
  const height = rows * CELL + (rows - 1) * GAP - around
  const fits = (size: number) =>
    linesNeeded(text, width / (size * 1.03)) <= Math.floor(height / (size * LINE_HEIGHT) + 0.01)
  let size = largest
  while (size > least && !fits(size)) size -= 1
  return { size, isWhole: fits(size) }
}

/** A quote of a day, and the one that a tile shows of it or, where it is too long, in its place. */
export interface TileQuote {
  readonly ofDay: string
  readonly shown: Quote
}

/** A quote as the tiles show it: itself where one has room for it or none shows it, else what the latest has in its place. */
export function quoteOfTiles(tiles: Readonly<Record<string, TileQuote>>, quote: Quote): Quote {
  const shown = Object.values(tiles).filter(({ ofDay }) => ofDay === quote.hitokoto)
  const isShown = shown.some((one) => one.shown.hitokoto === quote.hitokoto)
  return isShown ? quote : (shown.at(-1)?.shown ?? quote)
}

/** The quote as it is copied, with its source. */
export function plainQuote(quote: Quote, language: Language): string {
  return `${quote.hitokoto}\n—— ${sourceOf(quote, language)}`
}

/** Who said it where it is known, else the work: what a narrow tile has room for. */
export const shortSourceOf = ({ from, from_who }: Pick<Quote, 'from' | 'from_who'>): string => from_who ?? from

/** Author and work: 《》 in Chinese where both are known. */
export function sourceOf({ from, from_who }: Pick<Quote, 'from' | 'from_who'>, language: Language): string {
  if (from_who === undefined) return from
  if (language === 'zh-CN' || language === 'zh-TW') return `${from_who}《${from}》`
  if (language === 'ja') return `${from_who}『${from}』`
  return `${from_who}, ${from}`
}

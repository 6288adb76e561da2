import { DomUtils, parseDocument } from 'htmlparser2'
import type { HttpResponse } from '../../core/ports/http.ts'
import { SourceFailure, SourceRefusal } from '../source.ts'
import { readPage } from '../text.ts'

type Row = ReturnType<typeof parseDocument>
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** Rows that are parsed, and characters of each: the time of a hostile page is bounded. */
const ROWS_LIMIT = 100
const ROW_LENGTH = 4000

/**
 * The rows of a page, each parsed alone. @param board a text that only the page with the board has @param begin how a row
 * begins @throws SourceRefusal for another page, such as a robot check @throws SourceFailure `shape` for a part of it
 */
export function pageRows(response: HttpResponse, board: string, begin: string): readonly Row[] {
  const page = readPage(response)
  const [, ...after] = page.split(board)
  if (after.length === 0) throw new SourceRefusal('a page without the board')
  if (!page.includes('</html>')) throw new SourceFailure('shape', 'a page that breaks off')
  const [, ...rows] = after.join(board).split(begin)
  return rows.slice(0, ROWS_LIMIT).map((row) => parseDocument(begin + row.slice(0, ROW_LENGTH)))
}

/** An element of a row: its text and, of a link, its address; both empty where there is none. */
interface Part {
  readonly text: string
  readonly href: string
}

/** The first element of a row that a path leads to, of tags and classes such as `['.title', 'a']`. */
export function partOf(row: Row, path: readonly string[]): Part {
  const element = path.reduce<Row | Element | null>(
    (within, step) => within && DomUtils.findOne((one) => isOf(one, step), within.children),
    row,
  )
  if (element === null || !('attribs' in element)) return { text: '', href: '' }
  return { text: DomUtils.textContent(element).trim(), href: element.attribs.href ?? '' }
}

const isOf = ({ name, attribs }: Element, step: string): boolean =>
  step.startsWith('.') ? (attribs.class ?? '').split(/\s+/).includes(step.slice(1)) : name === step

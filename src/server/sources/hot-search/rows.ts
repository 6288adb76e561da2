import * as v from 'valibot'
import {
  HEAT_LIMIT,
  HOT_LABELS,
  HOT_ROWS_LIMIT,
  type HotRow,
  hotRowSchema,
} from '../../../shared/entities/hot-search.ts'
import { type Attempt, defineSource, type Source, SourceFailure, type SourceRequest } from '../source.ts'
import { cleanText, knownRows, parseShape, readJson, requireRows } from '../text.ts'

export type HotSource = Source<void, readonly HotRow[]>
type HotAttempt = Attempt<void, readonly HotRow[]>

/** What a board says of an entry: heat is a number, or a text with a number such as `622 万热度` or `2.4w`. */
export interface HotEntry {
  readonly title: string
  readonly url: string
  readonly heat?: unknown
  /** Left out where it is none of those that are shown. */
  readonly label?: unknown
}

/** A board is fresh for ten minutes (spec section 7) and the same for everybody. */
export const BOARD = { freshSeconds: 600, timeoutMs: 8000, maxBytes: 2 * 1024 * 1024, isPersisted: true } as const

/** Declares a board. */
export const defineBoard = (name: string, ...attempts: readonly [HotAttempt, ...HotAttempt[]]): HotSource =>
  defineSource({ id: `hot.${name}`, ...BOARD, key: () => '', attempts })

interface JsonList<Row> {
  readonly visit?: SourceRequest
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** The path of the list in the answer. */
  readonly at: readonly (string | number)[]
  readonly row: v.GenericSchema<unknown, Row>
  /** Undefined for a row that is no entry, such as an advertisement. */
  readonly entry: (row: Row) => HotEntry | undefined
}

/** An attempt at an address that answers with a list in JSON. */
export const jsonList = <Row>({ visit, url, headers, at, row, entry }: JsonList<Row>): HotAttempt => ({
  ...(visit && { visit }),
  request: () => ({ url, ...(headers && { headers }) }),
  read: (response) => toRows(listAt(readJson(response), at), row, entry),
})

/** The list at a path of an answer. @throws SourceFailure `shape` where there is none */
export function listAt(answer: unknown, path: readonly (string | number)[]): readonly unknown[] {
  let node = answer
  for (const name of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name))
      throw new SourceFailure('shape', `no ${path.join('.')}`)
    node = Object.getOwnPropertyDescriptor(node, name)?.value
  }
  return parseShape(v.array(v.unknown()), node)
}

/**
 * The rows of a board: those of the known shape, each title once, at most twenty.
 * @throws SourceFailure `shape` when there are rows and none of them has the known shape, `empty` when none is usable
 */
export function toRows<Row>(
  rows: readonly unknown[],
  schema: v.GenericSchema<unknown, Row>,
  toEntry: (row: Row) => HotEntry | undefined,
): readonly HotRow[] {
  const byTitle = new Map<string, Omit<HotRow, 'hotSearchOrder'>>()
  for (const row of knownRows(schema, rows)) {
    const entry = toEntry(row)
    const clean = entry && cleanEntry(entry)
    if (clean !== undefined && !byTitle.has(clean.hotSearchTitle)) byTitle.set(clean.hotSearchTitle, clean)
  }
  const ranked = [...byTitle.values()].map((row, index): HotRow => ({ hotSearchOrder: index + 1, ...row }))
  return requireRows(ranked.slice(0, HOT_ROWS_LIMIT).filter((row) => v.is(hotRowSchema, row)))
}

function cleanEntry({ title, url, heat, label }: HotEntry): Omit<HotRow, 'hotSearchOrder'> | undefined {
  const hotSearchTitle = [...cleanText(title)].slice(0, 200).join('').slice(0, 200)
  const address = URL.parse(url)
  if (hotSearchTitle === '' || address === null || !/^https?:$/.test(address.protocol)) return undefined
  address.protocol = 'https:'
  if (address.username !== '' || address.href.length > 2000) return undefined
  const hotSearchHeat = heatOf(heat)
  const hotSearchLabel = HOT_LABELS.find((one) => one === label)
  return {
    ...{ hotSearchTitle, hotSearchUrl: address.href },
    ...(hotSearchHeat !== undefined && { hotSearchHeat }),
    ...(hotSearchLabel !== undefined && { hotSearchLabel }),
  }
}

const UNITS: Readonly<Record<string, number>> = { 万: 1e4, w: 1e4, 亿: 1e8 }

/** A heat as a number; undefined where there is none, such as 0. */
export function heatOf(heat: unknown): number | undefined {
  const count = countOf(heat)
  return count >= 1 && count <= HEAT_LIMIT ? Math.round(count) : undefined
}

function countOf(heat: unknown): number {
  if (typeof heat === 'number') return heat
  const found = /(?<number>\d+(?:\.\d+)?)\s*(?<unit>[万w亿])?/i.exec(typeof heat === 'string' ? heat : '')?.groups
  if (found === undefined) return Number.NaN
  return Number(found.number) * (UNITS[found.unit?.toLowerCase() ?? ''] ?? 1)
}

export const filled = v.pipe(v.string(), v.trim(), v.minLength(1))
/** An id, as a number or as text. */
export const id = v.pipe(
  v.union([filled, v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.regex(/^[\w-]{1,64}$/),
)

import * as v from 'valibot'
import { oneLine } from '../../shared/lib/text/one-line.ts'
import type { HttpResponse } from '../core/ports/http.ts'
import { SourceFailure, SourceRefusal } from './source.ts'

const CHARSET = /charset\s*=\s*"?([\w-]+)/i

/**
 * Decodes a body by the declared charset, else as UTF-8, else as GBK, which older Chinese services send undeclared.
 * @throws SourceFailure `empty`; `shape` for an unknown charset. @throws SourceRefusal for an HTML page
 */
export function readText(response: HttpResponse): string {
  const text = readPage(response)
  if (text.startsWith('<')) throw new SourceRefusal('a page instead of an answer')
  return text
}

/** The same where an HTML page is the answer. @throws SourceFailure `empty`; `shape` for an unknown charset. */
export function readPage(response: HttpResponse): string {
  if (response.body.byteLength === 0) throw new SourceFailure('empty', 'an empty answer')
  const declared = CHARSET.exec(response.headers['content-type'] ?? '')?.[1]
  const decoded =
    (declared && decode(response.body, declared)) ?? decode(response.body, 'utf-8') ?? decode(response.body, 'gbk')
  if (decoded === undefined) throw new SourceFailure('shape', 'bytes in no known charset')
  const text = decoded.trim()
  if (text === '') throw new SourceFailure('empty', 'an answer without text')
  return text
}

function decode(body: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** Decodes a body and parses it as JSON. @throws SourceFailure as `readText`; `shape` when it is not JSON. */
export function readJson(response: HttpResponse): unknown {
  const text = readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure('shape', 'not JSON')
  }
}

/** Parses with a schema that declares only the fields in use. @throws SourceFailure `shape` with the field's path. */
export function parseShape<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new SourceFailure('shape', v.getDotPath(parsed.issues[0]) ?? 'not the known shape')
  return parsed.output
}

/**
 * The rows of an answer that have the known shape; the others are dropped.
 * @throws SourceFailure `shape` when there are rows and none of them has it
 */
export function knownRows<Row>(schema: v.GenericSchema<unknown, Row>, rows: readonly unknown[]): readonly Row[] {
  const known = anyKnownRows(schema, rows)
  if (rows.length > 0 && known.length === 0) throw new SourceFailure('shape', 'no row has the known shape')
  return known
}

/** The same where it is no failure that there are none. */
export const anyKnownRows = <Row>(schema: v.GenericSchema<unknown, Row>, rows: readonly unknown[]): readonly Row[] =>
  rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? [parsed.output] : []
  })

/** The rows of a list that is never empty. @throws SourceFailure `empty`, a fault of the source */
export function requireRows<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length === 0) throw new SourceFailure('empty', 'no usable row', { isFault: true })
  return rows
}

/** A text of a third party on one line, without invisible characters. */
export const cleanText = (text: string): string => oneLine(text)

/** A text of a third party likewise, of whole characters, at most so many UTF-16 units of them. */
export function shorten(text: string, length: number): string {
  let short = ''
  for (const character of cleanText(text)) {
    if (short.length + character.length > length) break
    short += character
  }
  return short.trim()
}

/** A text of an answer that may be missing or of another type. */
export const looseText = v.fallback(v.string(), '')
/** How many; 0 where an answer does not say. */
export const looseCount = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)
/** A list of an answer; empty where there is none. */
export const looseList = v.fallback(v.array(v.unknown()), [])

/**
 * The code by which a third party says why it refuses: digits, or names with points such as AuthFailure.SecretIdNotFound.
 * Anything else may be what it was asked, or its key, and is not repeated.
 */
export const codeOf = (said: string | number): string =>
  /^(?:-?\d{1,6}|(?:\.?[A-Z][a-z]{1,20}){1,8})$/.exec(String(said))?.[0] ?? 'unknown'

/** Encodes a text for a query string; lone surrogates, on which `encodeURIComponent` throws, are replaced. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

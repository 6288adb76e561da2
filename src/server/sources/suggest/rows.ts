import * as v from 'valibot'
import { SUGGESTIONS_LIMIT } from '../../../shared/api/suggest.ts'
import { SEARCH } from '../../../shared/constants.ts'
import { SourceFailure } from '../source.ts'

/** Characters removed from suggestions: control, bidirectional, zero-width, annotation and tag characters. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu

/**
 * Cleans the rows of a response: strings only, unique, none empty or too long, at most ten; other rows are dropped.
 * @throws SourceFailure `shape` when there are rows and none of them is a string.
 */
export function toSuggestions(rows: readonly unknown[]): readonly string[] {
  const texts = rows.filter((row) => typeof row === 'string')
  if (rows.length > 0 && texts.length === 0) throw new SourceFailure('shape', 'no row is a text')
  const clean = texts.map((text) => text.replace(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim())
  const fit = clean.filter((text) => text !== '' && [...text].length <= SEARCH.inputLength)
  return [...new Set(fit)].slice(0, SUGGESTIONS_LIMIT)
}

/** Parses with a schema that declares only the fields in use. @throws SourceFailure `shape` with the field's path. */
export function parseShape<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new SourceFailure('shape', v.getDotPath(parsed.issues[0]) ?? 'not the known shape')
  return parsed.output
}

/** `[query, [suggestion …], …]`, the OpenSearch format of most engines. */
export const openSearch = v.looseTuple([v.unknown(), v.array(v.unknown())])

/** A field of a row; undefined when the row is not an object. */
export function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Object.getOwnPropertyDescriptor(row, name)?.value : undefined
}

/** Encodes a text for a query string; lone surrogates, on which `encodeURIComponent` throws, are replaced. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Fields that all suggestion sources share. */
export const SUGGESTIONS = {
  freshSeconds: 3600,
  timeoutMs: 2000,
  maxBytes: 64 * 1024,
  key: (text: string) => text,
} as const

import * as v from 'valibot'
import { SUGGESTIONS_LIMIT } from '../../../shared/api/suggest.ts'
import { SEARCH } from '../../../shared/constants.ts'
import { SourceFailure } from '../source.ts'
import { cleanText } from '../text.ts'

/**
 * Cleans the rows of a response: strings only, unique, none empty or too long, at most ten; other rows are dropped.
 * @throws SourceFailure `shape` when there are rows and none of them is a string.
 */
export function toSuggestions(rows: readonly unknown[]): readonly string[] {
  const texts = rows.filter((row) => typeof row === 'string')
  if (rows.length > 0 && texts.length === 0) throw new SourceFailure('shape', 'no row is a text')
  const clean = texts.map(cleanText)
  const fit = clean.filter((text) => text !== '' && [...text].length <= SEARCH.inputLength)
  return [...new Set(fit)].slice(0, SUGGESTIONS_LIMIT)
}

/** `[query, [suggestion …], …]`, the OpenSearch format of most engines. */
export const openSearch = v.looseTuple([v.unknown(), v.array(v.unknown())])

/** A field of a row; undefined when the row is not an object. */
export function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Object.getOwnPropertyDescriptor(row, name)?.value : undefined
}

/** Fields that all suggestion sources share. */
export const SUGGESTIONS = {
  freshSeconds: 3600,
  timeoutMs: 2000,
  maxBytes: 64 * 1024,
  key: (text: string) => text,
} as const

import * as v from 'valibot'
import { SUGGESTIONS_LIMIT } from '../../../shared/api/suggest.ts'
import { SEARCH } from '../../../shared/constants.ts'
import { SourceFailure } from '../source.ts'

/** What a suggestion may not hold: control characters, and those that turn or hide the text around them. */
const UNSEEN = /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu

/**
 * Makes the list of an answer fit to show: texts only, each once, none empty or too long, at most ten. Rows of another
 * shape are left out; when there are rows and none of them is a text, the answer is not what it used to be.
 */
export function toSuggestions(rows: readonly unknown[]): readonly string[] {
  const texts = rows.filter((row) => typeof row === 'string')
  if (rows.length > 0 && texts.length === 0) throw new SourceFailure('shape', 'no row is a text')
  const clean = texts.map((text) => text.replace(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim())
  const fit = clean.filter((text) => text !== '' && [...text].length <= SEARCH.inputLength)
  return [...new Set(fit)].slice(0, SUGGESTIONS_LIMIT)
}

/** Parses with a schema of the upstream, of which only the fields that we use are named. */
export function parseShape<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new SourceFailure('shape', v.getDotPath(parsed.issues[0]) ?? 'not the known shape')
  return parsed.output
}

/** `[question, [suggestion …], …]`, the OpenSearch form that most engines answer in. */
export const openSearch = v.looseTuple([v.unknown(), v.array(v.unknown())])

/** A field of a row that may not be an object at all. */
export function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Object.getOwnPropertyDescriptor(row, name)?.value : undefined
}

/** A text as a value of a query. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** What all five have in common. */
export const SUGGESTIONS = {
  keepSeconds: 3600,
  timeoutMs: 2000,
  maxBytes: 64 * 1024,
  key: (text: string) => text,
} as const

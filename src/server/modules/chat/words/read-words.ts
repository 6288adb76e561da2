import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { StartFailure } from '../../../core/start.ts'
import { createMask, type WordList } from './mask.ts'
import type { Simplified } from './normalize.ts'

const tableSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ traditional: v.string(), simplified: v.string() }),
  v.transform(({ traditional, simplified }) => [[...traditional], [...simplified]] as const),
  v.check(([traditional, simplified]) => traditional.length === simplified.length, 'the forms are not as many'),
)

/** Reads `catalog/characters/simplified.json`. @throws if it is none */
export function parseSimplified(json: string): Simplified {
  const [traditional, simplified] = v.parse(tableSchema, json)
  return new Map(traditional.map((sign, index) => [sign, simplified[index] ?? sign]))
}

/** Reads a word list: a word a line; `#` begins a comment, `!` a word that is allowed. */
export function parseWords(text: string): WordList {
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const isAllowed = (line: string) => line.startsWith('!')
  return {
    words: lines.filter((line) => !isAllowed(line)),
    allowed: lines.filter(isAllowed).map((line) => line.slice(1).trim()),
  }
}

/**
 * Opens the operator's word list.
 * @param path of his file; without one nothing is masked
 * @param readTable gives `catalog/characters/simplified.json`
 * @throws StartFailure if the file cannot be read or is no UTF-8
 */
export async function openWordMask(
  path: string | undefined,
  readTable: () => Promise<string>,
): Promise<(text: string) => string> {
  if (path === undefined) return (text) => text
  const bytes = await readFile(path).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new StartFailure(`CHAT_WORDS: the file ${path} cannot be read (${reason}).`)
  })
  return createMask(parseWords(decode(bytes, path)), parseSimplified(await readTable()))
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartFailure(`CHAT_WORDS: the file ${path} is no text in UTF-8.`)
  }
}

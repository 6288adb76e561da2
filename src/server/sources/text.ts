import type { HttpAnswer } from '../core/http.ts'
import { SourceFailure } from './source.ts'

const CHARSET = /charset\s*=\s*"?([\w-]+)/i

/**
 * The text of an answer. Its charset is what the header says, else UTF-8, else, when the bytes are no UTF-8, GBK, which
 * the older Chinese services still send without saying so.
 */
export function readText(answer: HttpAnswer): string {
  if (answer.body.byteLength === 0) throw new SourceFailure('empty', 'an empty answer')
  const said = CHARSET.exec(answer.headers['content-type'] ?? '')?.[1]
  const decoded = (said && decode(answer.body, said)) ?? decode(answer.body, 'utf-8') ?? decode(answer.body, 'gbk')
  if (decoded === undefined) throw new SourceFailure('shape', 'bytes in no known charset')
  const text = decoded.trim()
  if (text === '') throw new SourceFailure('empty', 'an answer without text')
  if (text.startsWith('<')) throw new SourceFailure('blocked', 'a page instead of an answer')
  return text
}

function decode(body: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** The JSON of an answer. */
export function readJson(answer: HttpAnswer): unknown {
  const text = readText(answer)
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure('shape', 'not JSON')
  }
}

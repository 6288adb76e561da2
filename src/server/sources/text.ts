import type { HttpResponse } from '../core/http.ts'
import { SourceFailure } from './source.ts'

const CHARSET = /charset\s*=\s*"?([\w-]+)/i

/**
 * Decodes a body by the declared charset, else as UTF-8, else as GBK, which older Chinese services send undeclared.
 * @throws SourceFailure `empty`; `blocked` for an HTML page; `shape` for an unknown charset.
 */
export function readText(response: HttpResponse): string {
  if (response.body.byteLength === 0) throw new SourceFailure('empty', 'an empty answer')
  const declared = CHARSET.exec(response.headers['content-type'] ?? '')?.[1]
  const decoded =
    (declared && decode(response.body, declared)) ?? decode(response.body, 'utf-8') ?? decode(response.body, 'gbk')
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

/** Decodes a body and parses it as JSON. @throws SourceFailure as `readText`; `shape` when it is not JSON. */
export function readJson(response: HttpResponse): unknown {
  const text = readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure('shape', 'not JSON')
  }
}

import { CODE } from '../../shared/api/endpoint.ts'
import type { MessageKey, MessageValues } from './messages.ts'

/** A request that is answered with a code other than 0; `key` is the text that the user is shown, in their language. */
export class Refusal extends Error {
  readonly code: number
  readonly key: MessageKey
  readonly values: MessageValues
  readonly headers: Readonly<Record<string, string>>

  constructor(code: number, key: MessageKey, values: MessageValues, headers: Readonly<Record<string, string>>) {
    super(key)
    this.name = 'Refusal'
    this.code = code
    this.key = key
    this.values = values
    this.headers = headers
  }
}

/** Ends the handling of a request with a code and a text; `headers` go out with the answer. */
export function refuse(
  code: number,
  key: MessageKey,
  values: MessageValues = {},
  headers: Readonly<Record<string, string>> = {},
): never {
  throw new Refusal(code, key, values, headers)
}

const OWN_STATUS: ReadonlySet<number> = new Set([CODE.tooLarge, CODE.tooMany, CODE.failed, CODE.unavailable])

/** The HTTP status that goes with a code: answers are 200, also refusing ones; too large, too many and failures are themselves. */
export function statusOf(code: number): 200 | 413 | 429 | 500 | 503 {
  // OWN_STATUS holds exactly these four
  return OWN_STATUS.has(code) ? (code as 413 | 429 | 500 | 503) : 200
}

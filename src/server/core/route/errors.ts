import { CODE } from '../../../shared/api/endpoint.ts'
import type { MessageKey, MessageValues } from '../messages.ts'

/** An error that becomes a response with a code other than 0; `key` names the message for the user. */
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

/** Ends the handling of a request with a code and a message; `headers` are added to the response. @throws Refusal */
export function refuse(
  code: number,
  key: MessageKey,
  values: MessageValues = {},
  headers: Readonly<Record<string, string>> = {},
): never {
  throw new Refusal(code, key, values, headers)
}

const ERROR_STATUSES: ReadonlySet<number> = new Set([
  CODE.loginExpired,
  CODE.tooLarge,
  CODE.tooMany,
  CODE.failed,
  CODE.unavailable,
])

/** The HTTP status for a code: 401, 413, 429, 500 and 503 are used as they are; every other code is sent with status 200. */
export function statusOf(code: number): 200 | 401 | 413 | 429 | 500 | 503 {
  // ERROR_STATUSES holds exactly these five.
  return ERROR_STATUSES.has(code) ? (code as 401 | 413 | 429 | 500 | 503) : 200
}

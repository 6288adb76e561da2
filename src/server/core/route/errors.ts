import { CODE } from '../../../shared/api/endpoint.ts'
import type { MessageKey, MessageValues } from '../messages.ts'

/** What a refusal carries beside its message. */
interface Extras {
  /** Added to the response. */
  readonly headers?: Readonly<Record<string, string>>
  /** The `data` of the envelope, null without it. */
  readonly data?: unknown
}

/** An error that becomes a response with a code other than 0; `key` names the message for the user. */
export class Refusal extends Error {
  readonly code: number
  readonly key: MessageKey
  readonly values: MessageValues
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown

  constructor(code: number, key: MessageKey, values: MessageValues = {}, { headers = {}, data = null }: Extras = {}) {
    super(key)
    this.name = 'Refusal'
    this.code = code
    this.key = key
    this.values = values
    this.headers = headers
    this.data = data
  }
}

/** Ends the handling of a request with a code and a message. @throws Refusal */
export function refuse(code: number, key: MessageKey, values?: MessageValues, extras?: Extras): never {
  throw new Refusal(code, key, values, extras)
}

/** Why the server cannot do anything, although nothing is wrong with the program: its disk is full, its database away. */
export type Failure = 'full' | 'unavailable'

/** Seconds after which a client may ask again. */
const RETRY_SECONDS = 5

/** The refusal that tells of a failure. */
export const refusalOf = (failure: Failure): Refusal =>
  failure === 'full'
    ? new Refusal(CODE.full, 'serverFull')
    : new Refusal(CODE.unavailable, 'unavailable', {}, { headers: { 'Retry-After': String(RETRY_SECONDS) } })

/** Codes that are sent with an HTTP status of their own. */
const STATUSES = {
  [CODE.loginExpired]: 401,
  [CODE.tooLarge]: 413,
  [CODE.tooMany]: 429,
  [CODE.failed]: 500,
  [CODE.unavailable]: 503,
  [CODE.stale]: 409,
  [CODE.otherEpoch]: 409,
  [CODE.sectionTooLarge]: 413,
  [CODE.unreadable]: 422,
  [CODE.full]: 507,
} as const

/** The HTTP status for a code; one that has none of its own is sent with status 200. */
export const statusOf = (code: number): 200 | (typeof STATUSES)[keyof typeof STATUSES] =>
  Object.hasOwn(STATUSES, code) ? STATUSES[code as keyof typeof STATUSES] : 200

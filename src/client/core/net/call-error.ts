/**
 * Why a call failed. `server` carries the server's own message, already shown to the user as a warning; `pureOffline`:
 * it was not sent, because the server would ask a third party; `noServer`: only a server can answer it, and this page has
 * none; `ungranted`: see `UngrantedError`.
 */
export type CallFault =
  | 'offline'
  | 'pureOffline'
  | 'noServer'
  | 'ungranted'
  | 'timeout'
  | 'server'
  | 'expired'
  | 'shape'
  | 'cancelled'

/** What the server has answered to a call that failed. */
interface FailedAnswer {
  readonly code: number
  readonly data?: unknown
  readonly retryAfter?: number | undefined
}

/**
 * A question to the server that was not answered. `code` and `data`: those of the server's answer, if there was one;
 * `retryAfter`: the seconds for which the server wants to be left alone, if it says so.
 */
export class CallError extends Error {
  readonly fault: CallFault
  readonly code: number | undefined
  readonly data: unknown
  readonly retryAfter: number | undefined
  constructor(fault: CallFault, message: string, answer?: FailedAnswer) {
    super(message)
    this.name = 'CallError'
    this.fault = fault
    this.code = answer?.code
    this.data = answer?.data
    this.retryAfter = answer?.retryAfter
  }
  /** Whether no server was reached, be it for want of a network or of a server. */
  get isUnreached(): boolean {
    return this.fault === 'offline' || this.fault === 'noServer'
  }
}

/** The browser does not let this page ask a third party yet. */
export class UngrantedError extends CallError {
  /** The origins that are to be allowed, such as `https://example.org`. */
  readonly origins: readonly string[]
  constructor(origins: readonly string[]) {
    super('ungranted', `not allowed to ask ${origins.join(', ')}`)
    this.origins = origins
  }
}

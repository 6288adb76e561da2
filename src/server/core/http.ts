/** A question to the outside. Only GET: nothing that we ask needs more. */
export interface HttpRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Time for everything, redirects and body included; 5,000 ms and never more. */
  readonly timeoutMs?: number
  /** Most bytes of body, decompressed; 2 MB and never more. */
  readonly maxBytes?: number
  /** On whose behalf: nobody may have more than four questions under way. */
  readonly asker?: string
}

export interface HttpAnswer {
  readonly status: number
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The one door to the outside. Throws `HttpFailure` and nothing else. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>

/**
 * `blocked`: not a place that we go to. `network`: no connection, or it broke. `timeout`: too slow. `tooLarge`: more
 * than we take. `redirects`: sent on too often. `busy`: this asker, or all together, have too much under way.
 */
export type HttpFailureKind = 'blocked' | 'network' | 'timeout' | 'tooLarge' | 'redirects' | 'busy'

/** Why there is no answer. The message names the host at most, never the path or the query. */
export class HttpFailure extends Error {
  readonly kind: HttpFailureKind

  constructor(kind: HttpFailureKind, message: string) {
    super(message)
    this.name = 'HttpFailure'
    this.kind = kind
  }
}

import type { HttpResponse } from '../core/ports/http.ts'

/** The HTTP request for a query, as plain data that can be tested without sending it. */
export interface SourceRequest {
  readonly url: string
  /** What is posted; without it the method is GET. */
  readonly post?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One endpoint of a source: how to request it and how to parse its response. `read` throws `SourceFailure`. */
export interface Attempt<Query, Result> {
  /** Sent first where the endpoint wants the cookies that the third party sets for every visitor. */
  readonly visit?: SourceRequest
  readonly request: (query: Query) => SourceRequest
  readonly read: (response: HttpResponse, query: Query) => Result
}

/** A third-party service for one kind of query, declared as data; see runner.ts for its behaviour. */
export interface Source<Query, Result> {
  /** Names the third party, for the setting SOURCES_OFF and the log; several questions to one share it. */
  readonly id: string
  /** Where one question to the third party may fail for long, and others not: each is paused by itself then. */
  readonly question?: string
  /** Seconds for which a result is fresh; or a rule for a query and when it was answered, in ms since the epoch. */
  readonly freshSeconds: number | ((query: Query, readAt: number) => number)
  /** Timeout of a question, in milliseconds: of all attempts together, waiting for their turn included. */
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Cache key of a query. */
  readonly key: (query: Query) => string
  /** Whether its last results outlive the process, and are for all nodes: for sources with few queries. */
  readonly isPersisted?: boolean
  /** Tried in order until one succeeds. */
  readonly attempts: readonly [Attempt<Query, Result>, ...Attempt<Query, Result>[]]
}

/** Declares a source; infers the types of its query and result. */
export function defineSource<Query, Result>(source: Source<Query, Result>): Source<Query, Result> {
  return source
}

/**
 * `network`: no response. `status`: an error status. `shape`: an unknown format. `empty`: an empty body. `blocked`: a
 * refusal of the third party, or of the guard. `off`: disabled by the operator.
 */
export type SourceFailureKind = 'network' | 'status' | 'shape' | 'empty' | 'blocked' | 'off'

/**
 * Why a source has no result. The message never contains the query. `isFault`: the source itself is at fault, as when
 * it does not answer; else the reason may lie in this query alone.
 */
export class SourceFailure extends Error {
  readonly kind: SourceFailureKind
  readonly isFault: boolean

  constructor(kind: SourceFailureKind, message: string, { isFault = false }: { readonly isFault?: boolean } = {}) {
    super(message)
    this.name = 'SourceFailure'
    this.kind = kind
    this.isFault = isFault
  }
}

/** The third party refuses this server: by status, a robot check, or a used-up allowance. */
export class SourceRefusal extends SourceFailure {
  constructor(message: string) {
    super('blocked', message, { isFault: true })
    this.name = 'SourceRefusal'
  }
}

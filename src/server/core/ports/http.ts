/** An outgoing HTTP request. */
export interface HttpRequest {
  readonly url: string
  /** What is posted; without it the method is GET. A posted request is not redirected. */
  readonly post?: string
  /** Asks for the head of an answer alone. */
  readonly method?: 'HEAD'
  /** Gives an answer that sends on to elsewhere as it is; by default three are followed. */
  readonly redirect?: 'manual'
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the address is the program's or the operator's, not one that a user names: it may be a server of his own. */
  readonly isTrusted?: boolean
  /** Timeout for the whole request, from waiting for its turn to the body's end; 5,000 ms by default, 20,000 at most. */
  readonly timeoutMs?: number
  /** Largest body in bytes, decompressed; 2 MiB by default, 15 MiB at most. */
  readonly maxBytes?: number
  /** Takes the first `maxBytes` of a larger body instead of failing with `tooLarge`. */
  readonly truncate?: boolean
  /** Rate limit key of the client on whose behalf it is sent; at most four requests of one caller run at once. */
  readonly caller?: string
  /** Id of the source that is asked: requests to it wait only for one another, and others never for them. */
  readonly source?: string
}

export interface HttpResponse {
  readonly status: number
  /** The address that answered, after all redirects. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Sends an outgoing request; all of them go through this port. @throws HttpFailure and nothing else. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>

/** A file as it arrives, from a server of the operator's own. */
export interface StreamedFile {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Ends with an error if the connection breaks; whoever does not read it to its end cancels it. */
  readonly body: ReadableStream<Uint8Array>
}

/** Opens a file of one of the operator's own servers, however large. @throws HttpFailure and nothing else. */
export type OpenStream = (request: Pick<HttpRequest, 'url' | 'headers' | 'caller' | 'source'>) => Promise<StreamedFile>

/**
 * `blocked`: refused by the guard. `network`: no connection, or it broke. `timeout` and `tooLarge`: over the request's
 * limits. `redirects`: more than three. `busy`: too many concurrent requests, of this caller or in total.
 */
export type HttpFailureKind = 'blocked' | 'network' | 'timeout' | 'tooLarge' | 'redirects' | 'busy'

/** A failed outgoing request. The message may name the host, never the path or the query. */
export class HttpFailure extends Error {
  readonly kind: HttpFailureKind

  constructor(kind: HttpFailureKind, message: string) {
    super(message)
    this.name = 'HttpFailure'
    this.kind = kind
  }
}

import { type Http, HttpFailure, type HttpRequest, type OpenStream } from '../ports/http.ts'

/** Counts the outgoing requests since the start, in memory alone. */
export interface ContactLog {
  /** The port, with each request to a source counted by that source and its host. */
  readonly countSources: (http: Http) => Http
  /** The same for files that are passed on. */
  readonly countStreams: (stream: OpenStream) => OpenStream
  /** The port, with each request counted for a purpose. Their hosts are not kept: they are sites of users. */
  readonly countLookups: (http: Http, purpose: string) => Http
  readonly hostsOf: (source: string) => ReadonlyMap<string, number>
  readonly lookupsFor: (purpose: string) => number
}

type Counted = Pick<HttpRequest, 'url' | 'source'>

/** Creates an empty log. */
export function createContactLog(): ContactLog {
  const sources = new Map<string, Map<string, number>>()
  const lookups = new Map<string, number>()
  const countSource = ({ source = '' }: Counted, host: string): void => {
    const hosts = sources.get(source) ?? new Map<string, number>()
    sources.set(source, increase(hosts, host))
  }
  return {
    countSources: (http) => counting(http, countSource),
    countStreams: (stream) => counting(stream, countSource),
    countLookups: (http, purpose) => counting(http, () => void increase(lookups, purpose)),
    hostsOf: (source) => sources.get(source) ?? new Map(),
    lookupsFor: (purpose) => lookups.get(purpose) ?? 0,
  }
}

/** Counts what was sent, whatever came of it; a request that the guard or a limit refused was not. */
function counting<Request extends Counted, Answer>(
  http: (request: Request) => Promise<Answer>,
  count: (request: Request, host: string) => void,
): (request: Request) => Promise<Answer> {
  return async (request) => {
    try {
      const response = await http(request)
      count(request, hostOf(request.url))
      return response
    } catch (error) {
      const isSent = !(error instanceof HttpFailure && (error.kind === 'blocked' || error.kind === 'busy'))
      if (isSent) count(request, hostOf(request.url))
      throw error
    }
  }
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? ''

const increase = (counts: Map<string, number>, key: string): Map<string, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

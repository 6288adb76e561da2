import { type Http, HttpFailure } from './http.ts'

/** Counts the outgoing requests since the start, in memory alone. */
export interface ContactLog {
  /** The port, with each request to a source counted by that source and its host. */
  readonly countSources: (http: Http) => Http
  /** The port, with each request counted for a purpose. Their hosts are not kept: they are sites of users. */
  readonly countLookups: (http: Http, purpose: string) => Http
  readonly hostsOf: (source: string) => ReadonlyMap<string, number>
  readonly lookupsFor: (purpose: string) => number
}

/** Creates an empty log. */
export function createContactLog(): ContactLog {
  const sources = new Map<string, Map<string, number>>()
  const lookups = new Map<string, number>()
  return {
    countSources: (http) =>
      counting(http, ({ source = '' }, host) => {
        const hosts = sources.get(source) ?? new Map<string, number>()
        sources.set(source, increase(hosts, host))
      }),
    countLookups: (http, purpose) => counting(http, () => void increase(lookups, purpose)),
    hostsOf: (source) => sources.get(source) ?? new Map(),
    lookupsFor: (purpose) => lookups.get(purpose) ?? 0,
  }
}

/** Counts what was sent, whatever came of it; a request that the guard or a limit refused was not. */
function counting(http: Http, count: (request: Parameters<Http>[0], host: string) => void): Http {
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

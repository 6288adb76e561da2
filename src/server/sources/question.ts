import type { HttpResponse } from '../core/ports/http.ts'
import type { Attempt, Source, SourceRequest } from './source.ts'

/** A source with a sample of what it is asked: it tells whom the program may contact, and proves that they answer. */
export interface Question {
  readonly id: string
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly attempts: readonly SampleAttempt[]
}

/** A request for the sample, and how its response is read. */
interface SampleAttempt {
  readonly request: SourceRequest
  readonly read: (response: HttpResponse) => unknown
}

/** A source and a sample query, whose types are no longer told apart. */
export function question<Query, Result>(source: Source<Query, Result>, sample: Query): Question {
  const { id, timeoutMs, maxBytes } = source
  const ask = ({ request, read }: Attempt<Query, Result>): SampleAttempt => ({ request: request(sample), read })
  return { id, timeoutMs, maxBytes, attempts: source.attempts.map(ask) }
}

/** The hosts that a question may contact, without those it is redirected to. */
export const hostsOf = ({ attempts }: Question): readonly string[] => [
  ...new Set(attempts.flatMap(({ request }) => URL.parse(request.url)?.host ?? [])),
]

import type { HttpResponse } from '../core/ports/http.ts'
import type { Attempt, Source, SourceRequest } from './source.ts'

/** A source with a sample of what it is asked: it tells whom the program may contact, and proves that they answer. */
export interface Question {
  readonly id: string
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly attempts: readonly SampleAttempt[]
  /** How many rows its sample has as a rule. */
  readonly usualRows?: number | undefined
}

/** A request for the sample, the visit before it, and how its response is read. */
export interface SampleAttempt {
  readonly visit?: SourceRequest | undefined
  readonly request: SourceRequest
  readonly read: (response: HttpResponse) => unknown
}

/** A source and a sample query, whose types are no longer told apart. @param usualRows how many rows it has as a rule */
export function question<Query, Result>(source: Source<Query, Result>, sample: Query, usualRows?: number): Question {
  const { id, timeoutMs, maxBytes } = source
  const ask = ({ visit, request, read }: Attempt<Query, Result>): SampleAttempt => ({
    visit,
    request: request(sample),
    read: (response) => read(response, sample),
  })
  return { id, timeoutMs, maxBytes, attempts: source.attempts.map(ask), usualRows }
}

/** The hosts that a question may contact, without those it is redirected to. */
export const hostsOf = ({ attempts }: Question): readonly string[] => [
  ...new Set(attempts.flatMap(({ visit, request }) => [visit, request].flatMap((sent) => hostOf(sent) ?? []))),
]

const hostOf = (sent: SourceRequest | undefined): string | undefined =>
  sent === undefined ? undefined : URL.parse(sent.url)?.host

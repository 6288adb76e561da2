import type { Clock } from '../clock.ts'

/** How a source has done lately. Times in milliseconds since 1970; absent what has not happened. */
export interface SourceHealth {
  readonly succeededAt?: number
  /** How long the last success took, in milliseconds. */
  readonly latencyMs?: number
  readonly failedAt?: number
  /** What kind of failure that was. */
  readonly failure?: string
  /** How often it has failed since its last success. */
  readonly failures?: number
}

/** Remembers how each source has done since the start, in memory alone; nothing of what it was asked. */
export interface SourceHealthLog {
  readonly succeeded: (id: string, latencyMs: number) => void
  readonly failed: (id: string, failure: string) => void
  readonly of: (id: string) => SourceHealth
}

/** Creates an empty log. */
export function createSourceHealthLog({ now }: Clock): SourceHealthLog {
  const sources = new Map<string, SourceHealth>()
  const of = (id: string): SourceHealth => sources.get(id) ?? {}
  return {
    succeeded: (id, latencyMs) => void sources.set(id, { ...of(id), succeededAt: now(), latencyMs, failures: 0 }),
    failed: (id, failure) =>
      void sources.set(id, { ...of(id), failedAt: now(), failure, failures: (of(id).failures ?? 0) + 1 }),
    of,
  }
}

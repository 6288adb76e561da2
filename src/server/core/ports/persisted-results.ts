/** A result of a source and when it was fetched, in ms since the epoch. */
export interface PersistedResult {
  readonly value: unknown
  readonly at: number
}

/** The last results of sources, which outlive the process. */
export interface PersistedResults {
  readonly read: (source: string, key: string) => Promise<PersistedResult | undefined>
  readonly write: (source: string, key: string, result: PersistedResult) => Promise<void>
}

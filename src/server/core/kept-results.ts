/** A result of a source and when it was fetched, in ms since the epoch. */
export interface KeptResult {
  readonly value: unknown
  readonly at: number
}

/** The last results of sources, which outlive the process. */
export interface KeptResults {
  readonly read: (source: string, key: string) => Promise<KeptResult | undefined>
  readonly write: (source: string, key: string, result: KeptResult) => Promise<void>
}

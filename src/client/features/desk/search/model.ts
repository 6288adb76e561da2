/** A search engine (spec section 3): `src` is a prefix, or has a placeholder for the query. */
export interface Engine {
  readonly key: string
  readonly name: string
  /** URL of the image; empty for an own engine, which shows a letter. */
  readonly icon: string
  readonly src: string
}

/** An engine that the user has added. */
export interface OwnEngine {
  readonly key: string
  readonly name: string
  readonly src: string
}

/** The engine in use; the first selected one when the index points beyond them. */
export function engineInUse<T>(selected: readonly T[], index: number): T | undefined {
  return selected[index] ?? selected[0]
}

/** A search engine (spec section 3): `src` is a prefix, or holds the place where the text goes. */
export interface Engine {
  readonly key: string
  readonly name: string
  /** Address of its picture; empty for one of the user's own, which shows a letter. */
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

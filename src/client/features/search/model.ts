/** A search engine (spec section 3): `src` is a prefix, or holds the place where the text goes. */
export interface Engine {
  readonly key: string
  readonly name: string
  readonly icon: string
  readonly src: string
}

/** The engines that the user has selected, in their order; the first known one when none of them is known. */
export function selectedEngines(all: readonly Engine[], keys: readonly string[]): readonly Engine[] {
  const chosen = keys.flatMap((key) => all.find((engine) => engine.key === key) ?? [])
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}

/** The engine in use; the first selected one when the index points beyond them. */
export function engineInUse<T>(selected: readonly T[], index: number): T | undefined {
  return selected[index] ?? selected[0]
}

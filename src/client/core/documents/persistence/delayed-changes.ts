const waiting = new Set<() => void>()

/** A change that is made once: when it is called, or as the page is left before that (`makeDelayedChanges`). */
export function orOnExit(change: () => void): () => void {
  const make = () => {
    if (waiting.delete(make)) change()
  }
  waiting.add(make)
  return make
}

/** Makes the changes that still wait, such as for an animation; called before the documents are written on exit. */
export const makeDelayedChanges = (): void => waiting.forEach((make) => void make())

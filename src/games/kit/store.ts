import { useLayoutEffect, useState } from 'preact/hooks'

/** A value that views follow. */
export interface Store<T> {
  get(): T
  set(value: T): void
  /** Changes some keys of a value that is an object. */
  patch(part: Partial<T>): void
  /** Calls `changed` after each change. Returns what ends that. */
  subscribe(changed: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => value,
    set,
    patch: (part) => set({ ...value, ...part }),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The value of a store; the view is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, show] = useState(store.get)
  useLayoutEffect(() => {
    const follow = () => show(store.get)
    follow() // it may have changed since the view was drawn
    return store.subscribe(follow)
  }, [store])
  return value
}

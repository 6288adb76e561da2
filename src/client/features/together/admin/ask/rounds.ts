import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How often what the desk shows was to be asked for anew. */
const rounds = createStore<{ readonly count: number }>()(() => ({ count: 0 }))

/** Asks anew for everything that the desk shows. */
export const refresh = (): void => rounds.setState(({ count }) => ({ count: count + 1 }))

export const useRound = (): number => useStore(rounds, ({ count }) => count)

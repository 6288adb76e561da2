import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface Rounds {
  /** How often what the desk shows was to be asked for anew. */
  readonly count: number
  /** Answers on their way. */
  readonly pending: number
}

const rounds = createStore<Rounds>()(() => ({ count: 0, pending: 0 }))

/** Asks anew for everything that the desk shows. */
export const refresh = (): void => rounds.setState(({ count }) => ({ count: count + 1 }))

export const useRound = (): number => useStore(rounds, ({ count }) => count)

/** Counts an answer as on its way until it is there, fails or is given up. */
export function noteAnswer(answer: Promise<unknown>): void {
  const add = (more: number) => rounds.setState(({ pending }) => ({ pending: pending + more }))
  add(1)
  const end = () => add(-1)
  answer.then(end, end)
}

/** Ends once the desk shows what it has asked for next. */
export const untilRefreshed = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = rounds.subscribe(({ pending }, before) => {
      if (pending > 0 || before.pending === 0) return
      stop()
      resolve()
    })
  })

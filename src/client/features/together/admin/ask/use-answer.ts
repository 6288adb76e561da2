import { useEffect, useEffectEvent, useState } from 'react'
import { noteAnswer, useRound } from './rounds.ts'

/** What the server has answered, as far as it has. `isOld`: there is something newer, which could not be had. */
export type Answer<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'there'; readonly value: T; readonly isOld: boolean }

/**
 * The server's answer to a question, asked anew after every act at the desk; the last one is shown meanwhile.
 * @param key of another question nothing is shown until it is answered
 * @param span as it changes the same is asked anew, too
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, span = ''): Answer<T> {
  const round = useRound()
  const [state, setState] = useState<{ readonly key: string; readonly answer: Answer<T> }>()
  const load = useEffectEvent(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rounds and spans are not read
  useEffect(() => {
    // the server's answer is outside of React
    const controller = new AbortController()
    const show = (next: (last: Answer<T> | undefined) => Answer<T>) =>
      controller.signal.aborted ||
      setState((last) => ({ key, answer: next(last?.key === key ? last.answer : undefined) }))
    const answer = load(controller.signal)
    noteAnswer(answer)
    answer.then(
      (value) => show(() => ({ at: 'there', value, isOld: false })),
      () => show((last) => (last?.at === 'there' ? { ...last, isOld: true } : { at: 'failed' })),
    )
    return () => controller.abort()
  }, [key, round, span])
  return state?.key === key ? state.answer : { at: 'loading' }
}

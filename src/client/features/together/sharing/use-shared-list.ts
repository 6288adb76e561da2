import { useEffect, useEffectEvent, useState } from 'react'
import type { ShareOrder } from '../../../../shared/api/sharing.ts'

/** What is asked for of what users share. */
export interface SharedQuery {
  readonly own: boolean
  readonly words: string
  readonly order: ShareOrder
  /** How many pages of it, from the first. */
  readonly pages: number
}

/** One page of it, as the server is asked. */
export interface SharedPage {
  readonly own?: '1'
  readonly wd?: string
  readonly order: ShareOrder
  readonly page: number
}

/** What is loaded, or whether it is on its way or cannot be had. */
export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'there'; readonly value: T }

export interface SharedList<T> {
  readonly list: readonly T[]
  /** How many there are in all. */
  readonly total: number
}

/**
 * What users share, page after page, asked anew whenever the query changes.
 * @param query undefined for nothing
 * @param ask gets a page
 */
export function useSharedList<T>(
  query: SharedQuery | undefined,
  ask: (page: SharedPage, signal: AbortSignal) => Promise<SharedList<T>>,
): Loaded<SharedList<T>> & { readonly reload: () => void } {
  const [round, setRound] = useState(0)
  const key = query === undefined ? '' : `${JSON.stringify(query)} ${round}`
  const [state, setState] = useState<{ readonly key: string; readonly loaded: Loaded<SharedList<T>> }>()
  const load = useEffectEvent(async (signal: AbortSignal): Promise<Loaded<SharedList<T>>> => {
    if (query === undefined) return { at: 'loading' }
    const { own, words, order, pages } = query
    const input = { order, ...(own && { own: '1' as const }), ...(words !== '' && { wd: words }) }
    const asked = Array.from({ length: pages }, (_, at) => ask({ ...input, page: at + 1 }, signal))
    const answers = await Promise.all(asked)
    return { at: 'there', value: { list: answers.flatMap(({ list }) => list), total: answers[0]?.total ?? 0 } }
  })
  useEffect(() => {
    // the server's answer is outside of React
    if (key === '') return
    const controller = new AbortController()
    const show = (loaded: Loaded<SharedList<T>>) => controller.signal.aborted || setState({ key, loaded })
    load(controller.signal).then(show, () => show({ at: 'failed' }))
    return () => controller.abort()
  }, [key])
  const loaded: Loaded<SharedList<T>> = state?.key === key ? state.loaded : { at: 'loading' }
  return { ...loaded, reload: () => setRound((now) => now + 1) }
}

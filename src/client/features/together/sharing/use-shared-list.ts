import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { ShareOrder } from '../../../../shared/api/sharing.ts'
import { session } from '../../data/session/index.ts'

/** What is asked for of what users share. */
export interface SharedQuery {
  readonly own: boolean
  readonly words: string
  readonly order: ShareOrder
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

/** What a page holds, and how many there are on all pages. */
export interface Answer<T> {
  readonly list: readonly T[]
  readonly total: number
}

/** What users share, as far as it is shown. */
export interface SharedList<T> {
  readonly at: Loaded<T>['at']
  readonly list: readonly T[]
  /** Adds the next page to the list; undefined while one is on its way, and after the last. */
  readonly more: (() => void) | undefined
  /** Asks anew, from the first page. */
  readonly reload: () => void
}

/** The pages of a query that have come. */
interface Pages<T> {
  readonly key: string
  readonly count: number
  readonly list: readonly T[]
  readonly isMore: boolean
  readonly isFailed: boolean
}

/**
 * What users share, page after page, asked anew whenever the query or the user changes.
 * @param query undefined for nothing
 * @param ask gets a page
 */
export function useSharedList<T extends { readonly id: string }>(
  query: SharedQuery | undefined,
  ask: (page: SharedPage, signal: AbortSignal) => Promise<Answer<T>>,
): SharedList<T> {
  const [round, setRound] = useState(0)
  const user = useStore(session, ({ login }) => login?.info.id ?? '')
  const key = query === undefined ? '' : `${JSON.stringify(query)} ${user} ${round}`
  const [pages, setPages] = useState(() => noPages<T>(key))
  const [count, setCount] = useState(1)
  if (pages.key !== key) {
    // what was listed of another query, or for another user, is forgotten
    setPages(noPages(key))
    setCount(1)
  }
  const load = useEffectEvent(async (signal: AbortSignal): Promise<Pages<T>> => {
    if (query === undefined) return pages
    const { own, words, order } = query
    const input = { order, ...(own && { own: '1' as const }), ...(words !== '' && { wd: words }) }
    return withPage(pages, await ask({ ...input, page: count }, signal))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is asked for by its count
  useEffect(() => {
    // the server's answer is outside of React
    if (key === '') return
    const controller = new AbortController()
    const show = (next: Pages<T>) => controller.signal.aborted || setPages(next)
    load(controller.signal).then(show, () => show({ ...noPages(key), isFailed: true }))
    return () => controller.abort()
  }, [key, count])
  return {
    at: pages.isFailed ? 'failed' : pages.count > 0 ? 'there' : 'loading',
    list: pages.list,
    more: pages.isMore && pages.count === count ? () => setCount(count + 1) : undefined,
    reload: () => setRound((now) => now + 1),
  }
}

const noPages = <T>(key: string): Pages<T> => ({ key, count: 0, list: [], isMore: false, isFailed: false })

/** What has come with one more page; what has moved there from an earlier one is listed once. */
function withPage<T extends { readonly id: string }>(pages: Pages<T>, { list, total }: Answer<T>): Pages<T> {
  const known = new Set(pages.list.map(({ id }) => id))
  const all = [...pages.list, ...list.filter(({ id }) => !known.has(id))]
  return { ...pages, count: pages.count + 1, list: all, isMore: list.length > 0 && all.length < total }
}

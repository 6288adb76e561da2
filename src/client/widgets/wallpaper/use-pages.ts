import { useCallback, useEffect, useRef, useState } from 'react'
import type { WallpaperPage } from '../../../shared/api/wallpaper.ts'
import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../shared/lib/wallpaper/wallpaper-key.ts'
import { allowOrigins, CallError, failureOf, type LiveFailure } from '../../kit/live.ts'
import type { Provider } from '../../kit/media.ts'
import { useLanguage } from '../../kit/text.ts'
import { messages } from './messages.ts'

interface Pages {
  /** What they are of; those of another provider, category or language are not shown. */
  readonly key: string
  readonly entries: readonly WallpaperEntry[]
  readonly last: WallpaperPage | undefined
  readonly status: 'loading' | 'loaded' | 'failed'
  /** Why it failed, if that is known. */
  readonly reason?: string
  /** Of a page without a server: what it lacks. */
  readonly failure?: LiveFailure
}

interface ShownPages extends Pick<Pages, 'entries' | 'last' | 'status' | 'reason' | 'failure'> {
  readonly hasMore: boolean
  /** Loads the next page, or again the one that failed, once the browser allows that. */
  readonly loadNext: () => void
}

const NONE = { entries: [], last: undefined, status: 'loading' } as const

/** The pages of a provider that have been loaded, the first at once. */
export function usePages(provider: Provider, category: string): ShownPages {
  const key = `${provider.id} ${category} ${useLanguage()}`
  const [stored, setStored] = useState<Pages>({ ...NONE, key })
  const pages = stored.key === key ? stored : { ...NONE, key }
  const loading = useRef<AbortController>(null)
  const load = useCallback(
    (before: readonly WallpaperEntry[], page: number) => {
      loading.current?.abort()
      const controller = new AbortController()
      loading.current = controller
      const put = (change: Omit<Pages, 'key'>) => {
        if (!controller.signal.aborted) setStored({ key, ...change })
      }
      if (provider.subscribe === undefined) put({ entries: before, last: undefined, status: 'loading' })
      provider.load({ category, page }, controller.signal).then(
        (last) => put({ entries: appended(before, last.list), last, status: 'loaded' }),
        (error: unknown) => put({ entries: before, last: undefined, status: 'failed', ...reasonOf(error) }),
      )
    },
    [provider, category, key],
  )
  const shown = useRef({ page: 0, entries: pages.entries })
  useEffect(() => {
    // the answers come from outside of React
    shown.current = { page: 1, entries: [] }
    load([], 1)
    const unsubscribe = provider.subscribe?.(() => load([], 1))
    return () => {
      unsubscribe?.()
      loading.current?.abort()
    }
  }, [load, provider])
  const { entries, last, status, reason, failure } = pages
  return {
    entries,
    last,
    status,
    ...(reason !== undefined && { reason }),
    ...(failure !== undefined && { failure }),
    hasMore: last !== undefined && last.list.length > 0 && entries.length < last.total,
    loadNext() {
      if (status === 'loading') return
      if (status === 'loaded') shown.current = { page: shown.current.page + 1, entries }
      const loadPage = () => load(shown.current.entries, shown.current.page)
      if (failure === undefined) return loadPage()
      void allowOrigins(failure.origins).then((isAllowed) => isAllowed && loadPage())
    },
  }
}

/** The entries with more at their end, each once: the lists of third parties shift between two pages. */
const appended = (before: readonly WallpaperEntry[], more: readonly WallpaperEntry[]): readonly WallpaperEntry[] => [
  ...new Map([...before, ...more].map((entry) => [wallpaperKey(entry), entry])).values(),
]

function reasonOf(error: unknown): Pick<Pages, 'reason' | 'failure'> {
  if (!(error instanceof CallError)) return {}
  if (error.fault === 'noServer' || error.fault === 'ungranted') return { failure: failureOf(error) }
  if (error.fault === 'pureOffline') return { reason: messages('pureOffline') }
  return error.fault === 'server' ? { reason: error.message } : {}
}

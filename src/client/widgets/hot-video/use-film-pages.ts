import { useEffect, useState } from 'react'
import { hotVideo } from '../../../shared/api/film.ts'
import { type Film, type FilmList, sourceOfFilm } from '../../../shared/entities/film.ts'
import { call } from '../../kit/live.ts'
import type { FirstPage } from './document.ts'
import { withPage } from './model.ts'

interface Further {
  /** The first page that they follow; those of an older one are not shown. */
  readonly after: FirstPage | undefined
  readonly films: readonly Film[]
  readonly page: number
  readonly status: 'idle' | 'loading' | 'failed' | 'complete'
}

interface ShownPages {
  readonly films: readonly Film[]
  readonly status: Further['status']
  readonly loadNext: () => void
  /** Of the last element of the scrolled panel, which asks for the next page when it comes near the view. */
  readonly endRef: (element: Element | null) => void
}

/** The first page of a list and the further ones that were scrolled to; all of one source. */
export function useFilmPages(list: FilmList, first: FirstPage): ShownPages {
  const [stored, setStored] = useState<Further>({ after: undefined, films: [], page: 1, status: 'idle' })
  const none: Further = { after: first, films: withPage([], first.films), page: 1, status: 'idle' }
  const shown = stored.after === first ? stored : none
  const isComplete = shown.status === 'complete' || shown.films.length >= first.total || first.films.length === 0
  const status = isComplete ? 'complete' : shown.status

  const loadNext = () => {
    if (status === 'loading' || status === 'complete') return
    const page = shown.page + 1
    setStored({ ...shown, status: 'loading' })
    const put = (change: Partial<Further>) => setStored((now) => (now.after === first ? { ...now, ...change } : now))
    call(hotVideo, { type: list, page, source: sourceOfFilm(first.films[0]?.filmId ?? '') }, { silent: true }).then(
      ({ films }) =>
        put({ films: withPage(shown.films, films), page, status: films.length === 0 ? 'complete' : 'idle' }),
      () => put({ status: 'failed' }),
    )
  }

  const [end, setEnd] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew after each page, whose end may be in view, too
  useEffect(() => {
    // scrolling is outside of React
    if (end === null || status !== 'idle') return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadNext(),
      { root: end.parentElement, rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, status, shown.films])
  return { films: shown.films, status, loadNext, endRef: setEnd }
}

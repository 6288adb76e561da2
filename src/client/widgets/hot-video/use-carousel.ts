import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { Film } from '../../../shared/entities/film.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { orOnExit, useDocument } from '../../kit/documents.ts'
import { useMayMove } from '../../kit/media.ts'
import { lastFilms } from './document.ts'
import { filmAt, nextFilm, remember } from './model.ts'
import { usePicturePreload } from './pictures/use-picture-url.ts'

/** How long a film is shown (spec section 9). */
const FILM_MS = 5000

export interface Carousel {
  readonly film: Film | undefined
  /** Whether it goes on by itself, except while it is held. */
  readonly isMoving: boolean
  /** Of its element: it is held while the pointer is over the tile, or the focus in it. */
  readonly holdRef: (element: HTMLElement | null) => (() => void) | undefined
  readonly show: (film: Film) => void
}

/** The film that a tile shows, from the one that it has shown last; the next one every five seconds while it is seen. */
export function useCarousel(tile: string, films: readonly Film[]): Carousel {
  const remembered = useDocument(lastFilms, (now) => now.films[tile])
  const [shown, setShown] = useState<string>()
  const [isHeld, setHeld] = useState(false)
  const holdRef = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : followHold(element, setHeld)),
    [],
  )
  const isPreview = use(WidgetPreview)
  const isMoving = useMayMove() && films.length > 1 && !isPreview
  const film = filmAt(films, shown ?? remembered)
  const id = film?.filmId
  const next = id === undefined ? undefined : nextFilm(films, id)
  usePicturePreload(isMoving ? next?.poster : undefined)
  useEffect(() => {
    if (!isMoving || isHeld || next === undefined) return undefined
    const timer = setTimeout(() => setShown(next.filmId), FILM_MS)
    return () => clearTimeout(timer)
  }, [isMoving, isHeld, next])
  useRemembering(tile, isPreview ? undefined : id)
  return { film, isMoving, holdRef, show: ({ filmId }) => setShown(filmId) }
}

/** Remembers the film when the tile is no longer seen: written each time, it would be a change every five seconds. */
function useRemembering(tile: string, film: string | undefined): void {
  const latest = useRef(film)
  useEffect(() => {
    latest.current = film
  }, [film])
  useEffect(() => {
    const keep = () => {
      const { current } = latest
      if (current !== undefined) lastFilms.update((now) => remember(now, tile, current), { origin: 'program' })
    }
    const keepWhenHidden = () => {
      if (document.hidden) keep()
    }
    const keepAtEnd = orOnExit(keep)
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden)
      keepAtEnd()
    }
  }, [tile])
}

/** Tells when the pointer comes over a tile or the focus into it, and when neither is there any more. */
function followHold(element: HTMLElement, setHeld: (isHeld: boolean) => void): () => void {
  const tile = element.closest('article') ?? element
  const ends = new AbortController()
  let isUnderPointer = false
  const follow = ({ type }: Event) => {
    if (type === 'pointerenter' || type === 'pointerleave') isUnderPointer = type === 'pointerenter'
    setHeld(isUnderPointer || tile.matches(':focus-within'))
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    tile.addEventListener(type, follow, { signal: ends.signal })
  return () => ends.abort()
}

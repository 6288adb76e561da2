import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Film, FilmList } from '../../../shared/entities/film.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { Spinner } from '../../ui/components/spinner/Spinner.tsx'
import type { FirstPage } from './document.ts'
import styles from './FilmGrid.module.css'
import { useMessages } from './messages.ts'
import { Note } from './Note.tsx'
import { Poster } from './Poster.tsx'
import { useFilmPages } from './use-film-pages.ts'
import { windowView } from './window-view.ts'

interface FilmGridProps {
  readonly list: FilmList
  readonly first: FirstPage
}

/** The posters of a list, which grows as it is scrolled. */
export function FilmGrid({ list, first }: FilmGridProps) {
  const messages = useMessages()
  const { films, status, loadNext, endRef } = useFilmPages(list, first)
  return (
    <>
      <ul className={styles['grid']}>
        {films.map((film) => (
          <li key={film.filmId}>
            <Cell film={film} />
          </li>
        ))}
      </ul>
      {status === 'complete' ? null : (
        <footer ref={endRef} className={styles['end']} aria-busy={status === 'loading'}>
          {status === 'loading' ? <Spinner size={20} /> : null}
          {status === 'failed' ? <Button onClick={loadNext}>{messages('moreFailed')}</Button> : null}
        </footer>
      )}
    </>
  )
}

function Cell({ film }: { readonly film: Film }) {
  const cell = useRef<HTMLButtonElement>(null)
  const isOpen = useStore(windowView, (view) => view.film?.filmId === film.filmId)
  useEffect(() => {
    // back from the film, the focus returns to where it was opened
    const { current } = cell
    return isOpen ? () => current?.focus() : undefined
  }, [isOpen])
  return (
    <button ref={cell} type="button" className={styles['cell']} onClick={() => windowView.setState({ film })}>
      <Poster picture={film.poster} className={styles['poster']} />
      <b lang="zh-CN">{film.name}</b>
      <span className={styles['note']}>
        <Note film={film} star={11} />
      </span>
    </button>
  )
}

import { useEffect, useRef } from 'react'
import type { Film, FilmList } from '../../../shared/entities/film.ts'
import { Button, Spinner } from '../../kit/components.ts'
import type { FirstPage } from './document.ts'
import styles from './FilmGrid.module.css'
import { useMessages } from './messages.ts'
import { Note } from './Note.tsx'
import { Poster } from './pictures/Poster.tsx'
import { useFilmPages } from './use-film-pages.ts'

interface FilmGridProps {
  readonly list: FilmList
  readonly first: FirstPage
  /** The film in front of the list. */
  readonly opened: Film | undefined
  readonly onOpen: (film: Film) => void
}

/** The posters of a list, which grows as it is scrolled. */
export function FilmGrid({ list, first, opened, onOpen }: FilmGridProps) {
  const messages = useMessages()
  const { films, status, loadNext, endRef } = useFilmPages(list, first)
  return (
    <>
      <ul className={styles.grid}>
        {films.map((film) => (
          <li key={film.filmId}>
            <Cell film={film} isOpen={opened?.filmId === film.filmId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {status === 'complete' ? null : (
        <footer ref={endRef} className={styles.end} aria-busy={status === 'loading'}>
          {status === 'loading' ? <Spinner size={20} /> : null}
          {status === 'failed' ? <Button onClick={loadNext}>{messages('moreFailed')}</Button> : null}
        </footer>
      )}
    </>
  )
}

interface CellProps extends Pick<FilmGridProps, 'onOpen'> {
  readonly film: Film
  readonly isOpen: boolean
}

function Cell({ film, isOpen, onOpen }: CellProps) {
  const cell = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // back from the film, the focus returns to where it was opened
    const { current } = cell
    return isOpen ? () => current?.focus() : undefined
  }, [isOpen])
  return (
    <button ref={cell} type="button" className={styles.cell} onClick={() => onOpen(film)}>
      <Poster picture={film.poster} className={styles.poster} />
      <b lang="zh-CN">{film.name}</b>
      <span className={styles.note}>
        <Note film={film} star={11} />
      </span>
    </button>
  )
}

import type { Film } from '../../../shared/entities/film.ts'
import { roving } from '../../kit/interaction.ts'
import styles from './Dots.module.css'
import { useMessages } from './messages.ts'

interface DotsProps {
  readonly films: readonly Film[]
  /** The shown film's id. */
  readonly current: string
  readonly onChange: (film: Film) => void
}

/** A dot for each film: a press or an arrow key shows it. */
export function Dots({ films, current, onChange }: DotsProps) {
  const messages = useMessages()
  return (
    <div className={styles.dots} role="toolbar" aria-label={messages('films')} onKeyDown={roving('row')}>
      {films.map((film) => (
        <button
          key={film.filmId}
          type="button"
          data-focus-stop=""
          tabIndex={film.filmId === current ? 0 : -1}
          aria-label={film.name}
          aria-pressed={film.filmId === current}
          lang="zh-CN"
          onClick={() => onChange(film)}
          onFocus={() => onChange(film)}
        />
      ))}
    </div>
  )
}

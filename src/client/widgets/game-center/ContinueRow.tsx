import { useState } from 'react'
import { Icon, IconButton } from '../../kit/components.ts'
import { type AllUnfinished, findGame, gameName, openGame, progressText, unfinishedIds } from '../../kit/games.ts'
import { chevronLeft, chevronRight, play } from '../../kit/icons.ts'
import { Age } from '../../kit/live.ts'
import styles from './ContinueRow.module.css'
import { Cover } from './Cover.tsx'
import { useMessages } from './messages.ts'
import { CARDS, pageCount, pageOf } from './model.ts'

/** The games that are under way, three at a time, the one played last first. */
export function ContinueRow({ unfinished }: { readonly unfinished: AllUnfinished }) {
  const messages = useMessages()
  const [wanted, setPage] = useState(0)
  const ids = unfinishedIds(unfinished).filter((id) => findGame(id) !== undefined)
  if (ids.length === 0) return null
  const pages = pageCount(ids.length, CARDS)
  const page = Math.min(wanted, pages - 1)
  return (
    <section className={styles.row} aria-label={messages('continue')}>
      <header>
        <h3>{messages('continue')}</h3>
        {pages > 1 && (
          <div className={styles.pager}>
            <IconButton
              icon={chevronLeft}
              label={messages('back')}
              size={28}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <span>{messages('page', { page: page + 1, pages })}</span>
            <IconButton
              icon={chevronRight}
              label={messages('next')}
              size={28}
              disabled={page === pages - 1}
              onClick={() => setPage(page + 1)}
            />
          </div>
        )}
      </header>
      <ul>
        {pageOf(ids, page, CARDS).map((id) => (
          <li key={id}>
            <button type="button" className={styles.card} onClick={() => openGame(id)}>
              <span className={styles.cover}>
                <Cover id={id} />
              </span>
              <span className={styles.text}>
                <b>{gameName(id)}</b>
                <small>
                  {progressText(id, unfinished[id]?.progress ?? {})} · <Age at={unfinished[id]?.at ?? 0} />
                </small>
              </span>
              <span className={styles.play}>
                <Icon path={play} size={14} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

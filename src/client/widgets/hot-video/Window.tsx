import { useId, useState } from 'react'
import { FILM_LISTS, type Film, type FilmList } from '../../../shared/entities/film.ts'
import { Empty, IconButton, RailLayout, railPanel, Skeleton, SkeletonGroup, Tabs } from '../../kit/components.ts'
import { useViewRequest } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { refresh as refreshIcon } from '../../kit/icons.ts'
import { Age, LiveContent, useLive } from '../../kit/live.ts'
import { firstPages, lastFilms } from './document.ts'
import grid from './FilmGrid.module.css'
import { FilmGrid } from './FilmGrid.tsx'
import { WindowAsk } from './FilmsAsk.tsx'
import { FilmView } from './FilmView.tsx'
import { liveLists } from './live-films.ts'
import { useMessages } from './messages.ts'
import { requestedFilm } from './requested-film.ts'
import styles from './Window.module.css'

/** The films that are showing or coming, and in front of them the chosen one. */
export default function Window() {
  const [film, setFilm] = useState<Film>()
  useViewRequest(requestedFilm, setFilm)
  const isStarted = useDocument(lastFilms, (now) => now.isStarted)
  const hasFilms = useDocument(firstPages, (now) => Object.keys(now).length > 0)
  if (!isStarted && !hasFilms) return <WindowAsk />
  return (
    <>
      <div className={styles.lists} hidden={film !== undefined}>
        <Lists opened={film} onOpen={setFilm} />
      </div>
      {film === undefined ? null : <FilmView key={film.filmId} film={film} onBack={() => setFilm(undefined)} />}
    </>
  )
}

interface ListsProps {
  /** The film in front of them. */
  readonly opened: Film | undefined
  readonly onOpen: (film: Film) => void
}

function Lists({ opened, onOpen }: ListsProps) {
  const messages = useMessages()
  const id = useId()
  const [list, setList] = useState<FilmList>(FILM_LISTS[0])
  const live = useLive(liveLists, list)
  const { value, at, fault, isAsking, refresh } = live
  return (
    <RailLayout
      label={messages('lists')}
      entries={[]}
      current={list}
      onChange={() => {}}
      bar={
        <>
          <Tabs
            id={id}
            label={messages('lists')}
            tabs={FILM_LISTS.map((one) => ({ id: one, name: messages(`list.${one}`) }))}
            current={list}
            onChange={setList}
          />
          <span className={styles.aside}>
            {value === undefined ? null : <Age at={at} fault={fault} />}
            <IconButton icon={refreshIcon} label={messages('refresh')} disabled={isAsking} onClick={refresh} />
          </span>
        </>
      }
    >
      <div
        key={list}
        id={`${id}-panel`}
        className={railPanel}
        role="tabpanel"
        aria-labelledby={`${id}-${list}`}
        aria-busy={value === undefined && isAsking}
      >
        <LiveContent live={live} fit="page" waiting={<Waiting />}>
          {(first) =>
            first.films.length === 0 ? (
              <Empty title={messages('empty')} fit="page" action={{ label: messages('refresh'), run: refresh }} />
            ) : (
              <FilmGrid list={list} first={first} opened={opened} onOpen={onOpen} />
            )
          }
        </LiveContent>
      </div>
    </RailLayout>
  )
}

const BLOCKS = Array.from({ length: 10 }, (_, block) => block)

function Waiting() {
  return (
    <SkeletonGroup>
      <div className={grid.grid}>
        {BLOCKS.map((block) => (
          <Skeleton key={block} width="100%" height={196} radius={10} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

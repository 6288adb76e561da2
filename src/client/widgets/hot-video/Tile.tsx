import { use, useMemo } from 'react'
import type { Film } from '../../../shared/entities/film.ts'
import { classes, Empty, Skeleton, SkeletonGroup, WidgetPreview } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { Age, FaultNote, LiveContent, useLive } from '../../kit/live.ts'
import type { TileProps } from '../../kit/widget.ts'
import { BlankTile } from './BlankTile.tsx'
import { Dots } from './Dots.tsx'
import { type FirstPage, lastFilms } from './document.ts'
import { FilmsAsk } from './FilmsAsk.tsx'
import { liveLists } from './live-films.ts'
import { useMessages } from './messages.ts'
import { mayAsk, type TileLayout, tileLayout, withPage } from './model.ts'
import { Note } from './Note.tsx'
import { Poster } from './pictures/Poster.tsx'
import { openFilm } from './requested-film.ts'
import styles from './Tile.module.css'
import { useCarousel } from './use-carousel.ts'

const NO_FILMS: readonly Film[] = []

/** The films that are showing, one after the other: poster, name, grade and the beginning of the synopsis. */
export default function Tile(tile: TileProps) {
  const isPreview = use(WidgetPreview)
  const isStarted = useDocument(lastFilms, (now) => mayAsk(now, tile.id))
  return isPreview || isStarted ? <Films {...tile} /> : <FilmsAsk layout={tileLayout(tile.rows, tile.columns)} />
}

function Films({ id, rows, columns }: TileProps) {
  const live = useLive(liveLists, 'now')
  const layout = tileLayout(rows, columns)
  const { value } = live
  const films = useMemo(() => (value === undefined ? NO_FILMS : withPage([], value.films)), [value])
  const { film, isMoving, holdRef, show } = useCarousel(id, films)
  if (film === undefined) return <NoFilm live={live} layout={layout} />
  return (
    <div
      ref={holdRef}
      className={classes(styles.tile, layout !== 'poster' && styles[layout], rows > 2 && styles.large)}
      data-volatile={isMoving ? '' : undefined}
    >
      <Poster picture={film.poster} className={styles[layout === 'poster' ? 'full' : 'poster']} />
      {layout === 'poster' ? (
        <Badge film={film} />
      ) : (
        <div className={styles.text}>
          <FilmText film={film} layout={layout} columns={columns} />
          {layout === 'strip' ? null : (
            <div className={styles.foot}>
              <Dots films={films} current={film.filmId} onChange={show} />
              {live.fault === undefined ? null : <Age at={live.at} fault={live.fault} />}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface FilmTextProps {
  readonly film: Film
  readonly layout: TileLayout
  readonly columns: number
}

function FilmText({ film, layout, columns }: FilmTextProps) {
  const { name, synopsis, cast } = film
  if (layout === 'strip')
    return (
      <>
        <b className={styles.name} lang="zh-CN">
          {name}
        </b>
        <span className={styles.note}>
          <Note film={film} star={columns === 2 ? 9 : 11} />
        </span>
      </>
    )
  return (
    <>
      <h3 className={styles.name}>
        <button type="button" lang="zh-CN" title={name} onClick={() => openFilm(film)}>
          {name}
        </button>
      </h3>
      <span className={styles.note}>
        <Note film={film} star={columns === 3 ? 11 : 13} />
      </span>
      <p className={styles.synopsis} lang="zh-CN">
        {synopsis || cast.join('、')}
      </p>
    </>
  )
}

/** The name for those who cannot see the poster, and the grade upon it. */
function Badge({ film: { name, grade } }: { readonly film: Film }) {
  return (
    <span className={styles.badge} role="img" aria-label={grade === undefined ? name : `${name} ${grade}`} lang="zh-CN">
      {grade === undefined ? null : <b>{grade.toFixed(1)}</b>}
    </span>
  )
}

interface NoFilmProps {
  readonly live: ReturnType<typeof useLive<FirstPage>>
  readonly layout: TileLayout
}

/** Before the first films, or without any. */
function NoFilm({ live, layout }: NoFilmProps) {
  const messages = useMessages()
  if (layout === 'poster' || layout === 'strip')
    return (
      <BlankTile
        layout={layout}
        note={
          <span className={styles.note}>
            {live.fault === undefined ? (
              live.value === undefined ? (
                '…'
              ) : (
                messages('empty')
              )
            ) : (
              <FaultNote live={live} isShort={true} />
            )}
          </span>
        }
      />
    )
  return (
    <LiveContent
      live={live}
      fit="tile"
      waiting={
        <div className={classes(styles.tile, styles[layout], styles.waiting)} aria-busy={live.isAsking}>
          <Poster picture={undefined} className={styles.poster} />
          <div className={styles.text}>
            <b className={styles.name}>{messages('name')}</b>
            {layout === 'beside' ? (
              <SkeletonGroup>
                <Skeleton width="52%" height={14} style={{ marginBlock: 6 }} />
                <Skeleton width="92%" height={12} style={{ marginBlock: 6 }} />
              </SkeletonGroup>
            ) : null}
          </div>
        </div>
      }
    >
      {() => <Empty title={messages('empty')} action={{ label: messages('refresh'), run: live.refresh }} />}
    </LiveContent>
  )
}

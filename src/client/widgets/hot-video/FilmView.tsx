import { createElement, type ReactNode, useEffect, useRef } from 'react'
import { type Film, type FilmDetails, sourceOfFilm } from '../../../shared/entities/film.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { Button, Icon, IconButton, RailLayout, railPanel, Skeleton, SkeletonGroup } from '../../kit/components.ts'
import { linkProps } from '../../kit/desktop.ts'
import { arrowOut, chevronLeft } from '../../kit/icons.ts'
import { openOverlay } from '../../kit/interaction.ts'
import { Age, FaultText, useFaultAction, useLive } from '../../kit/live.ts'
import { dayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './FilmView.module.css'
import { Grade } from './Grade.tsx'
import { liveFilms } from './live-films.ts'
import { useMessages } from './messages.ts'
import { eachOnce } from './model.ts'
import { Poster } from './pictures/Poster.tsx'

interface FilmViewProps {
  readonly film: Film
  readonly onBack: () => void
}

/** A film: what its list told of it at once, all else when it has come. */
export function FilmView({ film, onBack }: FilmViewProps) {
  const messages = useMessages()
  const back = useRef<HTMLButtonElement>(null)
  const live = useLive(liveFilms, film.filmId)
  const { value: details, at, fault, isAsking } = live
  const action = useFaultAction(fault, live.refresh)
  const { name, poster, grade, synopsis } = details ?? film
  useEffect(() => back.current?.focus(), [])
  return (
    <RailLayout
      label={name}
      entries={[]}
      current={name}
      onChange={() => {}}
      bar={
        <>
          <IconButton ref={back} icon={chevronLeft} label={messages('back')} onClick={onBack} />
          <h2 className={styles.name} lang="zh-CN" title={name}>
            {name}
          </h2>
          {details === undefined ? null : (
            <span className={styles.age}>
              <Age at={at} fault={fault} />
            </span>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={railPanel} tabIndex={0} aria-label={name} aria-busy={isAsking}>
        <div className={styles.head}>
          <Poster picture={poster} className={styles.poster} />
          <div className={styles.facts}>
            {grade === undefined ? null : (
              <span className={styles.grade}>
                <Grade grade={grade} star={16} />
              </span>
            )}
            <Facts film={film} details={details} />
            {details === undefined ? null : (
              <a className={styles.link} {...linkProps(details.url, 'tab')}>
                {messages('open', { source: messages(`source.${sourceOfFilm(film.filmId)}`) })}
                <Icon path={arrowOut} size={16} />
              </a>
            )}
          </div>
        </div>
        {synopsis === '' ? null : (
          <Part title={messages('synopsis')}>
            <p className={styles.synopsis} lang="zh-CN">
              {synopsis}
            </p>
          </Part>
        )}
        {details !== undefined ? (
          <People details={details} />
        ) : fault === undefined ? (
          <SkeletonGroup>
            <Skeleton width="40%" height={20} style={{ marginBlock: 20 }} />
            <Skeleton width="100%" height={84} radius={10} />
          </SkeletonGroup>
        ) : (
          <p className={styles.fault}>
            <FaultText fault={fault} />
            {action === undefined ? null : <Button onClick={action.run}>{action.label}</Button>}
          </p>
        )}
      </section>
    </RailLayout>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Facts({ film, details }: { readonly film: Film; readonly details: FilmDetails | undefined }) {
  const messages = useMessages()
  const language = useLanguage()
  const { categories, cast, premiere } = details ?? film
  const day = parseIsoDay(premiere ?? '')
  const facts: readonly (readonly [string, string | undefined, 'told'?])[] = [
    [messages('director'), details?.director, 'told'],
    [messages('cast'), cast.slice(0, 5).join('、'), 'told'],
    [messages('category'), categories.join('、'), 'told'],
    [messages('nation'), details?.nation, 'told'],
    [messages('language'), details?.language, 'told'],
    [messages('runtime'), details?.runtime === undefined ? '' : messages('minutes', { count: details.runtime })],
    [messages('premiereDay'), day && dayText(day, language, { dateStyle: 'medium' })],
  ]
  return (
    <dl>
      {facts.map(([label, text, isTold]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={isTold && 'zh-CN'}>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function People({ details: { name, actors, photos } }: { readonly details: FilmDetails }) {
  const messages = useMessages()
  return (
    <>
      {actors.length === 0 ? null : (
        <Part title={messages('actors')}>
          <ul className={styles.people} lang="zh-CN">
            {eachOnce(actors).map((actor) => (
              <li key={`${actor.name} ${actor.role}`}>
                <Poster picture={actor.picture} blank="person" className={styles.portrait} />
                <b>{actor.name}</b>
                <span>{actor.role}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {photos.length === 0 ? null : (
        <Part title={messages('photos')}>
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo}>
                <button
                  type="button"
                  aria-label={messages('photo', { at: index + 1, count: photos.length })}
                  onClick={() => openPhotos(name, photos, index)}
                >
                  <Poster picture={photo} className={styles.photo} />
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

/** Opens the photos of a film in large, on one of them. */
function openPhotos(name: string, photos: readonly string[], index: number): void {
  openOverlay(
    () => import('./pictures/PhotoDialog.tsx'),
    ({ PhotoDialog }, { open, close }) => createElement(PhotoDialog, { name, photos, index, open, close }),
  )
}

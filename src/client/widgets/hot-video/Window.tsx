import { useId } from 'react'
import { useStore } from 'zustand'
import { FILM_LISTS } from '../../../shared/entities/film.ts'
import { Age, LiveContent, useLive } from '../../features/live-data/lazy.ts'
import { IconButton } from '../../ui/components/icon-button/IconButton.tsx'
import { RailLayout, railPanel } from '../../ui/components/rail-layout/RailLayout.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/components/skeleton/Skeleton.tsx'
import { Empty } from '../../ui/components/state/State.tsx'
import { Tabs } from '../../ui/components/tabs/Tabs.tsx'
import { refresh as refreshIcon } from '../../ui/icons/paths.ts'
import grid from './FilmGrid.module.css'
import { FilmGrid } from './FilmGrid.tsx'
import { FilmView } from './FilmView.tsx'
import { liveLists } from './live-films.ts'
import { useMessages } from './messages.ts'
import styles from './Window.module.css'
import { windowView } from './window-view.ts'

/** The films that are showing or coming, and in front of them the chosen one. */
export default function Window() {
  const { film } = useStore(windowView)
  return (
    <>
      <div className={styles['lists']} hidden={film !== undefined}>
        <Lists />
      </div>
      {film === undefined ? null : <FilmView key={film.filmId} film={film} />}
    </>
  )
}

function Lists() {
  const messages = useMessages()
  const id = useId()
  const list = useStore(windowView, (view) => view.list)
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
            onChange={(next) => windowView.setState({ list: next })}
          />
          <span className={styles['aside']}>
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
              <Empty title={messages('empty')} fit="page" />
            ) : (
              <FilmGrid list={list} first={first} />
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
      <div className={grid['grid']}>
        {BLOCKS.map((block) => (
          <Skeleton key={block} width="100%" height={196} radius={10} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

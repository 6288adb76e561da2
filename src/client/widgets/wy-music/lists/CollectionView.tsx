import { useEffect, useRef } from 'react'
import type { Collection, MusicServer } from '../../../../shared/entities/music.ts'
import { Button, Empty, IconButton, railPanel, Skeleton, SkeletonGroup } from '../../../kit/components.ts'
import { chevronLeft, play } from '../../../kit/icons.ts'
import { Age, LiveContent, useLive } from '../../../kit/live.ts'
import { liveCollections, playSongs, songTrack, useCoverAddress } from '../../../kit/media.ts'
import { showCollection } from '../current-section.ts'
import { useMessages } from '../messages.ts'
import { CoverImage } from '../player/CoverImage.tsx'
import styles from './CollectionView.module.css'
import { Songs } from './Songs.tsx'

interface CollectionViewProps {
  readonly server: MusicServer
  readonly collection: Collection
}

/** A chart, a playlist or an album with its songs. */
export function CollectionView({ server, collection }: CollectionViewProps) {
  const messages = useMessages()
  const back = useRef<HTMLButtonElement>(null)
  const cover = useCoverAddress(collection)
  const live = useLive(liveCollections, collection.id)
  const { value: songs = [], at, fault, isAsking } = live
  const [first] = songs
  useEffect(() => back.current?.focus(), [])
  return (
    <section className={railPanel} aria-label={collection.name} aria-busy={isAsking}>
      <header className={styles.head}>
        <IconButton
          ref={back}
          icon={chevronLeft}
          label={messages('back')}
          onClick={() => showCollection(server, undefined)}
        />
        <CoverImage id={collection.id} src={cover} className={styles.cover} />
        <div className={styles.facts}>
          <h2>{collection.name}</h2>
          <p>
            {collection.about === '' ? null : <span>{collection.about}</span>}
            {songs.length > 0 ? <span>{messages('songs', { count: songs.length })}</span> : null}
            {live.value === undefined ? null : <Age at={at} fault={fault} />}
          </p>
        </div>
        {first === undefined ? null : (
          <Button kind="primary" size="s" icon={play} onClick={() => playSongs(songs, songTrack(first.id))}>
            {messages('playAll')}
          </Button>
        )}
      </header>
      <LiveContent live={live} fit="page" waiting={<Waiting />}>
        {(all) =>
          all.length === 0 ? (
            <Empty
              fit="page"
              title={messages('emptyCollection')}
              action={{ label: messages('refresh'), run: live.refresh }}
            />
          ) : (
            <Songs label={collection.name} songs={all} />
          )
        }
      </LiveContent>
    </section>
  )
}

const LINES = Array.from({ length: 8 }, (_, line) => line)

function Waiting() {
  return (
    <SkeletonGroup>
      {LINES.map((line) => (
        <Skeleton key={line} width="100%" height={44} radius={10} style={{ marginBottom: 14 }} />
      ))}
    </SkeletonGroup>
  )
}

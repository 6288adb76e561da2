import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { COLLECTION_KINDS, type Collection, type MusicServer, type Song } from '../../../../shared/entities/music.ts'
import { Empty, IconButton, railPanel, SearchField, Skeleton, SkeletonGroup } from '../../../kit/components.ts'
import { refresh as refreshIcon } from '../../../kit/icons.ts'
import { Age, LiveContent, LiveFailed, type Search, useLive, useSearch } from '../../../kit/live.ts'
import { liveLists, searchSongs, useCoverAddress } from '../../../kit/media.ts'
import { currentSection, showCollection } from '../current-section.ts'
import { useMessages } from '../messages.ts'
import { CoverImage } from '../player/CoverImage.tsx'
import { CollectionView } from './CollectionView.tsx'
import styles from './ServerMusic.module.css'
import { Songs } from './Songs.tsx'

interface ServerMusicProps {
  readonly server: MusicServer
}

const TEXT_LIMIT = 100

/** The music of a server: what it lists first and what a search finds, or in front of both an open collection. */
export function ServerMusic({ server }: ServerMusicProps) {
  const open = useStore(currentSection, (now) => now.open[server])
  return (
    <>
      <div className={styles.lists} hidden={open !== undefined}>
        <Library server={server} />
      </div>
      {open === undefined ? null : <CollectionView key={open.id} server={server} collection={open} />}
    </>
  )
}

function Library({ server }: ServerMusicProps) {
  const messages = useMessages()
  const [wanted, setWanted] = useState('')
  const search = useSearch(wanted, (asked, signal) => searchSongs(server, asked, signal), server)
  const live = useLive(liveLists, server)
  const { value, at, fault, isAsking, refresh } = live
  return (
    <section className={railPanel} aria-label={messages(server)} aria-busy={isAsking || search.at === 'searching'}>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          compact
          label={messages('searchSongs')}
          maxLength={TEXT_LIMIT}
          onSearch={setWanted}
        />
        <span className={styles.aside}>
          {value === undefined || search.at !== 'idle' ? null : <Age at={at} fault={fault} />}
          <IconButton icon={refreshIcon} label={messages('refresh')} disabled={isAsking} onClick={refresh} />
        </span>
      </div>
      {search.at === 'idle' ? (
        <LiveContent live={live} fit="page" waiting={<Waiting />}>
          {(list) => <Collections server={server} list={list} onRefresh={refresh} />}
        </LiveContent>
      ) : (
        <Found search={search} text={wanted.trim()} />
      )}
    </section>
  )
}

interface CollectionsProps extends ServerMusicProps {
  readonly list: readonly Collection[]
  readonly onRefresh: () => void
}

function Collections({ server, list, onRefresh }: CollectionsProps) {
  const messages = useMessages()
  const id = useId()
  if (list.length === 0)
    return <Empty fit="page" title={messages('emptyServer')} action={{ label: messages('refresh'), run: onRefresh }} />
  const kinds = COLLECTION_KINDS.filter((kind) => list.some((one) => one.kind === kind))
  return kinds.map((kind) => (
    <section key={kind} className={styles.kind} aria-labelledby={`${id}-${kind}`}>
      <h2 id={`${id}-${kind}`}>{messages(`kind.${kind}`)}</h2>
      <ul className={styles.grid}>
        {list
          .filter((one) => one.kind === kind)
          .map((collection) => (
            <li key={collection.id}>
              <Card server={server} collection={collection} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

interface CardProps extends ServerMusicProps {
  readonly collection: Collection
}

function Card({ server, collection }: CardProps) {
  const card = useRef<HTMLButtonElement>(null)
  const cover = useCoverAddress(collection)
  const isOpen = useStore(currentSection, (now) => now.open[server]?.id === collection.id)
  useEffect(() => {
    // back from the collection, the focus returns to where it was opened
    const { current } = card
    return isOpen ? () => current?.focus() : undefined
  }, [isOpen])
  return (
    <button ref={card} type="button" className={styles.card} onClick={() => showCollection(server, collection)}>
      <CoverImage id={collection.id} src={cover} isLazy={true} />
      <b>{collection.name}</b>
      <small>{collection.about}</small>
    </button>
  )
}

interface FoundProps {
  readonly search: Exclude<Search<readonly Song[]>, { readonly at: 'idle' }>
  readonly text: string
}

function Found({ search, text }: FoundProps) {
  const messages = useMessages()
  if (search.at === 'searching') return <Waiting />
  if (search.at === 'failed') return <LiveFailed fault={search.fault} fit="page" retry={search.retry} />
  if (search.found.length === 0) return <Empty fit="page" drawing="search" title={messages('foundNone', { text })} />
  return <Songs label={messages('found')} songs={search.found} />
}

const BLOCKS = Array.from({ length: 10 }, (_, block) => block)

function Waiting() {
  return (
    <SkeletonGroup>
      <div className={styles.grid}>
        {BLOCKS.map((block) => (
          <Skeleton key={block} width="100%" height={132} radius={12} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

import { type KeyboardEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { classes, Empty, IconButton, RailLayout, railPanel } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { close } from '../../kit/icons.ts'
import { useOfferedSources } from '../../kit/live.ts'
import {
  bundledTracks,
  music,
  musicFiles,
  playedTime,
  removeFromQueue,
  seek,
  setVolume,
  sweepMusicFiles,
  togglePlay,
  useCurrentTrack,
  useTracks,
} from '../../kit/media.ts'
import { currentSection, showSection } from './current-section.ts'
import { Files } from './lists/Files.tsx'
import { ServerMusic } from './lists/ServerMusic.tsx'
import { TrackList } from './lists/TrackList.tsx'
import { useMessages } from './messages.ts'
import { keyAction, type Section, sectionsOf } from './model.ts'
import { NowPlaying } from './player/NowPlaying.tsx'
import { PlayerBar } from './player/PlayerBar.tsx'
import { useCoverAccent } from './use-cover-accent.ts'
import styles from './Window.module.css'

const ICONS = {
  now: 'music',
  queue: 'list',
  bundled: 'sparkle',
  files: 'folder',
  netease: 'chartLine',
  subsonic: 'cloud',
} as const satisfies Record<Section, string>
const BUNDLED = bundledTracks()
/** Controls that have these keys for themselves. */
const CONTROLS = 'button, input, textarea, [role="menuitem"]'

/** What is played and what could be, and at the foot the controls. */
export default function Window() {
  const messages = useMessages()
  const { track } = useCurrentTrack()
  const accent = useCoverAccent(track?.color)
  const queued = useDocument(music, ({ playingList }) => playingList.length)
  const fileCount = useDocument(musicFiles, ({ files }) => files.length)
  const [first] = useState<Section>(() => (music.get().playingId === '' ? 'bundled' : 'now'))
  const sections = sectionsOf(useOfferedSources('music'))
  const chosen = useStore(currentSection, (now) => now.section) ?? first
  const section = sections.includes(chosen) ? chosen : first
  useEffect(() => {
    // storage is the browser's
    sweepMusicFiles().catch(() => {}) // tried again another time
  }, [])
  const count: Readonly<Partial<Record<Section, number>>> = {
    queue: queued,
    bundled: BUNDLED.length,
    files: fileCount,
  }
  return (
    <section
      className={classes(styles.window, track !== undefined && styles.tinted)}
      style={accent}
      aria-label={messages('name')}
      onKeyDown={onKeyDown}
    >
      <div className={styles.library}>
        <RailLayout
          label={messages('library')}
          entries={sections.map((id) => ({
            id,
            icon: ICONS[id],
            label: messages(id),
            ...(count[id] === undefined ? {} : { count: count[id] }),
          }))}
          current={section}
          onChange={showSection}
        >
          <Shown section={section} />
        </RailLayout>
      </div>
      <PlayerBar />
    </section>
  )
}

function Shown({ section }: { readonly section: Section }) {
  switch (section) {
    case 'now':
      return <NowPlaying />
    case 'queue':
      return <Queue />
    case 'bundled':
      return <Bundled />
    case 'files':
      return <Files />
    case 'netease':
    case 'subsonic':
      return <ServerMusic key={section} server={section} />
  }
}

function Queue() {
  const messages = useMessages()
  const tracks = useTracks(useDocument(music, ({ playingList }) => playingList))
  return (
    <div className={railPanel}>
      {tracks.length === 0 ? (
        <Empty
          fit="page"
          title={messages('emptyQueue')}
          hint={messages('choose')}
          action={{ label: messages('bundled'), run: () => showSection('bundled') }}
        />
      ) : (
        <TrackList
          label={messages('queue')}
          tracks={tracks}
          actions={({ id, name }) => (
            <IconButton icon={close} label={messages('unqueue', { name })} onClick={() => removeFromQueue(id)} />
          )}
        />
      )}
    </div>
  )
}

function Bundled() {
  const messages = useMessages()
  const tracks = useTracks(BUNDLED)
  return (
    <div className={railPanel}>
      <TrackList label={messages('bundled')} tracks={tracks} />
      <p className={styles.note}>{messages('bundledNote')}</p>
    </div>
  )
}

/** Keys of the player, where no control has them: space, and arrows for time and volume. */
function onKeyDown(event: KeyboardEvent): void {
  const action = keyAction(event.key)
  const { target, ctrlKey, altKey, metaKey, shiftKey } = event
  if (action === undefined || event.defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return
  const isControl = target instanceof Element && target.matches(CONTROLS)
  const isSeek = typeof action === 'object' && 'seekBy' in action
  if (isControl && !(isSeek && target.matches('button'))) return
  event.preventDefault()
  if (action === 'toggle') togglePlay()
  else if ('seekBy' in action) seek(playedTime() + action.seekBy)
  else setVolume(Math.max(0, Math.min(100, music.get().volume + action.louderBy)))
}

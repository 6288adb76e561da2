import { classes, Icon, IconButton } from '../../kit/components.ts'
import { openApp } from '../../kit/desktop.ts'
import { list, music, pause, play } from '../../kit/icons.ts'
import { togglePlay, useCurrentTrack } from '../../kit/media.ts'
import type { TileProps } from '../../kit/widget.ts'
import { showSection } from './current-section.ts'
import { useMessages } from './messages.ts'
import { tileShape } from './model.ts'
import { CoverImage } from './player/CoverImage.tsx'
import { Progress } from './player/Progress.tsx'
import { PlayButton, SortButton, Transport } from './player/Transport.tsx'
import styles from './Tile.module.css'
import { useCoverAccent } from './use-cover-accent.ts'

/** The current track, and what can be done with it; the cover's colour is its accent. */
export default function Tile({ rows, columns }: TileProps) {
  const { track } = useCurrentTrack()
  const accent = useCoverAccent(track?.color)
  const shape = tileShape(rows, columns)
  return (
    <div className={classes(styles.tile, styles[shape])} style={accent}>
      {shape === 'cell' ? <Cell /> : null}
      {shape === 'strip' ? <Strip isWide={columns > 2} /> : null}
      {shape === 'beside' ? <Beside /> : null}
      {shape === 'over' ? <Over /> : null}
    </div>
  )
}

function Cover() {
  const { track } = useCurrentTrack()
  if (track === undefined)
    return (
      <span className={styles.cover}>
        <Icon path={music} size={28} />
      </span>
    )
  return <CoverImage id={track.id} src={track.cover} className={styles.cover} />
}

/** The track and who made it, or what to do without one; where a line has room for a few letters the name alone in two. */
function Names({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const messages = useMessages()
  const { track } = useCurrentTrack()
  const name = track?.name ?? messages('name')
  return (
    <div className={classes(styles.names, isNarrow && styles.narrow)}>
      <b title={isNarrow ? name : undefined}>{name}</b>
      {isNarrow ? null : <small>{track?.artist ?? messages('choose')}</small>}
    </div>
  )
}

/** Fills its frame as an icon does. */
function Cell() {
  const messages = useMessages()
  const { track } = useCurrentTrack()
  return (
    <div className={styles.icon} role="img" aria-label={track?.name ?? messages('name')}>
      <Cover />
    </div>
  )
}

function Strip({ isWide }: { readonly isWide: boolean }) {
  return (
    <>
      {isWide ? <Cover /> : <CoverButton />}
      <Names isNarrow={!isWide} />
      {isWide ? <PlayButton size={32} /> : null}
    </>
  )
}

/** The cover that plays and pauses, where there is no room for both. */
function CoverButton() {
  const messages = useMessages()
  const { status } = useCurrentTrack()
  const isPaused = status === 'paused'
  return (
    <button
      type="button"
      className={styles.coverButton}
      aria-label={messages(isPaused ? 'play' : 'pause')}
      onClick={togglePlay}
    >
      <Cover />
      <i>
        <Icon path={isPaused ? play : pause} size={18} />
      </i>
    </button>
  )
}

function Beside() {
  const messages = useMessages()
  const openList = () => {
    showSection('queue')
    openApp({ app: 'wy-music', subject: '' })
  }
  return (
    <>
      <Cover />
      <div className={styles.side}>
        <Names />
        <Progress />
        <div className={styles.controls}>
          <SortButton />
          <Transport />
          <IconButton icon={list} label={messages('queue')} round={true} onClick={openList} />
        </div>
      </div>
    </>
  )
}

function Over() {
  return (
    <>
      <Cover />
      <div className={styles.veil}>
        <Names />
        <Progress hasTimes={false} />
        <div className={styles.controls}>
          <Transport className={styles.plain} />
        </div>
      </div>
    </>
  )
}

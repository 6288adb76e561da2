import type { ReactNode } from 'react'
import { durationText } from '../../../../shared/lib/text/duration-text.ts'
import { Icon, ListRow, ListRowButton } from '../../../kit/components.ts'
import { pause, play } from '../../../kit/icons.ts'
import { roving } from '../../../kit/interaction.ts'
import { playFrom, type Track, togglePlay, useCurrentTrack } from '../../../kit/media.ts'
import { useMessages } from '../messages.ts'
import { CoverImage } from '../player/CoverImage.tsx'
import styles from './TrackList.module.css'

interface TrackListProps {
  readonly label: string
  readonly tracks: readonly Track[]
  /** Plays the list from a track on. */
  readonly onPlay?: (id: string) => void
  /** What else a row offers. */
  readonly actions?: (track: Track) => ReactNode
}

/** Tracks to play; a press plays the list from there. Arrow keys move in it. */
export function TrackList({ label, tracks, onPlay, actions }: TrackListProps) {
  const messages = useMessages()
  const { track: current, status } = useCurrentTrack()
  const ids = tracks.map(({ id }) => id)
  const playHere = onPlay ?? ((id: string) => playFrom(ids, id))
  const tabStop = ids.find((id) => id === current?.id) ?? ids[0]
  return (
    <ol className={styles.list} aria-label={label} onKeyDown={roving('column')}>
      {tracks.map((track) => {
        const isCurrent = track.id === current?.id
        const isPlaying = isCurrent && status !== 'paused'
        return (
          <ListRow key={track.id} className={styles.row}>
            <ListRowButton
              data-focus-stop=""
              tabIndex={track.id === tabStop ? 0 : -1}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => (isCurrent ? togglePlay() : playHere(track.id))}
              picture={
                <>
                  <span className={styles.action}>{messages(isPlaying ? 'pause' : 'play')}</span>
                  <span className={styles.cover}>
                    <CoverImage id={track.id} src={track.cover} isLazy={true} />
                    <i>
                      <Icon path={isPlaying ? pause : play} size={18} />
                    </i>
                  </span>
                </>
              }
              label={track.name}
              note={track.artist}
              end={track.seconds > 0 ? <time className={styles.length}>{durationText(track.seconds)}</time> : null}
            />
            {actions?.(track)}
          </ListRow>
        )
      })}
    </ol>
  )
}

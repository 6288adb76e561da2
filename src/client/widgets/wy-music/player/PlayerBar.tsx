import { IconButton } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { volume as volumeIcon, volumeOff } from '../../../kit/icons.ts'
import { music, setVolume, useCurrentTrack } from '../../../kit/media.ts'
import { showSection } from '../current-section.ts'
import { useMessages } from '../messages.ts'
import { CoverImage } from './CoverImage.tsx'
import styles from './PlayerBar.module.css'
import progress from './Progress.module.css'
import { SeekBar } from './Progress.tsx'
import { SortButton, Transport } from './Transport.tsx'

/** The controls at the foot of the window. */
export function PlayerBar() {
  const messages = useMessages()
  const { track } = useCurrentTrack()
  return (
    <section className={styles.bar} aria-label={messages('controls')}>
      <button type="button" className={styles.track} onClick={() => showSection('now')}>
        {track === undefined ? null : <CoverImage id={track.id} src={track.cover} />}
        <span>
          <b>{track?.name ?? messages('nothing')}</b>
          <small>{track?.artist}</small>
        </span>
      </button>
      <div className={styles.buttons}>
        <SortButton />
        <Transport />
      </div>
      <div className={styles.seek}>
        <SeekBar />
      </div>
      <Volume />
    </section>
  )
}

let lastVolume = 50

function Volume() {
  const messages = useMessages()
  const volume = useDocument(music, (now) => now.volume)
  const toggle = () => {
    if (volume > 0) lastVolume = volume
    setVolume(volume > 0 ? 0 : lastVolume)
  }
  return (
    <div className={styles.volume}>
      <IconButton
        icon={volume > 0 ? volumeIcon : volumeOff}
        label={messages('mute')}
        pressed={volume === 0}
        round={true}
        onClick={toggle}
      />
      <input
        type="range"
        className={progress.range}
        style={{ '--share': volume / 100 }}
        aria-label={messages('volume')}
        min={0}
        max={100}
        value={volume}
        onChange={({ currentTarget }) => setVolume(currentTarget.valueAsNumber)}
      />
    </div>
  )
}

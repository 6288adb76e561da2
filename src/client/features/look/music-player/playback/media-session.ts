import { music } from '../document.ts'
import { trackOf } from '../tracks.ts'
import { playback } from './audio.ts'

/** What the keys of a keyboard and the controls of the system do. */
interface MediaKeys {
  readonly play: () => void
  readonly pause: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly seek: (seconds: number) => void
}

/** Tells the system what is played, and obeys its media keys. */
export function connectMediaKeys({ play, pause, next, previous, seek }: MediaKeys): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession: session } = navigator
  const handle = (action: MediaSessionAction, run: MediaSessionActionHandler) => {
    try {
      session.setActionHandler(action, run)
    } catch {
      // this browser does not know the action
    }
  }
  handle('play', play)
  handle('pause', pause)
  handle('nexttrack', next)
  handle('previoustrack', previous)
  handle('seekto', ({ seekTime }) => seekTime !== undefined && seek(seekTime))
  let told = ''
  const tell = () => {
    const { status, loadedId, time, duration } = playback.getState()
    session.playbackState = loadedId === '' ? 'none' : status === 'paused' ? 'paused' : 'playing'
    if (loadedId !== '' && duration > 0) session.setPositionState({ duration, position: Math.min(time, duration) })
    const { playingId } = music.get()
    if (playingId === told) return
    told = playingId
    const track = trackOf(playingId)
    session.metadata =
      track === undefined
        ? null
        : new MediaMetadata({ title: track.name, artist: track.artist, artwork: [{ src: track.cover }] })
  }
  playback.subscribe(tell)
  music.subscribe(tell)
  tell()
}

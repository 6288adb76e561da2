import { useStore } from 'zustand'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { music } from '../document.ts'
import { type Progress, progressOf } from '../model.ts'
import { currentTrackOf, type Track, useTracks } from '../tracks.ts'
import { type Playback, playback } from './audio.ts'

/** The current track, and what is done with it. */
interface CurrentTrack {
  readonly track: Track | undefined
  readonly status: Playback['status']
}

const readIds = (now: { readonly playingId: string }) => [currentTrackOf(now)]

/** The current track; the component renders again when it changes, or plays, or pauses. */
export function useCurrentTrack(): CurrentTrack {
  const ids = useDocument(music, readIds)
  const status = useStore(playback, (now) => now.status)
  const [track] = useTracks(ids)
  return { track, status }
}

/** Where the current track is, in seconds; the component renders again four times a second. */
export function useProgress(): Progress {
  const now = useDocument(music, ({ playingId, currentTime, duration }) => ({ playingId, currentTime, duration }))
  const { time, duration } = progressOf(now, useStore(playback))
  const [track] = useTracks(useDocument(music, readIds))
  return { time, duration: duration || (track?.seconds ?? 0) }
}

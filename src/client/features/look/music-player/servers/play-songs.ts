import type { Song } from '../../../../../shared/entities/music.ts'
import { queuedSongs } from '../document.ts'
import { playFrom } from '../playback/player.ts'
import { songTrack } from '../tracks.ts'
import { withQueue } from './model.ts'

/** Plays songs of a server from one of them on, by its track: they are the queue. */
export function playSongs(songs: readonly Song[], track: string): void {
  queuedSongs.update((now) => withQueue(now, songs, new Set(songs.map(({ id }) => id))))
  playFrom(
    songs.map(({ id }) => songTrack(id)),
    track,
  )
}

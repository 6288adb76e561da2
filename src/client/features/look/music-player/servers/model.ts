import type { Song } from '../../../../../shared/entities/music.ts'

/** A song of a server that is in the queue: it is shown without network, and after a reload. */
export interface QueuedSong extends Song {
  /** The cover's colour, `#rrggbb`; empty before the song is played. */
  readonly color: string
}

export interface QueuedSongs {
  readonly songs: readonly QueuedSong[]
}

/** The songs of a queue, those added as they are now; songs that it no longer has are dropped. @param ids of the queue */
export function withQueue({ songs }: QueuedSongs, added: readonly Song[], ids: ReadonlySet<string>): QueuedSongs {
  const known = new Map(songs.map((song) => [song.id, song]))
  const next = new Map(known)
  for (const song of added) next.set(song.id, { ...song, color: known.get(song.id)?.color ?? '' })
  return { songs: [...next.values()].filter(({ id }) => ids.has(id)) }
}

export const withColor = ({ songs }: QueuedSongs, id: string, color: string): QueuedSongs => ({
  songs: songs.map((song) => (song.id === id ? { ...song, color } : song)),
})

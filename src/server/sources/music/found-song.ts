import * as v from 'valibot'
import {
  type Collection,
  collectionSchema,
  coverId,
  MUSIC_LIMITS,
  type MusicServer,
  type Song,
  songId,
} from '../../../shared/entities/music.ts'
import { shorten } from '../text.ts'

/** Fields that all questions to a music server share. */
export const LISTS = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024 } as const

/** The name of a song or a collection, on one line. */
export const musicName = v.pipe(
  v.string(),
  v.transform((text) => shorten(text, 200)),
  v.minLength(1),
)

export const aboutOf = (text: string): string => shorten(text, 200)

/** The names of artists as one text. */
export const artistsOf = (names: readonly string[]): string =>
  aboutOf(names.filter((name) => name.trim() !== '').join(' / '))

/** A length in seconds that a song may have; 0 for what none has. */
export const lengthOf = (seconds: number): number => (seconds > 0 && seconds <= 100_000 ? seconds : 0)

/** The id of a cover by its name at a server; none where it has none, or one that no address could have. */
export function coverOf(server: MusicServer, name: string | undefined): Pick<Song, 'cover'> {
  const id = `${server}-${name}`
  return name !== undefined && v.is(coverId, id) ? { cover: id } : {}
}

/** Each song once, as many as a collection may have, without those whose ids nobody could ask for. */
export const songsOf = (songs: readonly Song[]): readonly Song[] =>
  [...new Map(songs.filter(({ id }) => v.is(songId, id)).map((song) => [song.id, song])).values()].slice(
    0,
    MUSIC_LIMITS.songs,
  )

/** As many collections as are listed, without those whose ids nobody could ask for. */
export const collectionsOf = (collections: readonly Collection[]): readonly Collection[] =>
  collections.filter((one) => v.is(collectionSchema, one)).slice(0, MUSIC_LIMITS.collections)

import * as v from 'valibot'
import { MUSIC_LIMITS, type Song } from '../../../shared/entities/music.ts'
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

/** Each song once, as many as a collection may have. */
export const songsOf = (songs: readonly Song[], limit: number = MUSIC_LIMITS.songs): readonly Song[] =>
  [...new Map(songs.map((song) => [song.id, song])).values()].slice(0, limit)

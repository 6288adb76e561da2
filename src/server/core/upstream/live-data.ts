import type { Language } from '../../../shared/constants.ts'
import type { Film, FilmDetails, FilmList, FilmSource } from '../../../shared/entities/film.ts'
import type { Collection, MusicServer, Song, SoundForm } from '../../../shared/entities/music.ts'
import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'

/** How fresh something of a third party is; `age` in whole seconds. */
export interface Freshness {
  readonly from: 'live' | 'cache' | 'stale'
  readonly age: number
}

/** Why nobody has answered: who could is switched off or not set up, or does not answer. */
export type Unavailable = 'off' | 'failed'

/** A result of a third party and how fresh it is. */
export interface Fresh<Value> extends Freshness {
  readonly value: Value
}

/** Wallpapers of third parties, and how many they have in all; as fresh as the oldest part. */
export interface LivePage extends Freshness {
  readonly list: readonly WallpaperEntry[]
  readonly total: number
}

/** The third parties by whom this server offers wallpapers. None of the functions rejects when one does not answer. */
export interface LiveWallpapers {
  /** Bing's pictures of the last two weeks, newest first. `off` if the operator has not enabled it. */
  readonly daily: (language: Language, caller: string) => Promise<LivePage | Unavailable>
  /** The categories of the enabled galleries; their ids begin with the gallery's name. */
  readonly categories: (language: Language) => readonly { readonly id: string; readonly name: string }[]
  /** A page of stills, of a category or, if empty, of all galleries; undefined if none has it. */
  readonly stills: (category: string, page: number, caller: string) => Promise<LivePage | undefined>
  /** A page of videos of all galleries; undefined if none has it. */
  readonly videos: (page: number, caller: string) => Promise<LivePage | undefined>
}

/** A page of a list of films, from 1; of one source alone, or of the first that answers. */
export interface FilmPageQuery {
  readonly list: FilmList
  readonly page: number
  readonly source?: FilmSource | undefined
}

/** Films of a page, and how many the list has in all. */
export interface FilmPage {
  readonly films: readonly Film[]
  readonly total: number
}

/** The third parties that tell of films: `off` if the operator has switched them off, `failed` if none answers. */
export interface LiveFilms {
  readonly page: (query: FilmPageQuery, caller: string) => Promise<Fresh<FilmPage> | Unavailable>
  readonly film: (id: string, caller: string) => Promise<Fresh<FilmDetails> | Unavailable>
  /** The address of a picture, if a film was told of with it since the start. */
  readonly pictureAddress: (id: string) => string | undefined
}

/** The operator's music servers: `off` if he has set up none of that kind, `failed` if it does not answer. */
export interface LiveMusic {
  readonly collections: (server: MusicServer, caller: string) => Promise<Fresh<readonly Collection[]> | Unavailable>
  /** The songs of a collection, by its id. */
  readonly songs: (id: string, caller: string) => Promise<Fresh<readonly Song[]> | Unavailable>
  readonly search: (server: MusicServer, text: string, caller: string) => Promise<Fresh<readonly Song[]> | Unavailable>
  /** The lyrics of a song as LRC, empty if it has none. */
  readonly lyrics: (id: string, caller: string) => Promise<Fresh<string> | Unavailable>
  /** Where the sound of a song of NetEase Cloud Music is, and whether it is only a part of it. */
  readonly sound: (
    id: string,
    form: SoundForm,
    caller: string,
  ) => Promise<Fresh<{ readonly url: string; readonly isTrial: boolean }> | Unavailable>
  /** Opens a guest session at the server like NetEase Cloud Music's, whose cookie stays here. */
  readonly openGuestSession: (caller: string) => Promise<Freshness | Unavailable>
  /** The addresses of a cover and of the sound of a song of Subsonic: secret, as they hold the account. */
  readonly coverAddress: (id: string) => string | undefined
  readonly soundAddress: (id: string, form: SoundForm) => string | undefined
}

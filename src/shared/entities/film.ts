import * as v from 'valibot'

/** The lists of films: showing now, and coming. */
export const FILM_LISTS = ['now', 'coming'] as const
export type FilmList = (typeof FILM_LISTS)[number]

/** The third parties that list films. */
export const FILM_SOURCES = ['maizuo', 'maoyan'] as const
export type FilmSource = (typeof FILM_SOURCES)[number]

/** Films of a page (spec section 7). */
export const FILMS_PER_PAGE = 10

/** Actors and photos that are kept of a film. */
export const FILM_PARTS_LIMIT = 30

/** The source and its own number: `maizuo-6880`. */
export const filmId = v.pipe(v.string(), v.regex(/^(?:maizuo|maoyan)-\d{1,12}$/))
/** A picture of a film: the film's id and a fingerprint of the picture's address. */
export const filmPictureId = v.pipe(v.string(), v.regex(/^(?:maizuo|maoyan)-\d{1,12}-[\da-f]{16}$/))

/** The source of a film or of a film's picture. */
export const sourceOfFilm = (id: string): FilmSource =>
  FILM_SOURCES.find((source) => id.startsWith(`${source}-`)) ?? FILM_SOURCES[0]

/** The film of a picture. */
export const filmOfPicture = (id: string): string => id.slice(0, id.lastIndexOf('-'))

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** A film as a list tells of it, in the spec's spelling. */
export const filmSchema = v.object({
  filmId,
  name: line,
  poster: v.optional(filmPictureId),
  /** Above 0 up to 10, as the source's users have rated it; absent where they have not. */
  grade: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(10))),
  /** Empty where the source does not say. */
  synopsis: v.pipe(v.string(), v.maxLength(2000)),
  categories: v.pipe(v.array(line), v.maxLength(8)),
  /** Names of actors. */
  cast: v.pipe(v.array(line), v.maxLength(FILM_PARTS_LIMIT)),
  /** The day of the premiere in China: `2026-11-24`. */
  premiere: v.optional(v.pipe(v.string(), v.isoDate())),
})
export type Film = Readonly<v.InferOutput<typeof filmSchema>>

/** All that a source tells of a film. */
export const filmDetailsSchema = v.object({
  ...filmSchema.entries,
  director: v.optional(line),
  nation: v.optional(line),
  language: v.optional(line),
  /** In minutes. */
  runtime: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  actors: v.pipe(
    v.array(v.object({ name: line, role: v.optional(line), picture: v.optional(filmPictureId) })),
    v.maxLength(FILM_PARTS_LIMIT),
  ),
  photos: v.pipe(v.array(filmPictureId), v.maxLength(FILM_PARTS_LIMIT)),
  /** Its page at the source. */
  url: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(200)),
})
export type FilmDetails = Readonly<v.InferOutput<typeof filmDetailsSchema>>

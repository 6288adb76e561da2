import * as v from 'valibot'
import {
  FILM_PARTS_LIMIT,
  FILMS_PER_PAGE,
  type Film,
  type FilmDetails,
  type FilmList,
} from '../../../shared/entities/film.ts'
import { dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import type { QuerySource } from '../runner.ts'
import { looseText, shorten } from '../text.ts'

/** A film as its source tells of it: pictures by their addresses, of its id the source's own number. */
export type FoundFilm = Omit<Film, 'filmId' | 'poster'> & { readonly number: string; readonly poster?: string }

type FoundActor = Omit<FilmDetails['actors'][number], 'picture'> & { readonly picture?: string }

/** All of a film, likewise. */
export type FoundDetails = Omit<FilmDetails, 'filmId' | 'poster' | 'actors' | 'photos'> &
  Pick<FoundFilm, 'number' | 'poster'> & {
    readonly actors: readonly FoundActor[]
    readonly photos: readonly string[]
  }

export interface FoundPage {
  readonly films: readonly FoundFilm[]
  readonly total: number
}

/** A page of a list, from 1. */
export interface PageQuery {
  readonly list: FilmList
  readonly page: number
}

/** What is asked of a provider of films. */
export interface FilmQueries {
  readonly pages: QuerySource<PageQuery, FoundPage>
  /** By the provider's number of the film. */
  readonly film: QuerySource<string, FoundDetails>
}

/** Fields that all film sources share; lists are fresh for an hour, films for half a day (spec sections 4 and 6). */
export const FILM_LIST = { freshSeconds: 3600, timeoutMs: 8000, maxBytes: 1024 * 1024, isPersisted: true } as const
export const FILM_DETAILS = { freshSeconds: 12 * 3600, timeoutMs: 8000, maxBytes: 512 * 1024 } as const

/** A source's number of a film. */
export const filmNumber = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,11}$/),
)
/** Anything, or nothing. */
export const any = v.optional(v.unknown())
/** A name of at most a hundred characters. */
export const name = v.pipe(
  v.string(),
  v.transform((text) => shorten(text, 100)),
  v.minLength(1),
)

/** A text as a property of that name, which is left out where there is none. */
export function textOf<Name extends string>(property: Name, text: string): { readonly [name in Name]?: string } {
  const short = shorten(text, 100)
  // the computed name is typed as any string
  return (short === '' ? {} : { [property]: short }) as { readonly [name in Name]?: string }
}

export const synopsisOf = (text: string): string => shorten(text, 2000)

/** The parts of a text that lists names: `动作|科幻`, `剧情,喜剧`. */
export const namesOf = (text: string, limit: number): string[] =>
  [...new Set(text.split(/[|,，、/]/).map((part) => shorten(part, 100)))].filter((part) => part !== '').slice(0, limit)

export const categoriesOf = (text: string): string[] => namesOf(text, 8)
export const castOf = (text: string): string[] => namesOf(text, FILM_PARTS_LIMIT)

/** A number, or a text that begins with one, such as `118分钟`. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
}

/** A grade, if there is one: sources write 0, or nothing, before the first. */
export function gradeOf(value: unknown): Pick<Film, 'grade'> {
  const grade = Math.round(numberOf(value) * 10) / 10
  return grade > 0 && grade <= 10 ? { grade } : {}
}

export function runtimeOf(value: unknown): Pick<FilmDetails, 'runtime'> {
  const runtime = Math.round(numberOf(value))
  return runtime >= 1 && runtime <= 1000 ? { runtime } : {}
}

const [FIRST, LAST] = [dayNumber({ year: 1900, month: 1, day: 1 }), dayNumber({ year: 2100, month: 1, day: 1 })]
const CHINA_SECONDS = 8 * 3600

/** The day of a premiere: a text that begins with it, or seconds since 1970, which are of a day in China. */
export function premiereOf(value: unknown): Pick<Film, 'premiere'> {
  const text = typeof value === 'string' ? value.slice(0, 10) : ''
  const day = parseIsoDay(text)
  if (day !== undefined) return FIRST <= dayNumber(day) && dayNumber(day) <= LAST ? { premiere: text } : {}
  if (typeof value !== 'number') return {}
  const number = Math.floor((value + CHINA_SECONDS) / 86_400)
  return number > 0 && number <= LAST ? { premiere: isoDay(dayOfNumber(number)) } : {}
}

/** The https address of a picture; undefined for any other text. */
export function pictureOf(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > 1000) return undefined
  url.protocol = 'https:'
  return url.href
}

/** The addresses of a list of pictures, each once. */
export const picturesOf = (list: readonly unknown[], toAddress = pictureOf): string[] =>
  [...new Set(list.flatMap((one) => toAddress(v.parse(looseText, one)) ?? []))].slice(0, FILM_PARTS_LIMIT)

/** The films of a page, each once. */
export const filmsOf = (films: readonly FoundFilm[]): readonly FoundFilm[] =>
  [...new Map(films.map((film) => [film.number, film])).values()].slice(0, FILMS_PER_PAGE)

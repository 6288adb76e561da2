import * as v from 'valibot'
import { FILMS_PER_PAGE, type FilmList } from '../../../shared/entities/film.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { defineSource } from '../source.ts'
import { knownRows, looseList, looseText, parseShape, readJson, requireRows } from '../text.ts'
import {
  any,
  castOf,
  categoriesOf,
  FILM_DETAILS,
  FILM_LIST,
  type FilmQueries,
  type FoundDetails,
  type FoundFilm,
  type FoundPage,
  filmNumber,
  filmsOf,
  gradeOf,
  name,
  type PageQuery,
  pictureOf,
  picturesOf,
  premiereOf,
  runtimeOf,
  synopsisOf,
  textOf,
} from './found-film.ts'

const AJAX = 'https://m.maoyan.com/ajax'
const HEADERS = { referer: 'https://m.maoyan.com/' }

/** The addresses of the lists, and where their answers have the films. */
const LISTS: Readonly<Record<FilmList, { readonly path: string; readonly films: 'movieList' | 'coming' }>> = {
  now: { path: '/movieOnInfoList?token=', films: 'movieList' },
  coming: { path: '/comingList?ci=1&token=&limit=10', films: 'coming' },
}
/** Numbers of films that are kept of a list. */
const NUMBERS_LIMIT = 300

const filmRow = v.object({ id: filmNumber, nm: name, img: looseText, sc: any, star: looseText, rt: any })
type FilmRow = v.InferOutput<typeof filmRow>

const detailsRow = v.object({
  ...filmRow.entries,
  dra: looseText,
  dir: looseText,
  cat: looseText,
  dur: any,
  src: looseText,
  photos: looseList,
})

/** The beginning of a list, and the numbers of all its films. */
interface Beginning {
  readonly films: readonly FoundFilm[]
  readonly numbers: readonly string[]
}

const beginningOf = (list: FilmList) =>
  defineSource<void, Beginning>({
    id: 'film.maoyan',
    ...FILM_LIST,
    key: () => list,
    attempts: [
      {
        request: () => ({ url: AJAX + LISTS[list].path, headers: HEADERS }),
        read: (response) => {
          const answer = readJson(response)
          const { movieIds } = parseShape(v.object({ movieIds: looseList }), answer)
          const numbers = movieIds.flatMap((one) => (v.is(filmNumber, one) ? [String(one)] : []))
          return {
            films: filmsAt(answer, LISTS[list].films),
            numbers: [...new Set(numbers)].slice(0, NUMBERS_LIMIT),
          }
        },
      },
    ],
  })

/** The beginnings of Maoyan's lists. */
export const maoyanBeginnings = { now: beginningOf('now'), coming: beginningOf('coming') } as const

/** Further films of one of Maoyan's lists, by their numbers. */
export const maoyanMore = defineSource<readonly string[], readonly FoundFilm[]>({
  id: 'film.maoyan',
  ...FILM_LIST,
  isPersisted: false,
  key: (numbers) => numbers.join(','),
  attempts: [
    {
      request: (numbers) => ({
        url: `${AJAX}/moreComingList?token=&movieIds=${encodeURIComponent(numbers.join(','))}`,
        headers: HEADERS,
      }),
      read: (response) => filmsAt(readJson(response), 'coming'),
    },
  ],
})

/** All that Maoyan tells of a film, by its number. */
export const maoyanFilm = defineSource<string, FoundDetails>({
  id: 'film.maoyan',
  ...FILM_DETAILS,
  key: (number) => number,
  attempts: [
    {
      request: (number) => ({ url: `${AJAX}/detailmovie?movieId=${number}`, headers: HEADERS }),
      read: (response) => {
        const row = parseShape(v.object({ detailMovie: detailsRow }), readJson(response)).detailMovie
        const film = toFilm(row)
        return {
          ...film,
          synopsis: synopsisOf(row.dra),
          categories: categoriesOf(row.cat),
          ...textOf('director', row.dir.replaceAll(',', '、')),
          ...textOf('nation', row.src),
          ...runtimeOf(row.dur),
          actors: film.cast.map((actor) => ({ name: actor })),
          photos: picturesOf(row.photos, addressOf),
          url: `https://www.maoyan.com/films/${film.number}`,
        }
      },
    },
  ],
})

/** Opens Maoyan's lists by pages: its beginning, then ten further films each. */
function openMaoyanPages(ports: SourcePorts): QuerySource<PageQuery, FoundPage> {
  const askBeginning = {
    now: openSource(maoyanBeginnings.now, ports),
    coming: openSource(maoyanBeginnings.coming, ports),
  }
  const askMore = openSource(maoyanMore, ports)
  return async ({ list, page }, caller) => {
    const beginning = await askBeginning[list](undefined, caller)
    const { films, numbers } = beginning.value
    const first = new Set(films.map(({ number }) => number))
    const further = numbers.filter((number) => !first.has(number))
    const total = films.length + further.length
    if (page === 1) return { ...beginning, value: { films, total } }
    const asked = further.slice((page - 2) * FILMS_PER_PAGE, (page - 1) * FILMS_PER_PAGE)
    if (asked.length === 0) return { ...beginning, value: { films: [], total } }
    const more = await askMore(asked, caller)
    return { ...more, value: { films: more.value, total } }
  }
}

const SAMPLE_FILM = '343208'

/** Maoyan. */
export const maoyanProvider = defineProvider<undefined, FilmQueries>({
  id: 'film.maoyan',
  purpose: 'films in cinemas',
  fallback: 'the last films, their age',
  needs: nothing,
  open: (ports) => ({ pages: openMaoyanPages(ports), film: openSource(maoyanFilm, ports) }),
  questions: () => [
    ...Object.values(maoyanBeginnings).map((source) => question(source, undefined)),
    question(maoyanMore, [SAMPLE_FILM]),
    question(maoyanFilm, SAMPLE_FILM),
  ],
})
/**
 * The films of an answer: those showing are its `movieList`, all others `coming`.
 * @throws SourceFailure, `empty` where there are none
 */
function filmsAt(answer: unknown, at: 'movieList' | 'coming'): readonly FoundFilm[] {
  const rows = parseShape(v.record(v.string(), v.unknown()), answer)[at]
  return requireRows(filmsOf(knownRows(filmRow, parseShape(v.array(v.unknown()), rows)).map(toFilm)))
}

/** The address of a picture in its own size, in which addresses of lists have a blank. */
const addressOf = (text: string): string | undefined => pictureOf(text.replace('/w.h/', '/'))

function toFilm(row: FilmRow): FoundFilm {
  const poster = addressOf(row.img)
  return {
    number: row.id,
    name: row.nm,
    synopsis: '',
    categories: [],
    cast: castOf(row.star),
    ...(poster !== undefined && { poster }),
    ...gradeOf(row.sc),
    ...premiereOf(row.rt),
  }
}

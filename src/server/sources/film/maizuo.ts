import * as v from 'valibot'
import { FILM_PARTS_LIMIT, FILMS_PER_PAGE, type FilmList } from '../../../shared/entities/film.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import {
  anyKnownRows,
  knownRows,
  looseCount,
  looseList,
  looseText,
  parseShape,
  readJson,
  requireRows,
} from '../text.ts'
import {
  any,
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

const GATEWAY = 'https://m.maizuo.com/gateway'
/** Beijing: which films are shown hardly depends on it. */
const CITY = 110100
/** How its own pages name themselves; the same for everybody. */
const CLIENT_INFO = `{"a":"3000","ch":"1002","v":"5.2.1","e":"1700000000000000000000001","bc":"${CITY}"}`
/** A number that its own pages draw by lot. */
const TICKET = 1_000_001
const TYPES: Readonly<Record<FilmList, number>> = { now: 1, coming: 2 }

const headers = (question: string) => ({ 'X-Client-Info': CLIENT_INFO, 'X-Host': `mall.film-ticket.film.${question}` })

const listAnswer = v.object({
  status: v.literal(0),
  data: v.object({ films: v.array(v.unknown()), total: looseCount }),
})
const filmAnswer = v.object({ status: v.literal(0), data: v.object({ film: v.unknown() }) })

const filmRow = v.object({
  filmId: filmNumber,
  name,
  poster: looseText,
  actors: looseList,
  director: looseText,
  category: looseText,
  synopsis: looseText,
  nation: looseText,
  language: looseText,
  runtime: any,
  premiereAt: any,
  grade: any,
  photos: looseList,
})
type FilmRow = v.InferOutput<typeof filmRow>

const person = v.object({ name, role: looseText, avatarAddress: looseText })

/** Maizuo's list of films, by pages. */
export const maizuoPages = defineSource<PageQuery, FoundPage>({
  id: 'film.maizuo',
  ...FILM_LIST,
  key: ({ list, page }) => `${list} ${page}`,
  attempts: [
    {
      request: ({ list, page }) => ({
        url: `${GATEWAY}?cityId=${CITY}&pageNum=${page}&pageSize=${FILMS_PER_PAGE}&type=${TYPES[list]}&k=${TICKET}`,
        headers: headers('list'),
      }),
      read: (response, { page }) => {
        const { films, total } = parseShape(listAnswer, readJson(response)).data
        const found = filmsOf(knownRows(filmRow, films).map(toFilm))
        return { films: page === 1 ? requireRows(found) : found, total }
      },
    },
  ],
})

/** All that Maizuo tells of a film, by its number. */
export const maizuoFilm = defineSource<string, FoundDetails>({
  id: 'film.maizuo',
  ...FILM_DETAILS,
  key: (number) => number,
  attempts: [
    {
      request: (number) => ({ url: `${GATEWAY}?filmId=${number}&k=${TICKET}`, headers: headers('info') }),
      read: (response) => toDetails(parseShape(filmRow, parseShape(filmAnswer, readJson(response)).data.film)),
    },
  ],
})

/** Maizuo. */
export const maizuoProvider = defineProvider<undefined, FilmQueries>({
  id: 'film.maizuo',
  purpose: 'films in cinemas',
  fallback: 'the last films, their age',
  needs: nothing,
  open: (ports) => ({ pages: openSource(maizuoPages, ports), film: openSource(maizuoFilm, ports) }),
  questions: () => [question(maizuoPages, { list: 'now', page: 1 }, FILMS_PER_PAGE), question(maizuoFilm, '6880')],
})

/** The people of a film; who directed it is among them. */
const peopleOf = ({ actors }: FilmRow) => anyKnownRows(person, actors).slice(0, FILM_PARTS_LIMIT)

function toFilm(row: FilmRow): FoundFilm {
  const poster = pictureOf(row.poster)
  const actors = peopleOf(row).filter(({ role }) => !role.includes('导演'))
  return {
    number: row.filmId,
    name: row.name,
    synopsis: synopsisOf(row.synopsis),
    categories: categoriesOf(row.category),
    cast: [...new Set(actors.map((actor) => actor.name))],
    ...(poster !== undefined && { poster }),
    ...gradeOf(row.grade),
    ...premiereOf(row.premiereAt),
  }
}

function toDetails(row: FilmRow): FoundDetails {
  return {
    ...toFilm(row),
    ...textOf('director', row.director),
    ...textOf('nation', row.nation),
    ...textOf('language', row.language),
    ...runtimeOf(row.runtime),
    actors: peopleOf(row).map((one) => {
      const picture = pictureOf(one.avatarAddress)
      return { name: one.name, ...textOf('role', one.role), ...(picture !== undefined && { picture }) }
    }),
    photos: picturesOf(row.photos),
    url: `https://m.maizuo.com/v5/#/films/${row.filmId}`,
  }
}

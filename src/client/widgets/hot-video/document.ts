import * as v from 'valibot'
import { FILM_LISTS, FILMS_PER_PAGE, filmDetailsSchema, filmId, filmSchema } from '../../../shared/entities/film.ts'
import { defineDocument, salvageRecord } from '../../kit/documents.ts'
import { defineLiveDocument } from '../../kit/live.ts'
import { isPlainObject, latestOf } from '../../kit/rules.ts'
import { LAST_FILMS_LIMIT, type LastFilms } from './model.ts'

/** Films of which all is kept that was told. */
const DETAILS_LIMIT = 20

/** What tiles have shown of films, and whether they may. */
export const lastFilms = defineDocument<LastFilms>({
  id: 'hot-video',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { films: {}, isStarted: false },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no films' }
      const repaired: string[] = []
      const films = salvageRecord(input.films, 'films', repaired, (one) =>
        typeof one === 'string' && v.is(filmId, one) ? one : undefined,
      )
      return {
        ok: true,
        value: {
          films: latestOf(films, LAST_FILMS_LIMIT),
          // before it was kept, every tile asked
          isStarted: input.isStarted === true || (input.isStarted === undefined && Object.keys(films).length > 0),
        },
        repaired,
      }
    },
  },
})

const firstPage = v.object({
  films: v.pipe(v.array(filmSchema), v.maxLength(FILMS_PER_PAGE)),
  total: v.pipe(v.number(), v.minValue(0)),
})
/** The first page of a list, and how many films the list has in all. */
export type FirstPage = Readonly<v.InferOutput<typeof firstPage>>

/** The first pages of the lists. */
export const firstPages = defineLiveDocument('hot-video.lists', firstPage, FILM_LISTS.length)

/** All that was told of films. */
export const toldFilms = defineLiveDocument('hot-video.films', filmDetailsSchema, DETAILS_LIMIT)

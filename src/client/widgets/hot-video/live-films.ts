import { filmDetails, hotVideo } from '../../../shared/api/film.ts'
import { FILM_LISTS } from '../../../shared/entities/film.ts'
import { call, defineLive } from '../../kit/live.ts'
import { firstPages, toldFilms } from './document.ts'

const HOUR = 3_600_000

/** The lists, each by its name: fresh for an hour (spec section 4). */
export const liveLists = defineLive({
  document: firstPages,
  freshMs: HOUR,
  async ask(key) {
    const type = FILM_LISTS.find((list) => list === key) ?? FILM_LISTS[0]
    const { films, total, age } = await call(hotVideo, { type, page: 1 }, { silent: true, fresh: true })
    return { value: { films, total }, age }
  },
})

/** All of a film, by its id: fresh for twelve hours (spec section 6). */
export const liveFilms = defineLive({
  document: toldFilms,
  freshMs: 12 * HOUR,
  async ask(id) {
    const { film, age } = await call(filmDetails, { id }, { silent: true, fresh: true })
    return { value: film, age }
  },
})

import type { Film } from '../../../shared/entities/film.ts'
import { ask, createAsked, openApp } from '../../kit/desktop.ts'

/** The film that the window is asked to show. */
export const askedFilm = createAsked<Film>()

/** Opens the window on a film. */
export function openFilm(film: Film): void {
  ask(askedFilm, film)
  openApp({ app: 'hot-video' })
}

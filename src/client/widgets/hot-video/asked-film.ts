import type { Film } from '../../../shared/entities/film.ts'
import { openApp } from '../../features/shell/windows/index.ts'
import { ask, createAsked } from '../../features/shell/windows/lazy.ts'

/** The film that the window is asked to show. */
export const askedFilm = createAsked<Film>()

/** Opens the window on a film. */
export function openFilm(film: Film): void {
  ask(askedFilm, film)
  openApp({ app: 'hot-video' })
}

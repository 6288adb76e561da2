import type { Film } from '../../../shared/entities/film.ts'
import { createViewRequest, openApp, requestView } from '../../kit/desktop.ts'

/** The film that the window is asked to show. */
export const requestedFilm = createViewRequest<Film>()

/** Opens the window on a film. */
export function openFilm(film: Film): void {
  requestView(requestedFilm, film)
  openApp({ app: 'hot-video' })
}

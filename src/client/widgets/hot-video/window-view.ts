import { createStore } from 'zustand/vanilla'
import { FILM_LISTS, type Film, type FilmList } from '../../../shared/entities/film.ts'
import { openApp } from '../../features/windows/index.ts'

/** What the window shows: a list, or in front of it a film. */
export const windowView = createStore<{ readonly list: FilmList; readonly film: Film | undefined }>()(() => ({
  list: FILM_LISTS[0],
  film: undefined,
}))

/** Opens the window on a film. */
export function openFilm(film: Film): void {
  windowView.setState({ film })
  openApp({ app: 'hot-video' })
}

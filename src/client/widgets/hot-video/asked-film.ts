import { createStore } from 'zustand/vanilla'
import type { Film } from '../../../shared/entities/film.ts'
import { openApp } from '../../features/windows/index.ts'

/** The film that the window is asked to show. The window takes it, also when it opens only then. */
export const askedFilm = createStore<{ readonly film: Film | undefined }>()(() => ({ film: undefined }))

/** Opens the window on a film. */
export function openFilm(film: Film): void {
  askedFilm.setState({ film })
  openApp({ app: 'hot-video' })
}

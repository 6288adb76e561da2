import type { Film, FilmDetails } from '../../../shared/entities/film.ts'
import { laidNumber, withLatest } from '../../kit/rules.ts'

export interface LastFilms {
  /** The film that each tile has shown last, by the item's id. */
  readonly films: Readonly<Record<string, string>>
  /** Whether the user has pressed for films. */
  readonly isStarted: boolean
}

/** Whether a tile may ask for films: the user has added it, or has pressed for films. */
export const mayAsk = ({ isStarted }: LastFilms, tile: string): boolean =>
  isStarted || laidNumber(tile, 'hot-video') === undefined

/** Films of deleted tiles are kept for undo, the latest of all up to this number. */
export const LAST_FILMS_LIMIT = 300

/** Remembers the film that a tile shows; the same value if it is remembered already. */
export function remember(now: LastFilms, tile: string, film: string): LastFilms {
  return now.films[tile] === film ? now : { ...now, films: withLatest(now.films, tile, film, LAST_FILMS_LIMIT) }
}

/** The film of that id, else the first. */
export const filmAt = (films: readonly Film[], id: string | undefined): Film | undefined =>
  films.find(({ filmId }) => filmId === id) ?? films[0]

/** The film after another; the first after the last. */
export const nextFilm = (films: readonly Film[], id: string): Film | undefined =>
  films[(films.findIndex(({ filmId }) => filmId === id) + 1) % films.length]

/** The films with a further page at their end: lists shift between two pages, and sources name a film twice. */
export function withPage(films: readonly Film[], page: readonly Film[]): readonly Film[] {
  const ids = new Set<string>()
  const names = new Set<string>()
  return [...films, ...page].filter(({ filmId, name }) => {
    const isNew = !ids.has(filmId) && !names.has(name)
    ids.add(filmId)
    names.add(name)
    return isNew
  })
}

type Actor = FilmDetails['actors'][number]

/** The actors, each once in a role: sources name some twice. */
export const eachOnce = (actors: readonly Actor[]): readonly Actor[] => [
  ...new Map(actors.map((actor) => [`${actor.name} ${actor.role}`, actor])).values(),
]

/** How a tile shows a film: a poster alone, one line beside it, more text beside it, or text upon it. */
export type TileLayout = 'poster' | 'strip' | 'beside' | 'upon'

export function tileLayout(rows: number, columns: number): TileLayout {
  if (columns === 1) return 'poster'
  if (rows === 1) return 'strip'
  return columns >= rows * 1.5 ? 'beside' : 'upon'
}

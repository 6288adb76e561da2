import { type Film, type FilmDetails, type FilmSource, sourceOfFilm } from '../../../shared/entities/film.ts'
import type { FilmPage, LiveFilms } from '../../core/live-data.ts'
import { openChain } from '../chain.ts'
import { orSilence } from '../outcome.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import type { FoundDetails, FoundFilm, FoundPage, PageQuery } from './found-film.ts'
import { maizuoFilm, maizuoPages } from './maizuo.ts'
import { maoyanFilm, openMaoyanPages } from './maoyan.ts'
import { createPictureBook, type PictureBook } from './pictures.ts'

/** Opens the films: lists by Maizuo, else by Maoyan; a film is told of by the one that listed it. */
export function openFilms(ports: SourcePorts): LiveFilms {
  const book = createPictureBook()
  const pages: Readonly<Record<FilmSource, QuerySource<PageQuery, FoundPage>>> = {
    maizuo: openSource(maizuoPages, ports),
    maoyan: openMaoyanPages(ports),
  }
  const films: Readonly<Record<FilmSource, QuerySource<string, FoundDetails>>> = {
    maizuo: openSource(maizuoFilm, ports),
    maoyan: openSource(maoyanFilm, ports),
  }
  const listed = (source: FilmSource): QuerySource<PageQuery, FilmPage> =>
    mapped(pages[source], (page) => ({
      films: page.films.map((film) => filmOf(source, film, book)),
      total: page.total,
    }))
  const lists = { maizuo: listed('maizuo'), maoyan: listed('maoyan') }
  const first = openChain([lists.maizuo, lists.maoyan])

  return {
    page: ({ list, page, source }, caller) =>
      orSilence((source === undefined ? first : lists[source])({ list, page }, caller)),
    film(id, caller) {
      const source = sourceOfFilm(id)
      const told = mapped(films[source], (found) => detailsOf(source, found, book))
      return orSilence(told(id.slice(source.length + 1), caller))
    },
    pictureAddress: book.addressOf,
  }
}

/** A source whose results are another's, changed. */
const mapped =
  <Query, From, To>(ask: QuerySource<Query, From>, change: (value: From) => To): QuerySource<Query, To> =>
  async (query, caller) => {
    const result = await ask(query, caller)
    return { ...result, value: change(result.value) }
  }

/** A film with the ids of its source and of its poster. */
export function filmOf(source: FilmSource, { number, poster, ...film }: FoundFilm, book: PictureBook): Film {
  const filmId = `${source}-${number}`
  return { filmId, ...film, ...(poster !== undefined && { poster: book.idOf(filmId, poster) }) }
}

/** All of a film, likewise with those of its photos and portraits. */
export function detailsOf(source: FilmSource, found: FoundDetails, book: PictureBook): FilmDetails {
  const { actors, photos, ...rest } = found
  const film = filmOf(source, found, book)
  const { number: _number, poster: _poster, ...details } = rest
  return {
    ...details,
    ...film,
    actors: actors.map(({ picture, ...actor }) => ({
      ...actor,
      ...(picture !== undefined && { picture: book.idOf(film.filmId, picture) }),
    })),
    photos: photos.map((address) => book.idOf(film.filmId, address)),
  }
}

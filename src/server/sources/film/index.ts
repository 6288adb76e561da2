import { type Film, type FilmDetails, type FilmSource, sourceOfFilm } from '../../../shared/entities/film.ts'
import type { FilmPage, LiveFilms } from '../../core/upstream/live-data.ts'
import { openChain } from '../chain.ts'
import { orUnavailable } from '../outcome.ts'
import { openAll, type Provider, type ProviderPorts } from '../provider.ts'
import type { QuerySource } from '../runner.ts'
import type { FilmQueries, FoundDetails, FoundFilm, PageQuery } from './found-film.ts'
import { maizuoProvider } from './maizuo.ts'
import { maoyanProvider } from './maoyan.ts'
import { createPictureBook, type PictureBook } from './pictures.ts'

/** In the order in which they are asked. */
export const filmProviders: readonly Provider<FilmQueries>[] = [maizuoProvider, maoyanProvider]

/** Opens the films: lists by Maizuo, else by Maoyan; a film is told of by the one that listed it. */
export function openFilms(ports: ProviderPorts): LiveFilms {
  const book = createPictureBook()
  const queries: Readonly<Record<FilmSource, readonly FilmQueries[]>> = {
    maizuo: openAll([maizuoProvider], ports),
    maoyan: openAll([maoyanProvider], ports),
  }
  const listed = (source: FilmSource): QuerySource<PageQuery, FilmPage> =>
    mapped(openChain(queries[source].map(({ pages }) => pages)), (page) => ({
      films: page.films.map((film) => filmOf(source, film, book)),
      total: page.total,
    }))
  const lists = { maizuo: listed('maizuo'), maoyan: listed('maoyan') }
  const first = openChain([lists.maizuo, lists.maoyan])

  return {
    page: ({ list, page, source }, caller) =>
      orUnavailable((source === undefined ? first : lists[source])({ list, page }, caller)),
    film(id, caller) {
      const source = sourceOfFilm(id)
      const details = mapped(openChain(queries[source].map(({ film }) => film)), (found) =>
        detailsOf(source, found, book),
      )
      return orUnavailable(details(id.slice(source.length + 1), caller))
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

import * as v from 'valibot'
import {
  FILM_LISTS,
  FILM_SOURCES,
  filmDetailsSchema,
  filmId,
  filmPictureId,
  filmSchema,
  sourceOfFilm,
} from '../entities/film.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { freshness } from './freshness.ts'
import { wholeNumber } from './query.ts'

/** Films in cinemas; refused while no third party answers, or the operator has switched all of them off. */
export const hotVideo = endpoint({
  method: 'GET',
  path: '/api/hot_video',
  about: 'Lists films that cinemas in China show now, or soon.',
  input: v.object({
    type: v.optional(v.picklist(FILM_LISTS), 'now'),
    page: v.optional(wholeNumber(1, 100), 1),
    /** Asks this one alone: further pages are of the source of the first. */
    source: v.optional(v.picklist(FILM_SOURCES)),
  }),
  output: v.object({ films: v.array(filmSchema), total: v.number(), ...freshness }),
  cache: 3600,
  thirdParty: ({ source }) => (source === undefined ? 'film' : `film.${source}`),
})

/** All that its source tells of a film; refused while the source does not answer. */
export const filmDetails = endpoint({
  method: 'GET',
  path: '/api/film',
  about: 'Tells of a film: people, photos and facts.',
  input: v.object({ id: filmId }),
  output: v.object({ film: filmDetailsSchema, ...freshness }),
  cache: 12 * 3600,
  thirdParty: ({ id }) => `film.${sourceOfFilm(id)}`,
})

/** A poster, photo or portrait of a film that this server has told of, drawn anew: small within 480 pixels, or large. */
export const filmPoster = fileEndpoint({
  path: '/api/film_poster',
  about: 'Fetches a picture of a film and draws it anew, within 480 pixels or in large.',
  input: v.object({ id: filmPictureId, size: v.optional(v.picklist(['small', 'large']), 'small') }),
  type: 'image/webp',
  cache: 7 * 24 * 3600,
  thirdParty: ({ id }) => `film.${sourceOfFilm(id)}`,
})

import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { filmDetails, filmPoster, hotVideo } from '../../../shared/api/film.ts'
import { filmOfPicture } from '../../../shared/entities/film.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount, mountFile } from '../../core/route/route.ts'
import { createPictureFetcher, type PicturePorts } from '../../core/upstream/fetch-picture.ts'
import type { LiveFilms } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

export interface FilmPorts extends PicturePorts {
  readonly limits: Limits
  readonly films: LiveFilms
}

const PICTURES = { maxMegabytes: 8, timeoutMs: 15_000 } as const
/** Small pictures are kept for a day; large ones by the browsers. */
const SMALL_CACHE = { bytes: 8 * 1024 * 1024, ms: 24 * 3600 * 1000 } as const

/**
 * Routes for films in cinemas; at most sixty questions in a minute from one address. Pictures by way of the server:
 * three hundred small ones in a minute, sixty large.
 */
export function filmModule({ films, ...ports }: FilmPorts): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createLimit(ports.limits, 'film', 60, 60)
  mount(
    app,
    hotVideo,
    async ({ type, page, source }, { address }) => {
      const { value, from, age } = requireAnswer(await films.page({ list: type, page, source }, addressKey(address)))
      return { films: [...value.films], total: value.total, from, age }
    },
    limit,
  )
  mount(
    app,
    filmDetails,
    async ({ id }, { address }) => {
      const { value, from, age } = requireAnswer(await films.film(id, addressKey(address)))
      return { film: value, from, age }
    },
    limit,
  )

  const fetchers = {
    small: createPictureFetcher(ports, { fit: 'preview', source: 'films small', ...PICTURES, cache: SMALL_CACHE }),
    large: createPictureFetcher(ports, { fit: 'wallpaper', source: 'films large', ...PICTURES }),
  }
  const limits = {
    small: createLimit(ports.limits, 'film.small', 300, 60),
    large: createLimit(ports.limits, 'film.large', 60, 60),
  }
  mountFile(
    app,
    filmPoster,
    async ({ id, size }, { address }) => {
      const caller = addressKey(address)
      if (films.pictureAddress(id) === undefined) {
        // after a start nothing has been told yet
        await limit(address)
        await films.film(filmOfPicture(id), caller)
      }
      const url = films.pictureAddress(id)
      return url === undefined ? refuse(CODE.unavailable, 'pictureUnreachable') : fetchers[size](url, caller)
    },
    ({ size }) => limits[size],
  )
  return app
}

import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import {
  getLyric,
  getSong,
  musicCover,
  musicSearch,
  musicStream,
  topDetail,
  toplist,
  youkeLogin,
} from '../../../shared/api/music.ts'
import { serverOfMusic } from '../../../shared/entities/music.ts'
import { addressKey } from '../../core/address.ts'
import type { OpenStream } from '../../core/ports/http.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount, mountFile, mountStream } from '../../core/route/route.ts'
import { createPictureFetcher, type PicturePorts } from '../../core/upstream/fetch-picture.ts'
import type { LiveMusic } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'

export interface MusicPorts extends PicturePorts {
  readonly limits: Limits
  readonly music: LiveMusic
  readonly stream: OpenStream
}

const COVERS = { fit: 'preview', maxMegabytes: 10, timeoutMs: 10_000 } as const
const COVER_CACHE = { bytes: 12 * 1024 * 1024, ms: 24 * 3600 * 1000 } as const

/**
 * Routes for the operator's music servers; from one address at most a hundred and twenty questions and as many parts
 * of sounds in a minute, and six hundred covers.
 */
export function musicModule({ music, stream, ...ports }: MusicPorts): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createLimit(ports.limits, 'music', 120, 60)
  mount(
    app,
    toplist,
    async ({ server }, { address }) => {
      const { value, from, age } = requireAnswer(await music.collections(server, addressKey(address)))
      return { list: [...value], from, age }
    },
    limit,
  )
  mount(
    app,
    topDetail,
    async ({ id }, { address }) => {
      const { value, from, age } = requireAnswer(await music.songs(id, addressKey(address)))
      return { songs: [...value], from, age }
    },
    limit,
  )
  mount(
    app,
    musicSearch,
    async ({ server, text }, { address }) => {
      const { value, from, age } = requireAnswer(await music.search(server, text, addressKey(address)))
      return { songs: [...value], from, age }
    },
    limit,
  )
  mount(
    app,
    getSong,
    async ({ id, form }, { address }) => {
      const sound = requireAnswer(await music.sound(id, form, addressKey(address)))
      // an address that holds for twenty minutes
      return sound.from === 'stale' ? refuse(CODE.unavailable, 'unavailable') : sound.value
    },
    limit,
  )
  mount(
    app,
    youkeLogin,
    async (_input, { address }) => requireAnswer(await music.openGuestSession(addressKey(address))),
    limit,
  )
  mount(
    app,
    getLyric,
    async ({ id }, { address }) => ({ lrc: requireAnswer(await music.lyrics(id, addressKey(address))).value }),
    limit,
  )

  const fetchers = {
    netease: createPictureFetcher(ports, { ...COVERS, source: 'music.netease', cache: COVER_CACHE }),
    subsonic: createPictureFetcher(ports, { ...COVERS, source: 'music.subsonic', isTrusted: true, cache: COVER_CACHE }),
  }
  const limitOfCovers = createLimit(ports.limits, 'music.cover', 600, 60)
  mountFile(
    app,
    musicCover,
    async ({ id }, { address }) => {
      const url = music.coverAddress(id)
      return url === undefined
        ? refuse(CODE.unavailable, 'sourceOff')
        : fetchers[serverOfMusic(id)](url, addressKey(address))
    },
    () => limitOfCovers,
  )
  mountStream(
    app,
    musicStream,
    async ({ id, form }, { address }, range) => {
      const url = music.soundAddress(id, form)
      if (url === undefined) return refuse(CODE.unavailable, 'sourceOff')
      return stream({
        url,
        caller: addressKey(address),
        source: 'music.subsonic',
        ...(range === undefined ? {} : { headers: { range } }),
      })
    },
    createLimit(ports.limits, 'music.stream', 120, 60),
  )
  return app
}

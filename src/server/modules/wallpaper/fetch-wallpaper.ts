import { CODE } from '../../../shared/api/endpoint.ts'
import type { Clock } from '../../core/clock.ts'
import { refuse } from '../../core/errors.ts'
import { type Http, HttpFailure, type HttpResponse } from '../../core/http.ts'
import { ImageFailure, type Images } from '../../core/images.ts'
import { createLruCache } from '../../core/lru-cache.ts'
import { createSingleFlight } from '../../core/single-flight.ts'

/** The largest picture that is fetched. */
const MAX_MEGABYTES = 15
const FETCH_MS = 20_000
/** Bytes of small pictures that are kept, and for how long. Large ones are kept by the browsers. */
const CACHE_BYTES = 16 * 1024 * 1024
const CACHE_MS = 24 * 3600 * 1000

export interface WallpaperFetcherPorts {
  readonly http: Http
  readonly images: Images
  readonly clock: Clock
}

type WallpaperFit = 'preview' | 'wallpaper'

/**
 * Creates the fetcher of wallpapers: of an address, drawn anew as WebP.
 * @throws Refusal if there is no picture, it is too large or does not answer. Private addresses do not answer.
 */
export function createWallpaperFetcher({
  http,
  images,
  clock,
}: WallpaperFetcherPorts): (url: string, fit: WallpaperFit, caller: string) => Promise<Uint8Array> {
  const cache = createLruCache<string>(CACHE_BYTES)
  const singleFlight = createSingleFlight<Uint8Array>()

  const load = async (url: string, fit: WallpaperFit, caller: string): Promise<Uint8Array> => {
    const { body } = await fetchBytes(http, url, fit, caller)
    const webp = await draw(images, body, fit, caller)
    if (fit === 'preview') cache.put(url, Buffer.from(webp).toString('base64'), clock.now())
    return webp
  }

  return async (url, fit, caller) => {
    const cached = fit === 'preview' ? cache.get(url) : undefined
    if (cached && clock.now() - cached.at < CACHE_MS) return Buffer.from(cached.value, 'base64')
    return singleFlight(`${fit} ${url}`, () => load(url, fit, caller))
  }
}

async function fetchBytes(http: Http, url: string, fit: WallpaperFit, caller: string): Promise<HttpResponse> {
  try {
    const request = { url, timeoutMs: FETCH_MS, maxBytes: MAX_MEGABYTES * 1024 * 1024 }
    const answer = await http({ ...request, source: `wallpapers as ${fit}`, caller })
    return answer.status >= 200 && answer.status < 300 ? answer : refuse(CODE.unavailable, 'pictureUnreachable')
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    return error.kind === 'tooLarge' ? refuseTooLarge() : refuse(CODE.unavailable, 'pictureUnreachable')
  }
}

async function draw(images: Images, bytes: Uint8Array, fit: WallpaperFit, caller: string): Promise<Uint8Array> {
  try {
    return (await images.decode(bytes, fit, caller)).webp
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
    if (error.kind === 'tooLarge') return refuseTooLarge()
    if (error.kind === 'unavailable' || error.kind === 'busy') return refuse(CODE.unavailable, 'unavailable')
    return refuse(CODE.invalid, 'notPicture')
  }
}

const refuseTooLarge = (): never => refuse(CODE.tooLarge, 'pictureTooLarge', { megabytes: MAX_MEGABYTES })

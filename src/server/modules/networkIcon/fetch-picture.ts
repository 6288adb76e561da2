import { CODE } from '../../../shared/api/endpoint.ts'
import { refuse } from '../../core/errors.ts'
import { HttpFailure, type HttpResponse } from '../../core/http.ts'
import { ImageFailure, type PictureFit } from '../../core/images.ts'
import { createLruCache } from '../../core/lru-cache.ts'
import { createSingleFlight } from '../../core/single-flight.ts'
import type { DiscoveryPorts } from './discover.ts'

/** Bytes of pictures that are kept, and for how long. */
const CACHE_BYTES = 8 * 1024 * 1024
const CACHE_MS = 10 * 60_000
/** Megabytes that `adapters/fetch` takes at most. */
const MAX_MEGABYTES = 2

/**
 * Creates the fetcher of pictures: of an address, within 250 x 250 pixels, as WebP.
 * @throws Refusal if there is no picture, it is too large or does not answer. Private addresses do not answer.
 */
export function createPictureFetcher({
  http,
  images,
  clock,
}: DiscoveryPorts): (url: string, caller: string) => Promise<Uint8Array> {
  const cache = createLruCache<string>(CACHE_BYTES)
  const singleFlight = createSingleFlight<Uint8Array>()

  const request = async (url: string, caller: string): Promise<HttpResponse> => {
    try {
      const answer = await http({ url, caller })
      return answer.status >= 200 && answer.status < 300 ? answer : refuse(CODE.unavailable, 'pictureUnreachable')
    } catch (error) {
      if (error instanceof HttpFailure && error.kind === 'tooLarge') refuseTooLarge()
      if (error instanceof HttpFailure) refuse(CODE.unavailable, 'pictureUnreachable')
      throw error
    }
  }

  const load = async (url: string, caller: string): Promise<Uint8Array> => {
    const { body } = await request(url, caller)
    const webp = await decodeOrRefuse(images, body, 'photo', caller)
    cache.put(url, Buffer.from(webp).toString('base64'), clock.now())
    return webp
  }

  return async (url, caller) => {
    const cached = cache.get(url)
    if (cached && clock.now() - cached.at < CACHE_MS) return Buffer.from(cached.value, 'base64')
    return singleFlight(url, () => load(url, caller))
  }
}

/** Decodes a picture. @throws Refusal in the user's words if it is none. */
export async function decodeOrRefuse(
  images: DiscoveryPorts['images'],
  bytes: Uint8Array,
  fit: PictureFit,
  caller: string,
): Promise<Uint8Array> {
  try {
    return (await images.decode(bytes, fit, caller)).webp
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
    if (error.kind === 'tooLarge') refuseTooLarge()
    if (error.kind === 'unavailable' || error.kind === 'busy') refuse(CODE.unavailable, 'unavailable')
    return refuse(CODE.invalid, 'notPicture')
  }
}

function refuseTooLarge(): never {
  return refuse(CODE.tooLarge, 'pictureTooLarge', { megabytes: MAX_MEGABYTES })
}

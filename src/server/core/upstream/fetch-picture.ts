import { CODE } from '../../../shared/api/endpoint.ts'
import type { Clock } from '../clock.ts'
import { createLruCache } from '../lru-cache.ts'
import { type Http, HttpFailure, type HttpResponse } from '../ports/http.ts'
import { ImageFailure, type Images, type PictureFit } from '../ports/images.ts'
import { refuse } from '../route/errors.ts'
import { createSingleFlight } from '../single-flight.ts'

export interface PicturePorts {
  readonly http: Http
  readonly images: Images
  readonly clock: Clock
}

/** Which pictures are fetched, and how they are kept. */
interface PictureKind {
  readonly fit: PictureFit
  /** The largest file that is fetched. */
  readonly maxMegabytes: number
  readonly timeoutMs: number
  /** Requests with the same name wait only for one another. */
  readonly source?: string
  /** As of `HttpRequest`: whether it may be a server of the operator's own. */
  readonly isTrusted?: boolean
  /** Bytes of pictures that are kept in memory, and for how long; without it none is kept. */
  readonly cache?: { readonly bytes: number; readonly ms: number }
}

/**
 * Creates a fetcher of pictures: of an address, drawn anew as WebP.
 * @throws Refusal if there is no picture, it is too large or does not answer. Private addresses do not answer.
 */
export function createPictureFetcher(
  { http, images, clock }: PicturePorts,
  { fit, maxMegabytes, timeoutMs, source, isTrusted = false, cache: kept }: PictureKind,
): (url: string, caller: string) => Promise<Uint8Array> {
  const cache = createLruCache<Uint8Array>(kept?.bytes ?? 0, ({ length }) => length)
  const singleFlight = createSingleFlight<Uint8Array>()

  const request = async (url: string, caller: string): Promise<HttpResponse> => {
    try {
      const maxBytes = maxMegabytes * 1024 * 1024
      const answer = await http({
        url,
        timeoutMs,
        maxBytes,
        caller,
        isTrusted,
        ...(source !== undefined && { source }),
      })
      return answer.status >= 200 && answer.status < 300 ? answer : refuse(CODE.unavailable, 'pictureUnreachable')
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error
      return error.kind === 'tooLarge' ? refuseTooLarge(maxMegabytes) : refuse(CODE.unavailable, 'pictureUnreachable')
    }
  }

  const load = async (url: string, caller: string): Promise<Uint8Array> => {
    const { body } = await request(url, caller)
    const webp = await decodePicture(images, body, { fit, maxMegabytes }, caller)
    if (kept !== undefined) cache.put(url, webp, clock.now())
    return webp
  }

  return async (url, caller) => {
    const cached = cache.get(url)
    if (cached && clock.now() - cached.at < (kept?.ms ?? 0)) return cached.value
    return singleFlight(url, () => load(url, caller))
  }
}

/** Decodes a picture. @throws Refusal in the user's words if it is none. */
export async function decodePicture(
  images: Images,
  bytes: Uint8Array,
  { fit, maxMegabytes }: Pick<PictureKind, 'fit' | 'maxMegabytes'>,
  caller: string,
): Promise<Uint8Array> {
  try {
    return (await images.decode(bytes, fit, caller)).webp
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
    if (error.kind === 'tooLarge') return refuseTooLarge(maxMegabytes)
    if (error.kind === 'unavailable' || error.kind === 'busy') return refuse(CODE.unavailable, 'unavailable')
    return refuse(CODE.invalid, 'notPicture')
  }
}

const refuseTooLarge = (megabytes: number): never => refuse(CODE.tooLarge, 'pictureTooLarge', { megabytes })

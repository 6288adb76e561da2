import { getImgBase64 } from '../../../../shared/api/network-icon.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import type { FacePicture } from '../../../core/page/face-urls.ts'
import { offerFace, storeFaces } from './face-store.ts'
import { type PictureUse, sourceBytesOf } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'
import { pictureKind, videoKind } from './kernel/sniff.ts'
import { readSource } from './kernel/source.ts'

type PictureFile = Pick<Blob, 'size' | 'arrayBuffer'>

/** Makes a face of a file. @returns its reference, which is shown at once and stored by `storeFaces`. @throws FaceError */
export const acceptFile = (file: PictureFile): Promise<string> => acceptFor('face', file)

async function acceptFor(use: PictureUse, file: PictureFile): Promise<string> {
  if (file.size > sourceBytesOf(use)) throw new FaceError('large')
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FaceError('decode') // it was moved or deleted meanwhile
  })
  return acceptBytes(new Uint8Array(bytes), use)
}

/** Stores the picture of a file for a text, up to 1600 px wide or high. @returns its reference. @throws FaceError */
export async function storePicture(file: PictureFile): Promise<string> {
  const reference = await acceptFor('text', file)
  await storeFaces([reference])
  return reference
}

/** A wallpaper of one's own: its picture or video, and a preview. */
interface OwnWallpaper {
  readonly src: string
  readonly minSrc: string
  /** 1 a still, 2 a video. */
  readonly type: 1 | 2
}

/** Stores a picture for the screen, or a video, with its preview. @throws FaceError */
export async function storeWallpaper(file: Blob): Promise<OwnWallpaper> {
  const { isVideoFile, videoFaceOf } = await import('./video.ts')
  const isVideo = await isVideoFile(file)
  const own = isVideo
    ? { ...(await videoFaceOf(file)), type: 2 as const }
    : { src: await acceptFor('wallpaper', file), minSrc: await acceptFor('preview', file), type: 1 as const }
  await storeFaces([own.src, own.minSrc])
  return own
}

/** The same for a text: the address of a picture, a data URL, or the text of an SVG. @throws FaceError */
export async function acceptText(text: string, signal?: AbortSignal): Promise<string> {
  const source = readSource(text)
  if (source.at === 'bytes') return acceptBytes(source.bytes)
  const fetched = readSource(await fetchPicture(source.url, signal))
  if (fetched.at !== 'bytes') throw new FaceError('fetch')
  return acceptBytes(fetched.bytes)
}

/**
 * Takes a picture as it was stored in another browser, where its bytes are a picture or video of the type that it says,
 * and an SVG is one without code. It is shown at once and stored by `storeFaces`. @returns whether it is taken
 */
export async function acceptStored(reference: string, { type, bytes }: FacePicture): Promise<boolean> {
  if (type === 'image/svg+xml') return (await acceptBytes(bytes).catch(() => undefined)) === reference
  const kind = pictureKind(bytes)
  const isSame = type === `image/${kind}` || type === `video/${videoKind(bytes)}`
  if (isSame) offerFace(reference, { type, bytes })
  return isSame
}

/** A picture at an address as a data URL; the page itself may not read pictures of other sites. */
async function fetchPicture(url: string, signal: AbortSignal | undefined): Promise<string> {
  try {
    return (await call(getImgBase64, { url }, { silent: true, ...(signal && { signal }) })).src
  } catch (error) {
    if (!(error instanceof CallError)) throw new FaceError('fetch')
    throw error.fault === 'server'
      ? new FaceError('fetch', error.message)
      : new FaceError(error.isUnreached ? 'offline' : error.fault === 'pureOffline' ? error.fault : 'fetch')
  }
}

async function acceptBytes(bytes: Uint8Array<ArrayBuffer>, use?: PictureUse): Promise<string> {
  const { facePictureOf } = await import('./picture.ts')
  const { reference, picture } = await facePictureOf(bytes, use)
  offerFace(reference, picture)
  return reference
}

import { getImgBase64 } from '../../../shared/api/network-icon.ts'
import { CallError, call } from '../../core/call.ts'
import { offerFace, storeFaces } from './face-store.ts'
import { FACE, type PictureUse } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'
import { readSource } from './kernel/source.ts'

type PictureFile = Pick<Blob, 'size' | 'arrayBuffer'>

/** Makes a face of a file. @returns its reference, which is shown at once and stored by `storeFaces`. @throws FaceError */
export const acceptFile = (file: PictureFile): Promise<string> => acceptFor('face', file)

async function acceptFor(use: PictureUse, file: PictureFile): Promise<string> {
  if (file.size > FACE.sourceBytes) throw new FaceError('large')
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

/** The same for a text: the address of a picture, a data URL, or the text of an SVG. @throws FaceError */
export async function acceptText(text: string, signal?: AbortSignal): Promise<string> {
  const source = readSource(text)
  if (source.at === 'bytes') return acceptBytes(source.bytes)
  const fetched = readSource(await fetchPicture(source.url, signal))
  if (fetched.at !== 'bytes') throw new FaceError('fetch')
  return acceptBytes(fetched.bytes)
}

/** A picture at an address as a data URL; the page itself may not read pictures of other sites. */
async function fetchPicture(url: string, signal: AbortSignal | undefined): Promise<string> {
  try {
    return (await call(getImgBase64, { url }, { silent: true, ...(signal && { signal }) })).src
  } catch (error) {
    if (!(error instanceof CallError)) throw new FaceError('fetch')
    throw error.fault === 'server'
      ? new FaceError('fetch', error.message)
      : new FaceError(error.fault === 'offline' ? 'offline' : 'fetch')
  }
}

async function acceptBytes(bytes: Uint8Array<ArrayBuffer>, use?: PictureUse): Promise<string> {
  const { facePictureOf } = await import('./picture.ts')
  const { reference, picture } = await facePictureOf(bytes, use)
  offerFace(reference, picture)
  return reference
}

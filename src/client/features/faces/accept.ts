import { getImgBase64 } from '../../../shared/api/network-icon.ts'
import { CallError, call } from '../../core/call.ts'
import { offerFace } from './face-store.ts'
import { FACE } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'
import { readSource } from './kernel/source.ts'

/** Makes a face of a file. @returns its reference, which is shown at once and stored by `storeFaces`. @throws FaceError */
export async function acceptFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > FACE.sourceBytes) throw new FaceError('large')
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FaceError('decode') // it was moved or deleted meanwhile
  })
  return acceptBytes(new Uint8Array(bytes))
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

async function acceptBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { facePictureOf } = await import('./picture.ts')
  const { reference, picture } = await facePictureOf(bytes)
  offerFace(reference, picture)
  return reference
}

import type { Storage } from '../../../core/documents/storage/storage.ts'
import { type FacePicture, isFacePicture, loadFaces, showFace } from '../../../core/page/face-urls.ts'
import { FaceError } from './kernel/problem.ts'

let storage: Storage | undefined

/** Pictures that a form shows, and that no saved tile has yet. */
const offered = new Map<string, FacePicture>()

/** Connects the pictures with the storage of this page; called once, at the start. */
export function connectFaces(given: Storage): void {
  storage = given
  announceConnection()
}

let announceConnection = () => {}
const connected = new Promise<void>((resolve) => {
  announceConnection = resolve
})

/** Reads the pictures into `faceUrls` as soon as storage is connected, which is after the first frame. Never rejects. */
export const showFacesOnceConnected = (references: readonly string[]): Promise<void> =>
  connected.then(() => showFaces(references))

/** Makes a picture known to this page, so that it is shown where its reference is; it is not stored yet. */
export function offerFace(reference: string, picture: FacePicture): void {
  offered.set(reference, picture)
  showFace(reference, picture)
}

/** Reads the pictures of a text that this page does not have yet, into `faceUrls`. Never rejects. */
export async function showFaces(references: readonly string[]): Promise<void> {
  if (storage !== undefined) await loadFaces(storage, references)
}

/** A picture of one's own, offered or stored, or fetched from elsewhere; undefined if it is missing. Rejects if storage cannot be read. */
export async function readFace(reference: string): Promise<FacePicture | undefined> {
  const [picture] = [offered.get(reference), ...((await storage?.read([reference])) ?? [])].filter(isFacePicture)
  return picture ?? fetchFace(reference)
}

let source: ((reference: string) => Promise<FacePicture | undefined>) | undefined

/** Has pictures that are missing here fetched from elsewhere. @param fetch never rejects */
export function fetchFacesBy(fetch: typeof source): void {
  source = fetch
}

/** Fetches a picture that is missing, stores and shows it. Never rejects: without room it is shown in this page alone. */
export async function fetchFace(reference: string): Promise<FacePicture | undefined> {
  const picture = await source?.(reference)
  if (picture === undefined) return undefined
  await storage?.write(async (transaction) => transaction.put(reference, picture)).catch(() => {})
  showFace(reference, picture)
  return picture
}

/**
 * Stores the pictures that these tiles refer to. Call it before the tiles are: other tabs then find them.
 * @throws FaceError with `storage` if the disk is full
 */
export async function storeFaces(references: readonly (string | undefined)[]): Promise<void> {
  const pictures = references.flatMap((reference = '') => {
    const picture = offered.get(reference)
    return picture === undefined ? [] : [[reference, picture] as const]
  })
  if (pictures.length === 0) return
  try {
    await storage?.write(async (transaction) => {
      const stored = new Set(await transaction.keys())
      for (const [reference, picture] of pictures) if (!stored.has(reference)) transaction.put(reference, picture)
    })
  } catch {
    throw new FaceError('storage')
  }
}

/** Deletes pictures that have been replaced, and that nothing refers to any more. Rejects if storage does. */
export async function deleteFaces(references: readonly string[]): Promise<void> {
  for (const reference of references) offered.delete(reference)
  await storage?.write(async (transaction) => {
    for (const reference of references) transaction.remove(reference)
  })
}

import { createStore } from 'zustand/vanilla'
import { isPlainObject } from '../../lib/values/json.ts'
import type { Storage } from '../documents/storage/storage.ts'

/** A picture of the user's own, as it is stored under its reference. */
export interface FacePicture {
  /** Its media type: `image/webp`, of a wallpaper also `video/mp4`. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Object URLs of own pictures by their references; empty for a picture that storage does not have. */
export const faceUrls = createStore<Readonly<Record<string, string>>>()(() => ({}))

/** Reads the own pictures that this page does not have yet. Never rejects: one that cannot be read counts as missing. */
export async function loadFaces(storage: Storage, references: readonly string[]): Promise<void> {
  const wanted = references.filter((one) => !faceUrls.getState()[one])
  if (wanted.length === 0) return
  const readOne = (one: string) =>
    storage.read([one]).then(
      ([picture]) => picture,
      () => {},
    )
  const pictures = await storage.read(wanted).catch(() => Promise.all(wanted.map(readOne)))
  for (const [index, one] of wanted.entries()) showFace(one, pictures[index])
}

/** Makes a picture known to this page; one that it has already keeps its URL. */
export function showFace(reference: string, picture: unknown): void {
  faceUrls.setState((now) => (now[reference] ? now : { ...now, [reference]: urlOf(picture) }))
}

/** Only as media: a document under such a URL would have the rights of the page. */
const urlOf = (picture: unknown): string =>
  isFacePicture(picture) ? URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })) : ''

const MEDIA = /^(?:image|video)\//

/** Whether a value of storage is a picture, or the video of a wallpaper. */
export const isFacePicture = (value: unknown): value is FacePicture =>
  isPlainObject(value) && MEDIA.test(String(value.type)) && value.bytes instanceof Uint8Array

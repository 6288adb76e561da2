import type { Storage } from '../../../../core/documents/storage/storage.ts'
import { type FacePicture, isFacePicture } from '../../../../core/page/face-urls.ts'
import { type CachedPicture, readIndex, withPicture, withUse } from './cached-pictures.ts'

const INDEX_KEY = 'index'
const pictureKey = (address: string) => `picture:${address}`
/** Bytes that are used where the browser does not tell its quota. */
const UNTOLD_QUOTA = 200 * 1024 * 1024
/** The share of the browser's quota that all data of the page may use before a picture is stored no more. */
const QUOTA_SHARE = 0.5

/** Pictures of the web that have been shown as wallpapers, by their addresses. */
export interface PictureStore {
  /** A stored picture, which is then the last to go; undefined if there is none. Never rejects. */
  readonly read: (address: string) => Promise<FacePicture | undefined>
  /** Stores a picture in place of those that were used least recently, but never of `shown`. Never rejects. */
  readonly put: (address: string, picture: FacePicture, shown: string) => Promise<void>
  /** Removes all but `shown`. Rejects if storage does. */
  readonly empty: (shown: string) => Promise<void>
}

/** Creates the store. @param readQuota for tests: bytes that this page may use, and uses */
export function createPictureStore(storage: Storage, readQuota = estimateQuota): PictureStore {
  const changeIndex = (change: (index: readonly CachedPicture[]) => readonly CachedPicture[], picture?: FacePicture) =>
    storage.write(async (transaction) => {
      const before = readIndex(await transaction.get(INDEX_KEY))
      const after = change(before)
      if (after === before) return
      const kept = new Set(after.map(({ address }) => address))
      for (const { address } of before) if (!kept.has(address)) transaction.remove(pictureKey(address))
      const added = after.at(-1)
      if (picture !== undefined && added !== undefined) transaction.put(pictureKey(added.address), picture)
      transaction.put(INDEX_KEY, after)
    })

  return {
    async read(address) {
      const [picture] = await storage.read([pictureKey(address)]).catch(() => [])
      if (!isFacePicture(picture) || !picture.type.startsWith('image/')) return undefined
      await changeIndex((index) => withUse(index, address)).catch(() => {})
      return picture
    },
    async put(address, picture, shown) {
      const added = { address, bytes: picture.bytes.length }
      const space = await readQuota().catch(() => ({ quota: UNTOLD_QUOTA, usage: 0 }))
      const free = space.quota * QUOTA_SHARE - space.usage
      await changeIndex((index) => withPicture(index, added, { free, shown }), picture)
        // the disk is fuller than the browser says: once more with as little as possible
        .catch(() => changeIndex((index) => withPicture(index, added, { free: 0, shown }), picture))
        .catch(() => {}) // it is shown all the same
    },
    empty: (shown) => changeIndex((index) => index.filter(({ address }) => address === shown)),
  }
}

async function estimateQuota(): Promise<{ readonly quota: number; readonly usage: number }> {
  const { quota = UNTOLD_QUOTA, usage = 0 } = await navigator.storage.estimate()
  return { quota, usage }
}

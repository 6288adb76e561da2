import { wallpaperImage } from '../../../../../shared/api/wallpaper.ts'
import { openStorage } from '../../../../core/documents/storage/storage.ts'
import { callFile } from '../../../../core/net/call.ts'
import { connection, fileUrl } from '../../../../core/net/connection.ts'
import type { FacePicture } from '../../../../core/page/face-urls.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { shownWallpaper } from '../model.ts'
import { wallpaperSettings } from '../settings.first-frame.ts'
import { createPictureStore, type PictureStore } from './picture-store.ts'
import { wallpaperUrls } from './wallpaper-urls.ts'

/** Object URLs that are kept, beside that of the shown wallpaper. */
const OBJECT_URLS_LIMIT = 4

let opening: Promise<PictureStore> | undefined
const openStore = () => {
  opening ??= openStorage('genkan-wallpapers').then(createPictureStore)
  return opening
}

/** Look-ups that are under way: several parts of the page want the same picture. */
const lookups = new Map<string, Promise<readonly string[]>>()

const shownSource = () => shownWallpaper(wallpaperSettings.get()).wallpaperSrc

/** Object URLs by the addresses of their pictures, the latest last. */
const objectUrls = new Map<string, string>()

/**
 * The addresses by which a still of the web is shown: as it is stored, else by way of the server, which is then stored;
 * without a server its own address, if that is https. None in pure offline, unless it is stored.
 */
export async function webUrls(address: string): Promise<readonly string[]> {
  const known = objectUrls.get(address)
  if (known !== undefined) return [known]
  const lookup = lookups.get(address) ?? lookUp(address).finally(() => lookups.delete(address))
  lookups.set(address, lookup)
  return lookup
}

async function lookUp(address: string): Promise<readonly string[]> {
  const store = await openStore()
  const stored = await store.read(address)
  if (stored !== undefined) return [showPicture(address, stored)]
  if (themeSettings.get().isPureOffline) return []
  await connected()
  const onServer = fileUrl(wallpaperImage, { url: address })
  if (onServer === undefined) return address.startsWith('https:') ? [address] : []
  const picture = await fetchPicture(address).catch(() => undefined)
  // the layer then says that it cannot be loaded, and offers to try again
  if (picture === undefined) return [onServer]
  void store.put(address, picture, shownSource())
  return [showPicture(address, picture)]
}

/** Gives up the stored pictures of the web, but not the wallpaper that is shown. Rejects if storage does. */
export const emptyWebPictures = async (): Promise<void> => (await openStore()).empty(shownSource())

/** Resolves when the page knows whether it has a server. */
const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (connection.getState().isOpen) return resolve()
    const unsubscribe = connection.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })

async function fetchPicture(url: string): Promise<FacePicture> {
  const file = await callFile(wallpaperImage, { url }, { silent: true })
  return { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Makes an object URL of a picture, and gives up those that have not been asked for lately. */
function showPicture(address: string, { type, bytes }: FacePicture): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  objectUrls.set(address, url)
  const others = [...objectUrls].filter(([one]) => one !== shownSource() && one !== address)
  for (const [old, oldUrl] of others.slice(0, -OBJECT_URLS_LIMIT)) {
    objectUrls.delete(old)
    URL.revokeObjectURL(oldUrl)
    wallpaperUrls.setState(({ [old]: _gone, ...rest }) => rest, true)
  }
  return url
}

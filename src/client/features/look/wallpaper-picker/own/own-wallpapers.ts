import { FILE_LIMITS } from '../../../../../shared/entities/sync.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { faceMessages, problemOf, readFace, storeWallpaper } from '../../../data/faces/lazy.ts'
import { session } from '../../../data/session/lazy.ts'
import { wallpaperSettings } from '../../wallpaper/index.ts'
import { applyWallpaper, showWallpaper } from '../apply-wallpaper.ts'
import { messages } from '../messages.ts'
import { entryOfOwn, OWN_LIMIT, type OwnWallpaper, withOwn } from './own.ts'

/** Adds pictures and videos of this device and shows the last one; a file that is none is refused with a message. */
export async function addOwnWallpapers(files: readonly Blob[]): Promise<void> {
  const added: OwnWallpaper[] = []
  const close = showToast({ kind: 'progress', text: messages('adding') })
  // one after the other: a large picture takes much memory while it is decoded
  for (const file of files) {
    try {
      added.push(await storeWallpaper(file))
    } catch (error) {
      showToast({ kind: 'warning', text: problemText(error) })
    }
  }
  close()
  addToOwn(added)
  await tellStaying(added)
}

/** Tells whoever is logged in of wallpapers that are too large for the cloud. */
async function tellStaying(added: readonly OwnWallpaper[]): Promise<void> {
  if (session.getState().login === undefined) return
  const stored = await Promise.all(added.map(({ src }) => readFace(src)))
  if (stored.some((file) => file !== undefined && file.bytes.length > FILE_LIMITS.fileBytes))
    showToast({ kind: 'info', text: messages('ownStays', { limit: FILE_LIMITS.fileBytes / 2 ** 20 }) })
}

/** Adds stored pictures and videos to the list, and shows the last one. */
export function addToOwn(added: readonly OwnWallpaper[]): void {
  const last = added.at(-1)
  if (last === undefined) return
  const { length } = wallpaperSettings.get().localWallpaperArr
  if (length + added.length > OWN_LIMIT)
    showToast({ kind: 'warning', text: messages('ownLimit', { count: OWN_LIMIT }) })
  wallpaperSettings.update((now) => ({ ...now, localWallpaperArr: [...withOwn(now.localWallpaperArr, added)] }))
  applyWallpaper(entryOfOwn(last))
}

/** Adds a stored wallpaper to the list and shows it at once, as a part of a step of undo. */
export function placeOwnWallpaper(own: OwnWallpaper): void {
  wallpaperSettings.update((now) => ({ ...now, localWallpaperArr: [...withOwn(now.localWallpaperArr, [own])] }))
  showWallpaper(entryOfOwn(own))
}

/** Why a picture or video could not be stored, for the user. */
export function problemText(error: unknown): string {
  const problem = problemOf(error)
  return problem === 'large' || problem === 'type' ? messages(problem) : faceMessages(`problem.${problem}`)
}

/** Takes a wallpaper of one's own from the list; the shown wallpaper stays. */
export function removeOwnWallpaper(src: string): void {
  wallpaperSettings.update((now) => ({
    ...now,
    localWallpaperArr: now.localWallpaperArr.filter((one) => one.src !== src),
  }))
  showUndoToast(messages('ownRemoved'))
}

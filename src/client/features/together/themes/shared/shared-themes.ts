import { deleteTheme, editTheme, type SharedTheme, themes, uploadTheme } from '../../../../../shared/api/theme.ts'
import { uploadedFile } from '../../../../../shared/api/upload.ts'
import type { ThemeLook } from '../../../../../shared/entities/theme.ts'
import { call, callFile, callUpload } from '../../../../core/net/call.ts'
import { fileUrl } from '../../../../core/net/connection.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer } from '../../../auth/login/lazy.ts'
import { faceFile, faceMessages, problemOf, storeWallpaper } from '../../../data/faces/lazy.ts'
import { deleteShare, type SharedQuery, useSharedList } from '../../sharing/lazy.ts'
import { messages } from '../messages.ts'
import { ownPicture } from '../own-picture.ts'
import type { WearableTheme } from '../trial.ts'

/** The themes that users share, and how many there are in all. */
export const useSharedThemes = (query: SharedQuery | undefined) =>
  useSharedList(query, (page, signal) => call(themes, page, { silent: true, signal }))

/** How often each official theme was used, by id. Rejects without a server. */
export const askThemeUses = async (): Promise<Readonly<Record<string, number>>> =>
  (await call(themes, {}, { silent: true })).official

/** The address of the small picture of a shared theme; undefined for one without a picture of its own. */
export const miniOf = ({ picture }: SharedTheme): string | undefined =>
  picture && fileUrl(uploadedFile, { name: picture.mini })

/** References of pictures that were fetched, by their names. */
const fetched = new Map<string, string>()

/**
 * A shared theme as it can be worn: its picture is fetched from the server, and is one of this device's then.
 * @returns undefined if the picture cannot be had; why has been said
 */
export async function wearableOf({ id, name, look, picture }: SharedTheme): Promise<WearableTheme | undefined> {
  if (picture === undefined) return { id, name, look }
  const isThere = await withPicture(async () => {
    if (fetched.has(picture.name)) return
    const { src } = await storeWallpaper(await callFile(uploadedFile, { name: picture.name }))
    fetched.set(picture.name, src)
  })
  const src = fetched.get(picture.name)
  return isThere && src !== undefined ? { id, name, look: { ...look, wallpaper: { type: 1, src } } } : undefined
}

const TYPES = ['image/webp', 'image/png', 'image/jpeg']

/** A theme as its author offers it to all. */
interface OfferedTheme {
  readonly name: string
  readonly info: string
  readonly look: ThemeLook
  /** Whether others see who has made it. */
  readonly signed: boolean
}

/** Shares a theme with its picture, if it has one of the user's own. @returns whether it was taken; why not has been said */
export const publishTheme = (theme: OfferedTheme): Promise<boolean> =>
  withPicture(async () => {
    const { state } = await callUpload(uploadTheme, { ...theme }, await pictureOf(theme))
    showToast({ kind: 'success', text: messages(state === 'public' ? 'published' : 'publishedWaiting') })
  })

/** Changes a theme that the user shares; without a picture of his own in its looks it keeps the one that it has. */
export const changeTheme = ({ id }: Pick<SharedTheme, 'id'>, theme: OfferedTheme): Promise<boolean> =>
  withPicture(async () => {
    const { state } = await callUpload(editTheme, { id, ...theme }, await pictureOf(theme))
    showToast({ kind: 'success', text: messages(state === 'waiting' ? 'publishedWaiting' : 'changed') })
  })

async function pictureOf({ look }: OfferedTheme): Promise<Blob | undefined> {
  const source = ownPicture(look)
  return source === undefined ? undefined : faceFile(source, TYPES)
}

/** Runs what asks the server and needs a picture. @returns whether it came to an end; why not has been said */
async function withPicture(task: () => Promise<void>): Promise<boolean> {
  try {
    return await askServer(task)
  } catch (error) {
    showToast({ kind: 'error', text: faceMessages(`problem.${problemOf(error)}`) })
    return false
  }
}

/** Deletes a theme that the user shares, after asking. @returns whether it is gone */
export const deleteSharedTheme = (theme: SharedTheme): Promise<boolean> =>
  deleteShare(deleteTheme, theme, {
    title: messages('deleteTitle', { name: theme.name }),
    text: messages('deleteText'),
    confirm: messages('delete'),
  })

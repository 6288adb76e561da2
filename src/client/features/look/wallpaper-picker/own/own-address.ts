import * as v from 'valibot'
import { wallpaperImage } from '../../../../../shared/api/wallpaper.ts'
import { webUrl } from '../../../../../shared/api/web-url.ts'
import { typedAddress } from '../../../../../shared/lib/url/address.ts'
import { callFile } from '../../../../core/net/call.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { storeWallpaper } from '../../../data/faces/lazy.ts'
import { allowAsking } from '../../../data/live-data/lazy.ts'
import { messages } from '../messages.ts'
import type { OwnWallpaper } from './own.ts'
import { addToOwn, problemText } from './own-wallpapers.ts'

/**
 * Fetches the picture at an address by way of the server, adds it to the user's own wallpapers and shows it. It is then
 * a file of this device, which stays when the address no longer answers. To be called by what handles a press.
 * @returns why it was refused, for the user; undefined if it was not
 */
export async function addWallpaperAt(text: string): Promise<string | undefined> {
  const url = typedAddress(text)
  if (!v.is(webUrl, url)) return messages('address.invalid')
  try {
    if (!(await allowAsking(url))) return messages('address.notAllowed')
    addToOwn([await fetchOwnWallpaper(url)])
    return undefined
  } catch (error) {
    return error instanceof CallError ? refusalText(error) : problemText(error)
  }
}

/**
 * Fetches the picture at an address by way of the server, and stores it as a file of this device.
 * @throws CallError or FaceError
 */
export const fetchOwnWallpaper = async (url: string): Promise<OwnWallpaper> =>
  storeWallpaper(await callFile(wallpaperImage, { url }, { silent: true }))

/** The same for an address that was dropped or pasted, which has no field: a refusal is a toast. */
export async function acceptWallpaperAddress(address: string): Promise<void> {
  const close = showToast({ kind: 'progress', text: messages('adding') })
  const refusal = await addWallpaperAt(address)
  close()
  if (refusal !== undefined) showToast({ kind: 'warning', text: refusal })
}

const refusalText = ({ fault, message, isUnreached }: CallError): string => {
  if (fault === 'server' && message !== '') return message
  if (fault === 'noServer') return messages('address.noServer')
  if (isUnreached) return messages('address.offline')
  return messages(fault === 'pureOffline' ? 'address.pureOffline' : 'address.failed')
}

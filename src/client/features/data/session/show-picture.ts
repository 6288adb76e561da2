import { uploadedAddress } from '../../../../shared/api/upload.ts'
import { connection } from '../../../core/net/connection.ts'
import { canReadCanvas } from '../../../ui/canvas-readback.ts'
import { session } from './session-state.ts'

/** The picture of the user as a custom property, which the next first frame has, too; and whose it is. */
const PICTURE = '--gk-avatar'
const OWNER = '--gk-avatar-of'
/** Sharp at 40 px on any screen, and small: it is kept with the look of the page. */
const SIDE = 96

/** Shows the picture of whoever is logged in wherever the style sheets have a place for it, now and after changes. */
export function showPicture({ style }: HTMLElement = document.documentElement): void {
  const show = async () => {
    const head = session.getState().login?.info.head ?? ''
    const isCurrent = () => (session.getState().login?.info.head ?? '') === head
    if (style.getPropertyValue(OWNER) === head) return
    const picture = head === '' ? undefined : await readPicture(head).catch(() => undefined)
    if (!isCurrent()) return
    style.setProperty(PICTURE, picture === undefined ? '' : `url("${picture}")`)
    style.setProperty(OWNER, picture === undefined ? '' : head) // without it the next page tries again
  }
  session.subscribe(() => void show())
  void show()
}

/** A picture of the server as a small data URL, or its address where it cannot be read. @throws where it cannot be had */
async function readPicture(head: string): Promise<string> {
  const image = Object.assign(new Image(), { src: uploadedAddress(connection.getState().server ?? '', head) })
  await image.decode()
  if (!canReadCanvas()) return image.src
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const context = canvas.getContext('2d')
  if (context !== null) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, 0, 0, SIDE, SIDE)
  try {
    return canvas.toDataURL('image/webp', 0.85)
  } catch {
    return image.src // of another origin than the page: an extension's server
  }
}

import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { acceptFile, faceMessages, problemOf, storeFaces } from '../../../data/faces/lazy.ts'
import { home, itemName } from '../../../data/home/index.ts'
import { findTile, updateTile } from '../../../data/home/lazy.ts'
import { messages } from '../messages.ts'
import { openFormWith } from '../tabs/form-pictures.ts'
import { iconTargetAt } from './picture-target.ts'

/**
 * Takes files that were dropped or pasted: a picture on an icon becomes its face, elsewhere pictures open the form of a
 * new icon. A file that is no picture is refused with a message.
 * @param target what they were dropped on
 */
export async function acceptPictures(files: readonly File[], target: EventTarget | null): Promise<void> {
  const icon = iconTargetAt(target)
  const results = await Promise.allSettled(files.map(acceptFile))
  const references = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = results.find((one) => one.status === 'rejected')
  if (refused !== undefined) notifyProblem(refused.reason)
  const [first] = references
  if (first === undefined) return
  if (icon === undefined) openFormWith(references)
  else await giveFace(icon.id, first)
}

async function giveFace(id: string, src: string): Promise<void> {
  try {
    await storeFaces([src])
  } catch (error) {
    return notifyProblem(error)
  }
  const before = home.get()
  home.update((now) => updateTile(now, id, { src }))
  const icon = findTile(home.get(), id)?.item
  if (icon !== undefined && home.get() !== before) showUndoToast(messages('faceChanged', { name: itemName(icon) }))
}

const notifyProblem = (error: unknown): void =>
  void showToast({ kind: 'warning', text: faceMessages(`problem.${problemOf(error)}`) })

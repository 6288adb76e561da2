import type { Item } from '../../../shared/entities/item.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { acceptFile, faceMessages, problemOf, storeFaces } from '../faces/lazy.ts'
import { home, itemName } from '../home/index.ts'
import { findTile, updateTile } from '../home/lazy.ts'
import { tileTargetAt } from '../tiles/lazy.ts'
import { openFormWith } from './given-faces.ts'
import { messages } from './messages.ts'

/**
 * Takes files that were dropped or pasted: a picture on an icon becomes its face, elsewhere pictures open the form of a
 * new icon. A file that is no picture is refused with a message.
 * @param target what they were dropped on
 */
export async function acceptPictures(files: readonly File[], target: EventTarget | null): Promise<void> {
  const icon = iconAt(target)
  const results = await Promise.allSettled(files.map(acceptFile))
  const references = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = results.find((one) => one.status === 'rejected')
  if (refused !== undefined) notifyProblem(refused.reason)
  const [first] = references
  if (first === undefined) return
  if (icon === undefined) openFormWith(references)
  else await giveFace(icon, first)
}

function iconAt(target: EventTarget | null): Item | undefined {
  const tile = tileTargetAt(target)
  const item = tile?.at === 'tile' ? findTile(home.get(), tile.id)?.item : undefined
  return item?.type === 'icon' ? item : undefined
}

async function giveFace(icon: Item, src: string): Promise<void> {
  try {
    await storeFaces([src])
  } catch (error) {
    return notifyProblem(error)
  }
  const before = home.get()
  home.update((now) => updateTile(now, icon.id, { src }))
  if (home.get() !== before) showUndoToast(messages('faceChanged', { name: itemName(icon) }))
}

const notifyProblem = (error: unknown): void =>
  void showToast({ kind: 'warning', text: faceMessages(`problem.${problemOf(error)}`) })

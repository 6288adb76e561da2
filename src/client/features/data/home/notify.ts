import type { Item } from '../../../../shared/entities/item.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { home } from './document.first-frame.ts'
import { itemName } from './item/item-name.ts'
import { messages } from './messages.ts'
import type { Refusal } from './operations.ts'

/** Notifies the user that tiles were moved to a group that is not on screen, with an undo. */
export function notifyMoved(items: readonly Item[], to: string): void {
  const group = home.get().groups.find(({ id }) => id === to)?.name
  const [item] = items
  if (group === undefined || item === undefined) return
  showUndoToast(
    items.length === 1
      ? messages('movedTo', { name: itemName(item), group })
      : messages('batchMoved', { count: items.length, group }),
  )
}

/** Notifies the user why a tile or a group may not be moved or deleted. */
export function notifyRefusal(refusal: Refusal): void {
  showToast({ kind: 'warning', text: messages(refusal) })
}

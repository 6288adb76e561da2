import type { Item } from '../../../shared/entities/item.ts'
import { showUndoable } from '../../ui/undo-toast.ts'
import { home } from './document.ts'
import { nameOf } from './name.ts'
import { useWords } from './words.ts'

/** Tells that tiles have gone to a group that is not on screen, with a way back. */
export function tellMoved(items: readonly Item[], to: string): void {
  const group = home.get().groups.find(({ id }) => id === to)?.name
  const [item] = items
  if (group === undefined || item === undefined) return
  const words = useWords.now
  showUndoable(
    items.length === 1
      ? words('movedTo', { name: nameOf(item), group })
      : words('batchMoved', { count: items.length, group }),
  )
}

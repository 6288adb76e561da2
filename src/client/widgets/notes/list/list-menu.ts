import { folder, sliders } from '../../../kit/icons.ts'
import type { MenuEntry } from '../../../kit/interaction.ts'
import { notesView } from '../document.ts'
import { NOTE_ORDERS } from '../kernel/note-order.ts'
import { messages } from '../messages.ts'

/** What can be done with the list of notes. */
export const listMenu = (newFolder: () => void): readonly MenuEntry[] => [
  { id: 'order', label: messages('order'), icon: sliders, items: orderEntries() },
  { id: 'folder', label: messages('newFolder'), icon: folder, run: newFolder },
]

function orderEntries(): readonly MenuEntry[] {
  const chosen = notesView.get().order
  return NOTE_ORDERS.map((order) => ({
    id: order,
    label: messages(`order.${order}`),
    checked: order === chosen,
    run: () => notesView.update((now) => ({ ...now, order })),
  }))
}

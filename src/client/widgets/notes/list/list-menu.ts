import { arrowOut, folder, inbox, sliders } from '../../../kit/icons.ts'
import type { MenuEntry } from '../../../kit/interaction.ts'
import { notesView } from '../document.ts'
import { NOTE_ORDERS } from '../kernel/note-order.ts'
import { messages } from '../messages.ts'

interface ListActions {
  readonly newFolder: () => void
  readonly chooseFiles: () => void
  readonly chooseFolder: () => void
}

/** What can be done with the list of notes. */
export const listMenu = ({ newFolder, chooseFiles, chooseFolder }: ListActions): readonly MenuEntry[] => [
  { id: 'order', label: messages('order'), icon: sliders, items: orderEntries() },
  { id: 'folder', label: messages('newFolder'), icon: folder, run: newFolder },
  'divider',
  { id: 'import', label: messages('importFiles'), icon: inbox, run: chooseFiles },
  { id: 'importFolder', label: messages('importFolder'), icon: inbox, run: chooseFolder },
  {
    id: 'export',
    label: messages('exportAll'),
    icon: arrowOut,
    run: async () => (await import('../transfer/export-notes.ts')).exportNotes(),
  },
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

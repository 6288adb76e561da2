import { createElement } from 'react'
import { createId } from '../../../kit/documents.ts'
import { openOverlay, showToast, showUndoToast } from '../../../kit/interaction.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { language } from '../../../kit/text.ts'
import { openNote } from '../current-note.ts'
import { notes, quickDraft } from '../document.ts'
import { messages } from '../messages.ts'
import { addNote, LIMITS } from '../model.ts'

let isOpen = false

/** Opens a small dialog over the page; what is written in it is a note once it closes. A second one is not opened. */
export function openQuickNote(): void {
  if (isOpen) return
  isOpen = true
  const end = () => {
    isOpen = false
  }
  openOverlay(
    () => import('./QuickNoteDialog.tsx'),
    ({ QuickNoteDialog }, { open, close }) =>
      createElement(QuickNoteDialog, {
        open,
        onClose: () => {
          end()
          close()
          keepDraft()
        },
      }),
    end,
  )
}

/** Makes a note of what is written, if that says anything; where there is no room for a note, it stays. */
function keepDraft(): void {
  const content = quickDraft.get()
  const isBlank = content.trim() === ''
  if (!isBlank && notes.get().noteList.length >= LIMITS.notes) {
    showToast({ kind: 'warning', text: messages('full', { count: groupedNumber(LIMITS.notes, language()) }) })
    return
  }
  quickDraft.set('')
  if (isBlank) return
  const id = createId()
  const time = Date.now()
  notes.update((now) => addNote(now, { id, name: '', time, created: time, content, pinned: false, folder: '' }))
  showUndoToast(messages('quickKept'), undefined, { label: messages('quickShow'), run: () => openNote(id) })
}

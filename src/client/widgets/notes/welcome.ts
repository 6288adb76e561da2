import { shownShortcut } from '../../kit/interaction.ts'
import { defineWelcome } from '../../kit/widget.ts'
import { notes } from './document.ts'
import { messages } from './messages.ts'
import { addNote } from './model.ts'

/** A first note: what the page can do. */
export default defineWelcome(notes, () => {
  const now = Date.now()
  const content = `${messages('welcome.text', { key: shownShortcut('Ctrl+Z') })}\n`
  return addNote(notes.initial, { id: 'welcome', name: messages('welcome.name'), time: now, created: now, content })
})

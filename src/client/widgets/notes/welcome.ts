import { defineWelcome } from '../../core/welcome.ts'
import { notes } from './document.ts'
import { messages } from './messages.ts'
import { addNote } from './model.ts'

/** A first note: what the page can do, in Markdown. */
export default defineWelcome(notes, () => {
  const now = Date.now()
  const content = `${messages('welcome')}\n`
  return addNote(notes.initial, { id: 'welcome', name: '', time: now, created: now, content })
})

import { defineWelcome } from '../../core/welcome.ts'
import { notes } from './document.ts'
import { messages } from './messages.ts'
import { addNote } from './model.ts'

/** A first note: what the page can do. */
export default defineWelcome(notes, () => {
  const now = Date.now()
  const content = `${messages('welcome.text')}\n`
  return addNote(notes.initial, { id: 'welcome', name: messages('welcome.name'), time: now, created: now, content })
})

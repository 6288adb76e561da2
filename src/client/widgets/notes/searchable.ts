import { language } from '../../kit/text.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { openNote } from './current-note.ts'
import { notes } from './document.ts'
import { inOrder } from './kernel/note-order.ts'
import { excerptOf, titleOf } from './kernel/text.ts'
import { messages } from './messages.ts'

/** Characters of a note by which the palette finds it; the window searches whole notes. */
const KEYWORD_LENGTH = 200

/** The notes, each opened in the window. */
export default defineSearchables('notes', {
  notes: { kind: 'content', icon: 'note', list: listNotes, subscribe: notes.subscribe },
})

function listNotes() {
  return inOrder(notes.get().noteList, 'changed', language()).map((note) => ({
    id: note.id,
    title: titleOf(note) || messages('untitled'),
    keywords: [excerptOf(note).slice(0, KEYWORD_LENGTH)].filter(Boolean),
    run: () => openNote(note.id),
  }))
}

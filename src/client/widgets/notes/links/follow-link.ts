import { showUndoToast } from '../../../kit/interaction.ts'
import { addToList } from '../actions.ts'
import { showNote } from '../current-note.ts'
import { notes } from '../document.ts'
import { linkedNote, renameLinks, titleOfLink } from '../kernel/note-links.ts'
import { messages } from '../messages.ts'
import { LIMITS, type Note } from '../model.ts'

/** Shows the note that a link in another one leads to; one that is not there is made beside it, which can be undone. */
export function followLink(target: string, { folder = '' }: Note): void {
  const note = linkedNote(notes.get().noteList, target)
  if (note !== undefined) {
    showNote(note.id)
    return
  }
  const name = titleOfLink(target).slice(0, LIMITS.name)
  const id = addToList({ name, content: '', folder })
  if (id === undefined) return
  showNote(id)
  showUndoToast(messages('linkedMade', { name }))
}

/** Makes links follow a note to its new title, and says so. @param former its title before */
export function keepLinks(id: string, former: string): void {
  const before = notes.get()
  notes.update((now) => renameLinks(now, id, former))
  const count = notes.get().noteList.filter((note, at) => note !== before.noteList[at]).length
  if (count > 0) showUndoToast(messages('linksRenamed', { count }))
}

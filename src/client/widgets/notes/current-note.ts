import { createStore } from 'zustand/vanilla'
import { openApp } from '../../kit/desktop.ts'
import { notesView } from './document.ts'

/** The note that this tab shows, by its id; undefined until one is chosen: other tabs keep to theirs. */
export const currentNote = createStore<string | undefined>()(() => undefined)

/** Shows a note in the window of this tab; the next window opens with it, too. */
export function selectNote(id: string): void {
  currentNote.setState(id, true)
  notesView.update((now) => (now.selectNoteId === id ? now : { ...now, selectNoteId: id }))
}

/** Opens the window at a note. */
export function openNote(id: string): void {
  selectNote(id)
  openApp({ app: 'notes' })
}

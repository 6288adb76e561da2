import { createStore } from 'zustand/vanilla'
import { openApp } from '../../kit/desktop.ts'
import { notes, notesView } from './document.ts'
import { existing, notesIn } from './kernel/folders.ts'

/** The note that this tab shows, by its id; undefined until one is chosen: other tabs keep to theirs. */
export const currentNote = createStore<string | undefined>()(() => undefined)

/** The folder whose notes this tab lists, by its id, empty for all; undefined until one is chosen. */
const currentFolder = createStore<string | undefined>()(() => undefined)

/** Shows a note in the window of this tab; the next window opens with it, too. */
export function selectNote(id: string): void {
  currentNote.setState(id, true)
  notesView.update((now) => (now.selectNoteId === id ? now : { ...now, selectNoteId: id }))
}

/** Lists the notes of a folder in the window of this tab, or with an empty id all; so does the next window. */
export function showFolder(id: string): void {
  currentFolder.setState(id, true)
  notesView.update((now) => (now.folder === id ? now : { ...now, folder: id }))
}

/** The folder that this tab lists; empty where all notes are listed, also as the folder is gone. */
export const shownFolder = (): string => existing(notes.get(), currentFolder.getState() ?? notesView.get().folder)

export const subscribeToFolder = currentFolder.subscribe

/** Shows a note in the window of this tab; where its list would be without it, it lists all. */
export function showNote(id: string): void {
  if (notesIn(notes.get(), shownFolder()).every((note) => note.id !== id)) showFolder('')
  selectNote(id)
}

/** Opens the window at a note. */
export function openNote(id: string): void {
  showNote(id)
  openApp({ app: 'notes' })
}

import { createId } from '../../kit/documents.ts'
import { copyText, saveFile, showToast, showUndoToast } from '../../kit/interaction.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import { currentNote, selectNote, shownFolder } from './current-note.ts'
import { notes, notesView } from './document.ts'
import { moveNote, notesIn } from './kernel/folders.ts'
import { inOrder } from './kernel/note-order.ts'
import { toggleTask } from './kernel/tasks.ts'
import { titleOf } from './kernel/text.ts'
import { messages } from './messages.ts'
import { addNote, changeNote, editContent, fileNameOf, LIMITS, type Note, removeNote } from './model.ts'

/** Adds an empty note to the folder that is listed, and shows it; a full list says so instead. */
export const createNote = (): void => void addToList({ name: '', content: '', folder: shownFolder() })

/** Adds a copy of a note and shows it. */
export function duplicateNote({ name, content, folder = '', remotePictures }: Note): void {
  const copied = name === '' ? '' : messages('copyOf', { name }).slice(0, LIMITS.name)
  addToList({ name: copied, content, folder, ...(remotePictures && { remotePictures }) })
}

/** Adds a note and shows it, also in the list. Returns its id; undefined where the list is full, which a toast says. */
export function addToList(given: Pick<Note, 'name' | 'content' | 'folder' | 'remotePictures'>): string | undefined {
  if (notes.get().noteList.length >= LIMITS.notes) {
    showToast({ kind: 'warning', text: messages('full', { count: groupedNumber(LIMITS.notes, language()) }) })
    return undefined
  }
  const id = createId()
  const time = Date.now()
  notes.update((now) => addNote(now, { id, time, created: time, pinned: false, ...given }))
  selectNote(id)
  return id
}

/** The notes of the folder that is listed, in their order. */
const listedNotes = (): readonly Note[] =>
  inOrder(notesIn(notes.get(), shownFolder()), notesView.get().order, language())

/** Deletes a note and shows the one after it; a toast offers to undo it. */
export function deleteNote(note: Note): void {
  const list = listedNotes()
  const at = list.findIndex(({ id }) => id === note.id)
  const next = list[at + 1] ?? list[at - 1]
  notes.update((now) => removeNote(now, note.id))
  if (currentNote.getState() === note.id && next !== undefined) selectNote(next.id)
  showUndoToast(messages('deleted', { name: titleOf(note) || messages('untitled') }))
}

/** Pins a note above the others, or lets it go. */
export function togglePin({ id }: Note): void {
  spellOut(id)
  notes.update((now) => changeNote(now, id, (note) => ({ ...note, pinned: note.pinned !== true })))
}

/** Puts a note into a folder, or with an empty id into none, and says so. @param path of the folder */
export function moveToFolder(id: string, folder: string, path: string): void {
  const before = notes.get()
  spellOut(id)
  const spelledOut = notes.get()
  notes.update((now) => moveNote(now, id, folder))
  const note = before.noteList.find((one) => one.id === id)
  if (notes.get() === spelledOut || note === undefined) return
  const name = titleOf(note) || messages('untitled')
  showUndoToast(folder === '' ? messages('movedOut', { name }) : messages('moved', { name, folder: path }))
}

/** Says what a note leaves open: undo would leave it out again, and what is left out stays as other devices know it. */
const spellOut = (id: string): void =>
  notes.update(
    (now) =>
      changeNote(now, id, (note) =>
        note.pinned === undefined || note.folder === undefined ? { pinned: false, folder: '', ...note } : note,
      ),
    { origin: 'program' },
  )

/** Checks or unchecks a task of a note by its place among its tasks, from 0. */
export const checkTask = (id: string, index: number): void =>
  notes.update((now) => editContent(now, id, (content) => toggleTask(content, index), Date.now()))

/** From now on the pictures of other sites in this note are loaded, or no longer. */
export const toggleRemotePictures = ({ id }: Note): void =>
  notes.update((now) =>
    changeNote(now, id, ({ remotePictures, ...note }) =>
      remotePictures === true ? note : { ...note, remotePictures: true },
    ),
  )

/** Saves a note as a Markdown file. */
export function exportNote(note: Note): void {
  const file = new Blob([note.content], { type: 'text/markdown' })
  saveFile(file, fileNameOf(titleOf(note), messages('untitled')))
}

/** Copies a note as Markdown, and says whether that worked. */
export async function copyNote({ content }: Note): Promise<void> {
  const isCopied = await copyText(content)
  showToast(isCopied ? { kind: 'success', text: messages('copied') } : { kind: 'error', text: messages('notCopied') })
}

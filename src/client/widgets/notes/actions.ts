import { createId } from '../../kit/documents.ts'
import { copyText, saveFile, showToast, showUndoToast } from '../../kit/interaction.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import { currentNote, selectNote } from './current-note.ts'
import { notes } from './document.ts'
import { messages } from './messages.ts'
import { addNote, changeNote, fileNameOf, LIMITS, type Note, removeNote, sorted } from './model.ts'
import { titleOf } from './text.ts'

/** Adds an empty note and shows it; a full list says so instead. */
export const createNote = (): void => add({ name: '', content: '' })

/** Adds a copy of a note and shows it. */
export function duplicateNote({ name, content, remotePictures }: Note): void {
  const copied = name === '' ? '' : messages('copyOf', { name }).slice(0, LIMITS.name)
  add({ name: copied, content, ...(remotePictures && { remotePictures }) })
}

function add(given: Pick<Note, 'name' | 'content' | 'remotePictures'>): void {
  if (notes.get().noteList.length >= LIMITS.notes) {
    showToast({ kind: 'warning', text: messages('full', { count: groupedNumber(LIMITS.notes, language()) }) })
    return
  }
  const id = createId()
  const time = Date.now()
  notes.update((now) => addNote(now, { id, time, created: time, ...given }))
  selectNote(id)
}

/** Deletes a note and shows the one after it; a toast offers to undo it. */
export function deleteNote(note: Note): void {
  const list = sorted(notes.get().noteList)
  const at = list.findIndex(({ id }) => id === note.id)
  const next = list[at + 1] ?? list[at - 1]
  notes.update((now) => removeNote(now, note.id))
  if (currentNote.getState() === note.id && next !== undefined) selectNote(next.id)
  showUndoToast(messages('deleted', { name: titleOf(note) || messages('untitled') }))
}

/** Pins a note above the others, or lets it go. */
export const togglePin = ({ id }: Note): void =>
  notes.update((now) =>
    changeNote(now, id, ({ pinned, ...note }) => (pinned === true ? note : { ...note, pinned: true })),
  )

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

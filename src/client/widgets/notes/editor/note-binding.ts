import { type EditorState, Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { orOnExit } from '../../../kit/documents.ts'
import { notes } from '../document.ts'
import { addNote, editContent, type Note, type Notes } from '../model.ts'
import { mergeText, replacementOf } from './merge.ts'

/** What is typed is saved after a rest, and at the latest after so long, in ms. */
const REST_MS = 350
const LATEST_MS = 900

/** The connection of an editor with the note that it shows. */
export interface NoteBinding {
  /** To be called after each change of the editor's text. @param byUser false: it was taken over from the note */
  readonly changed: (byUser: boolean) => void
  /** Saves what is typed at once. */
  readonly save: () => void
  /** Saves, and ends the connection. */
  readonly end: () => void
}

const textOf = (state: EditorState) => state.sliceDoc()

/**
 * Saves what is typed in an editor, and takes over what changes elsewhere: another tab, an undo, a task that is checked
 * in the preview. Both are brought together, so that neither is lost, and the cursor stays where it is in the text.
 */
export function bindNote(view: EditorView, note: Note): NoteBinding {
  let last = note
  /** The note's text that the editor's is based on. */
  let base = note.content
  let unsaved: (() => void) | undefined
  /** Whether the note was deleted here, so that nothing typed before brings it back. */
  let isDropped = false
  let rest: ReturnType<typeof setTimeout> | undefined
  let latest: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(rest)
    clearTimeout(latest)
    latest = undefined
    const make = unsaved
    unsaved = undefined
    make?.()
  }
  function write() {
    if (isDropped) return
    const own = textOf(view.state)
    const [known, before, time] = [last, base, Date.now()]
    base = own
    notes.update((now) => withContent(now, known, before, own, time), { merge: `content ${note.id}` })
  }
  function changed(byUser: boolean) {
    if (!byUser) return
    isDropped = false
    unsaved ??= orOnExit(write)
    clearTimeout(rest)
    rest = setTimeout(save, REST_MS)
    latest ??= setTimeout(save, LATEST_MS)
  }
  function follow() {
    const found = notes.get().noteList.find(({ id }) => id === note.id)
    if (found === undefined || found.content === base) return
    if (view.composing) return // taken over with the next change, or as the composition ends
    const own = unsaved === undefined ? base : textOf(view.state)
    const merged = mergeText(base, own, found.content)
    last = found
    base = found.content
    takeOver(view, merged)
  }
  const unwatch = notes.watch(({ origin, after }) => {
    const isDeleted = !after.noteList.some(({ id }) => id === note.id)
    if (!isDeleted) follow()
    else if (origin === 'remote' || origin === 'cloud')
      save() // what is typed brings it back at once, before its editor goes
    else {
      unsaved = undefined // undo brings back what was saved
      isDropped = true
    }
  })
  let composed: ReturnType<typeof setTimeout> | undefined
  view.contentDOM.addEventListener('compositionend', () => {
    composed = setTimeout(follow) // CodeMirror reads the last of it first
  })
  return {
    changed,
    save,
    end() {
      clearTimeout(composed)
      save()
      unwatch()
    },
  }
}

/** The notes with a text that was typed on top of an older one; a note that another tab deleted meanwhile comes back. */
function withContent(now: Notes, note: Note, before: string, own: string, time: number): Notes {
  if (!now.noteList.some(({ id }) => id === note.id)) return addNote(now, { ...note, content: own, time })
  return editContent(now, note.id, (content) => mergeText(before, own, content), time)
}

/** Makes a text that of the editor by the smallest change; it is no step of the editor's own undo. */
function takeOver(view: EditorView, text: string): void {
  const now = textOf(view.state)
  if (now === text) return
  view.dispatch({
    changes: replacementOf(now, text),
    annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
  })
}

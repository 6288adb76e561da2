import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Empty, listWindowStyles as pane } from '../../kit/components.ts'
import { useDocument } from '../../kit/data.ts'
import { plus } from '../../kit/icons.ts'
import { regainFocus, useNarrower } from '../../kit/interaction.ts'
import { createNote } from './actions.ts'
import { currentNote, selectNote } from './current-note.ts'
import { notes, notesView } from './document.ts'
import { useMessages } from './messages.ts'
import { findNote } from './model.ts'
import { NoteList } from './NoteList.tsx'
import { NotePane } from './NotePane.tsx'

/** Below it, in px, there is room for the list or for a note. */
const TWO_PANES_PX = 620

/** The notes: their list beside the one that is open; in a narrow window one of the two. */
export default function Window() {
  const messages = useMessages()
  const window = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(window, TWO_PANES_PX)
  const noteList = useDocument(notes, (now) => now.noteList)
  const chosen = useSyncExternalStore(currentNote.subscribe, currentNote.getState) ?? notesView.get().selectNoteId
  const note = findNote(noteList, chosen)
  /** The note over which a narrow window shows the list. */
  const [listOver, setListOver] = useState<string>()
  const [created, setCreated] = useState(0)
  const create = () => {
    createNote()
    setListOver(undefined)
    setCreated((count) => count + 1)
    // what is new is to be written
    notesView.update((now) => (now.mode === 'preview' ? { ...now, mode: 'edit' } : now))
  }
  const open = useCallback((id: string) => {
    selectNote(id)
    setListOver(undefined)
  }, [])
  const isListShown = note !== undefined && listOver === note.id
  const shown = `${note?.id} ${isListShown}`
  const before = useRef(shown)
  useEffect(() => {
    // what had the focus is gone with the note or the list before
    if (before.current !== shown) regainFocus(() => nextFocus(window.current))
    before.current = shown
  }, [shown])
  if (note === undefined)
    return (
      <div ref={window} className={pane.empty}>
        <Empty
          fit="page"
          title={messages('empty')}
          hint={messages('emptyHint')}
          action={{ label: messages('new'), icon: plus, run: create }}
        />
      </div>
    )
  return (
    <div ref={window} className={pane.window}>
      {isNarrow && !isListShown ? null : <NoteList current={note.id} onOpen={open} onNew={create} />}
      {isNarrow && isListShown ? null : (
        <NotePane
          key={note.id}
          note={note}
          isNew={created > 0 && note.content === '' && note.name === ''}
          onBack={isNarrow ? () => setListOver(note.id) : undefined}
        />
      )}
    </div>
  )
}

/** The row of the open note, else the first button: back to the list, or a new note. */
const nextFocus = (window: Element | null) =>
  window?.querySelector<HTMLElement>('[data-note][aria-current]') ?? window?.querySelector<HTMLElement>('button')

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ListDetail } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { plus } from '../../kit/icons.ts'
import { regainFocus } from '../../kit/interaction.ts'
import { createNote } from './actions.ts'
import { currentNote, selectNote } from './current-note.ts'
import { notes, notesView } from './document.ts'
import { useMessages } from './messages.ts'
import { findNote } from './model.ts'
import { NoteList } from './NoteList.tsx'
import { NotePane } from './NotePane.tsx'

/** The notes: their list beside the one that is open; in a narrow window one of the two. */
export default function Window() {
  const messages = useMessages()
  const window = useRef<HTMLDivElement>(null)
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
  return (
    <ListDetail
      ref={window}
      label={messages('name')}
      current={note}
      empty={{
        title: messages('empty'),
        hint: messages('emptyHint'),
        action: { label: messages('new'), icon: plus, run: create },
      }}
      isListShown={isListShown}
      narrowPx={620}
      listPx={236}
      list={({ id }) => <NoteList current={id} onOpen={open} onNew={create} />}
      detail={(one, isNarrow) => (
        <NotePane
          key={one.id}
          note={one}
          isNew={created > 0 && one.content === '' && one.name === ''}
          onBack={isNarrow ? () => setListOver(one.id) : undefined}
        />
      )}
    />
  )
}

/** The row of the open note, else the first button: back to the list, or a new note. */
const nextFocus = (window: Element | null) =>
  window?.querySelector<HTMLElement>('[data-note][aria-current]') ?? window?.querySelector<HTMLElement>('button')

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ListDetail } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { plus } from '../../kit/icons.ts'
import { regainFocus, useNarrower } from '../../kit/interaction.ts'
import { useLanguage } from '../../kit/text.ts'
import { createNote } from './actions.ts'
import { currentNote, selectNote, shownFolder, subscribeToFolder } from './current-note.ts'
import { notes, notesView } from './document.ts'
import { FolderNav, type NamedFolder } from './folders/FolderNav.tsx'
import { listFolders, notesIn } from './kernel/folders.ts'
import { inOrder } from './kernel/note-order.ts'
import { fileDrop } from './list/file-drop.ts'
import { NoteList } from './list/NoteList.tsx'
import { useMessages } from './messages.ts'
import { NotePane } from './NotePane.tsx'
import styles from './Window.module.css'

/** The widths of the list, and of the folders beside it where the window has so much room, in px. */
const LIST_PX = 252
const FOLDER_COLUMN_PX = 176
const FOLDERS_PX = 860

/** The notes: their folders and their list beside the one that is open; in a narrow window one of the two. */
export default function Window() {
  const messages = useMessages()
  const window = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const value = useDocument(notes, (now) => now)
  const order = useDocument(notesView, (now) => now.order)
  const chosen = useSyncExternalStore(currentNote.subscribe, currentNote.getState) ?? notesView.get().selectNoteId
  const folder = useSyncExternalStore(subscribeToFolder, shownFolder)
  const isWide = !useNarrower(window, FOLDERS_PX)
  const [named, setNamed] = useState<NamedFolder>()
  const listed = inOrder(notesIn(value, folder), order, language)
  const note = value.noteList.find(({ id }) => id === chosen) ?? listed[0] ?? value.noteList[0]
  const folders = listFolders(value, language)
  const hasFolders = folders.length > 0 || named !== undefined
  /** The note over which a narrow window shows the list, also once it is deleted there. */
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
  const isOverGone = listOver !== undefined && value.noteList.every(({ id }) => id !== listOver)
  const isListShown = note !== undefined && (listOver === note.id || isOverGone)
  const showList = (id: string) => {
    selectNote(id) // it stays the open one, whichever folder is listed
    setListOver(id)
  }
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
      listPx={LIST_PX + (hasFolders && isWide ? FOLDER_COLUMN_PX : 0)}
      list={({ id }) => (
        <div className={isWide ? styles.columns : styles.rows}>
          {hasFolders ? (
            <FolderNav
              entries={folders}
              total={value.noteList.length}
              current={folder}
              named={named}
              onName={setNamed}
            />
          ) : null}
          <div className={styles.list} {...fileDrop}>
            <NoteList
              current={id}
              listed={listed}
              onOpen={open}
              onNew={create}
              onNewFolder={() => setNamed({ madeIn: '' })}
            />
          </div>
        </div>
      )}
      detail={(one, isNarrow) => (
        <NotePane
          key={one.id}
          note={one}
          isNew={created > 0 && one.content === '' && one.name === ''}
          onBack={isNarrow ? () => showList(one.id) : undefined}
        />
      )}
    />
  )
}

/** The row of the open note, else the first button: back to the list, or a new note. */
const nextFocus = (window: Element | null) =>
  window?.querySelector<HTMLElement>('[data-note][aria-current]') ?? window?.querySelector<HTMLElement>('button')

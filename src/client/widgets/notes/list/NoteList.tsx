import { type KeyboardEvent, type MouseEvent, memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Icon, IconButton, ListRow, ListRowButton, TextField } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { close, more, pin, plus, search as searchIcon } from '../../../kit/icons.ts'
import { openMenu, pressedShortcut, roving, useFileChooser } from '../../../kit/interaction.ts'
import { useEntrySearch, useLanguage } from '../../../kit/text.ts'
import { Age } from '../Age.tsx'
import { deleteNote, duplicateNote, togglePin } from '../actions.ts'
import { notes, notesView } from '../document.ts'
import { dragSource } from '../folders/note-drag.ts'
import { inOrder } from '../kernel/note-order.ts'
import { type Found, findableNote, type Piece, searchNotes, titleOf, unmarked } from '../kernel/text.ts'
import { messages as messagesNow, useMessages } from '../messages.ts'
import type { Note } from '../model.ts'
import { NOTE_KEYS, noteMenu } from '../note-menu.ts'
import { importAll } from './file-drop.ts'
import { listMenu } from './list-menu.ts'
import styles from './NoteList.module.css'

interface Props {
  /** The id of the open note. */
  readonly current: string
  /** The notes of the folder that is listed, in their order. */
  readonly listed: readonly Note[]
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
  readonly onNewFolder: () => void
}

/** The notes of a folder, or those of all that a search finds; arrow keys move in the list. */
export function NoteList({ current, listed, onOpen, onNew, onNewFolder }: Props) {
  const messages = useMessages()
  const language = useLanguage()
  const noteList = useDocument(notes, (now) => now.noteList)
  const order = useDocument(notesView, (now) => now.order)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const searched = search.trim() === '' ? listed : inOrder(noteList, order, language)
  const byText = searchNotes(searched, search)
  const textHits = new Set(byText.map(({ note }) => note))
  const byTitle = useEntrySearch(searched.map(findableNote), search).filter(({ note }) => !textHits.has(note))
  const found = [...byText, ...byTitle.map(({ note }) => unmarked(note))]
  const count = noteList.length
  const stop = found.some(({ note }) => note.id === current) ? current : found[0]?.note.id
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // the open note may be far down
    list.current?.querySelector(`[data-note="${CSS.escape(current)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <>
      <div className={styles.top}>
        <TextField
          compact
          type="search"
          icon={searchIcon}
          className={styles.search}
          label={messages('search', { count })}
          placeholder={messages('search', { count })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed !== '' && !event.nativeEvent.isComposing) setTyped('')
            else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          }}
          trailing={
            typed === '' ? null : (
              <IconButton icon={close} size={24} iconSize={12} label={messages('clear')} onClick={() => setTyped('')} />
            )
          }
        />
        <ListMenuButton onNewFolder={onNewFolder} />
        <IconButton icon={plus} size={36} label={messages('new')} onClick={onNew} />
      </div>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {search.trim() === '' ? messages('folderEmpty') : messages('notFound', { text: search })}
        </p>
      ) : (
        <ul
          ref={list}
          className={styles.list}
          onKeyDown={(event) => {
            roving('column')(event)
            pressOnNote(event)
          }}
        >
          {found.map((one) => (
            <Row
              key={one.note.id}
              found={one}
              isOpen={one.note.id === current}
              isStop={one.note.id === stop}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function ListMenuButton({ onNewFolder }: { readonly onNewFolder: () => void }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const label = messages('listActions')
  const take = (files: readonly File[]) => void importAll({ files })
  const [chooseFiles, files] = useFileChooser({
    ...{ accept: '.zip,.md,.markdown,.txt', multiple: true, label: messages('importFiles'), onFiles: take },
  })
  const [chooseFolder, folderInput] = useFileChooser({
    ...{ accept: '', folder: true, label: messages('importFolder'), onFiles: take },
  })
  const items = () => listMenu({ newFolder: onNewFolder, chooseFiles, chooseFolder })
  return (
    <>
      <IconButton
        ref={button}
        icon={more}
        size={36}
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) =>
          openMenu({ label, items: items(), anchor: button, align: 'end', focusFirst: detail === 0 })
        }
      />
      {files}
      {folderInput}
    </>
  )
}

/** The note of a row, if the target is in one. */
const noteAt = (target: EventTarget): Note | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-note]') : null
  return notes.get().noteList.find(({ id }) => id === row?.dataset.note)
}

function pressOnNote(event: KeyboardEvent<HTMLElement>): void {
  const act = { [NOTE_KEYS.pin]: togglePin, [NOTE_KEYS.duplicate]: duplicateNote, [NOTE_KEYS.delete]: deleteNote }
  const pressed = Object.entries(act).find(([key]) => key === pressedShortcut(event.nativeEvent))
  const note = noteAt(event.target)
  if (pressed === undefined || note === undefined) return
  event.preventDefault()
  event.stopPropagation()
  pressed[1](note)
}

function openNoteMenu(event: MouseEvent<HTMLElement>): void {
  const note = noteAt(event.target)
  if (note === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const label = titleOf(note) || messagesNow('untitled')
  openMenu({
    label,
    subject: label,
    items: noteMenu(note, true),
    at: { x: event.clientX, y: event.clientY },
    focusFirst: event.button !== 2,
  })
}

interface RowProps {
  readonly found: Found
  readonly isOpen: boolean
  readonly isStop: boolean
  readonly onOpen: (id: string) => void
}

const Row = memo(function Row({ found: { note, title, excerpt }, isOpen, isStop, onOpen }: RowProps) {
  const messages = useMessages()
  const isUntitled = title.every(({ text }) => text === '')
  return (
    <ListRow longPx={57} className={styles.row} onContextMenu={openNoteMenu} {...dragSource(note.id)}>
      <ListRowButton
        data-focus-stop=""
        data-note={note.id}
        tabIndex={isStop ? 0 : -1}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(note.id)}
        label={
          <>
            {note.pinned === true ? <Icon path={pin} size={12} /> : null}
            <span className={styles.cut}>{isUntitled ? messages('untitled') : <Marked pieces={title} />}</span>
          </>
        }
        note={
          <>
            <Age time={note.time} className={styles.time} />
            <span className={styles.cut}>
              <Marked pieces={excerpt} />
            </span>
          </>
        }
      />
    </ListRow>
  )
})

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  let at = 0
  return pieces.map(({ text, marked }) => {
    const key = at
    at += text.length
    return marked ? (
      <mark key={key} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    )
  })
}

import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Icon, IconButton, ListRow, ListRowButton, TextField } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { close, pin, plus, search as searchIcon } from '../../kit/icons.ts'
import { roving } from '../../kit/interaction.ts'
import { useEntrySearch } from '../../kit/text.ts'
import { Age } from './Age.tsx'
import { notes } from './document.ts'
import { useMessages } from './messages.ts'
import { sorted } from './model.ts'
import styles from './NoteList.module.css'
import { type Found, findableNote, type Piece, searchNotes, unmarked } from './text.ts'

interface Props {
  /** The id of the open note. */
  readonly current: string
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
}

/** All notes, or those that a search finds; arrow keys move in the list. */
export function NoteList({ current, onOpen, onNew }: Props) {
  const messages = useMessages()
  const noteList = useDocument(notes, (now) => now.noteList)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const listed = sorted(noteList)
  const byText = searchNotes(listed, search)
  const textHits = new Set(byText.map(({ note }) => note))
  const byTitle = useEntrySearch(listed.map(findableNote), search).filter(({ note }) => !textHits.has(note))
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
        <IconButton icon={plus} size={36} label={messages('new')} onClick={onNew} />
      </div>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {messages('notFound', { text: search })}
        </p>
      ) : (
        <ul ref={list} className={styles.list} onKeyDown={roving('column')}>
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
    <ListRow longPx={57} className={styles.row}>
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

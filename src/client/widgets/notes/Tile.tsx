import { Icon } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { note as noteIcon } from '../../kit/icons.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Age } from './Age.tsx'
import { notes, notesView } from './document.ts'
import { inOrder } from './kernel/note-order.ts'
import { excerptOf, titleOf, titleOfNote } from './kernel/text.ts'
import { blocksOf } from './kernel/tile-blocks.ts'
import { useMessages } from './messages.ts'
import { type Note, newestNote } from './model.ts'
import styles from './Tile.module.css'

/** A note on paper: the one that was chosen for this tile, else the newest. One cell has the number of notes. */
export default function Tile({ id, rows, columns }: TileProps) {
  const chosen = useDocument(notesView, ({ onTile }) => onTile[id])
  const note = useDocument(notes, ({ noteList }) => noteList.find((one) => one.id === chosen) ?? newestNote(noteList))
  const count = useDocument(notes, ({ noteList }) => noteList.length)
  const language = useLanguage()
  const isCell = rows * columns === 1
  const shape = isCell ? styles.cell : rows === 1 ? styles.row : columns === 1 ? styles.column : ''
  return (
    <div className={`${styles.paper} ${shape}`}>
      <div className={styles.strip} />
      {isCell ? (
        <b className={styles.count}>{groupedNumber(count, language)}</b>
      ) : note === undefined ? (
        <Blank isNarrow={columns === 1} />
      ) : rows >= LARGE && columns >= LARGE ? (
        <LargeSheet note={note} withList={columns >= WITH_LIST} />
      ) : (
        <Sheet note={note} rows={rows} columns={columns} />
      )}
    </div>
  )
}

/** From so many rows and columns on a tile shows a note line by line; from so many columns on, the newest beside it. */
const LARGE = 4
const WITH_LIST = 6
const LISTED = 12

function LargeSheet({ note, withList }: { readonly note: Note; readonly withList: boolean }) {
  const messages = useMessages()
  const language = useLanguage()
  const noteList = useDocument(notes, (now) => now.noteList)
  const newest = withList ? inOrder(noteList, 'changed', language).slice(0, LISTED) : []
  return (
    <div className={styles.large}>
      {newest.length < 2 ? null : (
        <ul className={styles.newest}>
          {newest.map((one) => (
            <li key={one.id} aria-current={one.id === note.id ? 'true' : undefined}>
              {titleOfNote(one) || messages('untitled')}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.page}>
        <b className={styles.title}>{titleOf(note) || messages('untitled')}</b>
        <div className={styles.blocks}>
          {blocksOf(note).map(({ kind, text, at }) => (
            <p key={at} data-kind={kind}>
              {text}
            </p>
          ))}
        </div>
        <Age time={note.time} className={styles.age} />
      </div>
    </div>
  )
}

/** A tile without a note; where it has no room for words, a picture. */
function Blank({ isNarrow }: { readonly isNarrow: boolean }) {
  const messages = useMessages()
  if (!isNarrow) return <p className={styles.empty}>{messages('empty')}</p>
  return (
    <div className={styles.empty} role="img" aria-label={messages('empty')}>
      <Icon path={noteIcon} size={22} />
    </div>
  )
}

/** From so many rows on an excerpt keeps the lines of the note; in fewer its words use all the room. */
const ROWS_OF_LINES = 3

function Sheet({ note, rows, columns }: Pick<TileProps, 'rows' | 'columns'> & { readonly note: Note }) {
  const messages = useMessages()
  const excerpt = excerptOf(note, rows < ROWS_OF_LINES || columns === 1 ? ' ' : '\n')
  return (
    <>
      <b className={styles.title}>{titleOf(note) || messages('untitled')}</b>
      {excerpt === '' ? null : <p className={styles.text}>{excerpt}</p>}
      {rows > 1 && columns > 1 && <Age time={note.time} className={styles.age} />}
    </>
  )
}

import { Empty, Icon } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { check, note as noteIcon } from '../../kit/icons.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Age } from './Age.tsx'
import { checkTask } from './actions.ts'
import { notes, notesView } from './document.ts'
import { inOrder } from './kernel/note-order.ts'
import { excerptOf, titleOf, titleOfNote } from './kernel/text.ts'
import { type Block, blocksOf } from './kernel/tile-blocks.ts'
import { useMessages } from './messages.ts'
import { type Note, newestNote } from './model.ts'
import { openQuickNote } from './quick-note/open-quick-note.ts'
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
        <Blank rows={rows} columns={columns} />
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
        <Blocks note={note} blocks={blocksOf(note)} />
        <Age time={note.time} className={styles.age} />
      </div>
    </div>
  )
}

interface BlocksProps {
  readonly note: Note
  readonly blocks: readonly Block[]
}

/** A note line by line; its tasks can be checked. */
function Blocks({ note, blocks }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map(({ kind, text, at, task }) => (
        <p key={at} data-kind={kind}>
          {task === undefined ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a round box of the tile's own, named by its task
            <button
              type="button"
              role="checkbox"
              aria-checked={kind === 'done'}
              aria-label={text}
              className={styles.check}
              onClick={() => checkTask(note.id, task)}
            >
              <span className={styles.box}>{kind === 'done' ? <Icon path={check} size={9} /> : null}</span>
            </button>
          )}
          {text}
        </p>
      ))}
    </div>
  )
}

/** A tile without a note; where it has no room for words, a picture. */
function Blank({ rows, columns }: Pick<TileProps, 'rows' | 'columns'>) {
  const messages = useMessages()
  if (columns === 1)
    return (
      <div className={styles.empty} role="img" aria-label={messages('empty')}>
        <Icon path={noteIcon} size={22} />
      </div>
    )
  if (rows === 1) return <p className={styles.empty}>{messages('empty')}</p>
  return <Empty title={messages('empty')} action={{ label: messages('write'), run: openQuickNote }} />
}

/** From so many rows on an excerpt keeps the lines of the note; in fewer its words use all the room. */
const ROWS_OF_LINES = 3
/** Of so many lines at its beginning one must be a task for a small tile to show it line by line. */
const LINES_LOOKED_AT = 5

function Sheet({ note, rows, columns }: Pick<TileProps, 'rows' | 'columns'> & { readonly note: Note }) {
  const messages = useMessages()
  const blocks = rows > 1 && columns > 1 ? blocksOf(note) : []
  const hasTasks = blocks.slice(0, LINES_LOOKED_AT).some(({ task }) => task !== undefined)
  const excerpt = hasTasks ? '' : excerptOf(note, rows < ROWS_OF_LINES || columns === 1 ? ' ' : '\n')
  return (
    <>
      <b className={styles.title}>{titleOf(note) || messages('untitled')}</b>
      {hasTasks ? <Blocks note={note} blocks={blocks} /> : null}
      {excerpt === '' ? null : <p className={styles.text}>{excerpt}</p>}
      {rows > 1 && columns > 1 && <Age time={note.time} className={styles.age} />}
    </>
  )
}

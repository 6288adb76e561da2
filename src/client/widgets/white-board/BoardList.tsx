import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { download, duplicate, edit, image, more, plus, trash } from '../../kit/icons.ts'
import { isComposing, openMenu, roving } from '../../kit/interaction.ts'
import { timeFormat, useLanguage } from '../../kit/text.ts'
import { createBoard, duplicateBoard, nameOf } from './actions.ts'
import styles from './BoardList.module.css'
import { selectBoard } from './current-board.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import { copyBoard, exportBoard } from './export-board.ts'
import { useMessages } from './messages.ts'
import { type Board, type BoardFacts, LIMITS, renameBoard, sorted } from './model.ts'
import { Preview } from './Preview.tsx'

interface Props {
  /** The id of the open board. */
  readonly current: string
  /** Whether it comes in place of a board, and takes the focus that was there. */
  readonly takesFocus: boolean
  readonly onDelete: (board: Board) => void
}

/** All boards, the one drawn on last first; arrow keys move in the list. */
export function BoardList({ current, takesFocus, onDelete }: Props) {
  const messages = useMessages()
  const boards = useDocument(whiteBoards, (now) => now.boards)
  const facts = useDocument(whiteBoardView, (now) => now.facts)
  const [renamed, setRenamed] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const takesFocusFirst = useRef(takesFocus)
  useEffect(() => {
    // the focus is the browser's
    if (takesFocusFirst.current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [])
  return (
    <>
      <div className={styles.top}>
        <b className={styles.heading}>{messages('name')}</b>
        <IconButton icon={plus} size={36} label={messages('new')} onClick={createBoard} />
      </div>
      <ul ref={list} className={styles.list} onKeyDown={roving('column')}>
        {sorted(boards, facts).map((board) => (
          <Row
            key={board.id}
            board={board}
            facts={facts[board.id]}
            isOpen={board.id === current}
            isRenamed={board.id === renamed}
            onRename={setRenamed}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  readonly board: Board
  readonly facts: BoardFacts | undefined
  readonly isOpen: boolean
  readonly isRenamed: boolean
  readonly onRename: (id: string | undefined) => void
  readonly onDelete: (board: Board) => void
}

function Row({ board, facts, isOpen, isRenamed, onRename, onDelete }: RowProps) {
  const language = useLanguage()
  const date = timeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const row = useRef<HTMLButtonElement>(null)
  return (
    <li className={styles.item}>
      <button
        ref={row}
        type="button"
        className={styles.row}
        data-focus-stop=""
        tabIndex={isOpen ? 0 : -1}
        aria-current={isOpen || undefined}
        onClick={() => selectBoard(board.id)}
        onDoubleClick={() => onRename(board.id)}
        onKeyDown={({ key }) => key === 'F2' && onRename(board.id)}
      >
        <span className={styles.paper}>
          <Preview facts={facts} className={styles.picture} />
        </span>
        <span className={styles.words}>
          <b className={styles.title}>{nameOf(board)}</b>
          <small className={styles.time}>{date.format(facts?.updated ?? board.created)}</small>
        </span>
      </button>
      {isRenamed ? <NameInput board={board} row={row} onEnd={() => onRename(undefined)} /> : null}
      <MenuButton board={board} onRename={() => onRename(board.id)} onDelete={onDelete} />
    </li>
  )
}

interface NameInputProps {
  readonly board: Board
  /** Takes the focus after Enter and Esc. */
  readonly row: RefObject<HTMLElement | null>
  readonly onEnd: () => void
}

/** The name of a board being edited: Enter or leaving it keeps the name, Esc the former one. */
function NameInput({ board, row, onEnd }: NameInputProps) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // the focus is the browser's
    input.current?.select()
  }, [])
  const keep = (name: string) => {
    if (name !== '' && name !== nameOf(board)) whiteBoards.update((now) => renameBoard(now, board.id, name))
    onEnd()
  }
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={messages('rename')}
      defaultValue={nameOf(board)}
      maxLength={LIMITS.name}
      onBlur={({ currentTarget }) => keep(currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
        event.stopPropagation()
        event.preventDefault() // Enter would press the row, which has the focus then
        if (event.key === 'Escape') event.currentTarget.value = ''
        row.current?.focus()
      }}
    />
  )
}

interface MenuButtonProps {
  readonly board: Board
  readonly onRename: () => void
  readonly onDelete: (board: Board) => void
}

function MenuButton({ board, onRename, onDelete }: MenuButtonProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const label = messages('actions', { name: nameOf(board) })
  const items = [
    { id: 'rename', label: messages('rename'), icon: edit, run: onRename },
    { id: 'duplicate', label: messages('duplicate'), icon: duplicate, run: () => void duplicateBoard(board) },
    'divider',
    { id: 'png', label: messages('png'), icon: download, run: () => void exportBoard(board, 'png') },
    {
      id: 'transparentPng',
      label: messages('transparentPng'),
      icon: download,
      run: () => void exportBoard(board, 'transparentPng'),
    },
    { id: 'svg', label: messages('svg'), icon: download, run: () => void exportBoard(board, 'svg') },
    { id: 'copy', label: messages('copy'), icon: image, run: () => void copyBoard(board) },
    'divider',
    { id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => onDelete(board) },
  ] as const
  return (
    <IconButton
      ref={button}
      icon={more}
      size={28}
      label={label}
      className={styles.more}
      aria-haspopup="menu"
      onClick={({ detail }) => openMenu({ label, items, anchor: button, align: 'end', focusFirst: detail === 0 })}
    />
  )
}

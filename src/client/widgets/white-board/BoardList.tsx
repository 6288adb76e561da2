import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { IconButton } from '../../ui/components/icon-button/IconButton.tsx'
import { duplicate, edit, more, plus, trash } from '../../ui/icons/paths.ts'
import { roving } from '../../ui/input/roving.ts'
import { openMenu } from '../../ui/overlay/menu/menus.ts'
import pane from '../../ui/styles/list-window.module.css'
import { deleteBoard, duplicateBoard, nameOf } from './actions.ts'
import styles from './BoardList.module.css'
import { whiteBoards, whiteBoardView } from './document.ts'
import { useMessages } from './messages.ts'
import { type Board, type BoardFacts, LIMITS, renameBoard, sorted } from './model.ts'
import { Preview } from './Preview.tsx'

interface Props {
  /** The id of the open board. */
  readonly current: string
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
}

/** All boards, the one drawn on last first; arrow keys move in the list. */
export function BoardList({ current, onOpen, onNew }: Props) {
  const messages = useMessages()
  const boards = useDocument(whiteBoards, (now) => now.boards)
  const facts = useDocument(whiteBoardView, (now) => now.facts)
  const [renamed, setRenamed] = useState<string>()
  return (
    <nav className={`${pane.list} ${styles['side']}`} aria-label={messages('name')}>
      <div className={styles['top']}>
        <b className={styles['heading']}>{messages('name')}</b>
        <IconButton icon={plus} size={36} label={messages('new')} onClick={onNew} />
      </div>
      <ul className={styles['list']} onKeyDown={roving('column')}>
        {sorted(boards, facts).map((board) => (
          <Row
            key={board.id}
            board={board}
            facts={facts[board.id]}
            isOpen={board.id === current}
            isRenamed={board.id === renamed}
            onOpen={onOpen}
            onRename={setRenamed}
          />
        ))}
      </ul>
    </nav>
  )
}

interface RowProps {
  readonly board: Board
  readonly facts: BoardFacts | undefined
  readonly isOpen: boolean
  readonly isRenamed: boolean
  readonly onOpen: (id: string) => void
  readonly onRename: (id: string | undefined) => void
}

function Row({ board, facts, isOpen, isRenamed, onOpen, onRename }: RowProps) {
  const language = useLanguage()
  const date = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  return (
    <li className={styles['item']}>
      {isRenamed ? (
        <NameInput board={board} onEnd={() => onRename(undefined)} />
      ) : (
        <button
          type="button"
          className={styles['row']}
          data-focus-stop=""
          tabIndex={isOpen ? 0 : -1}
          aria-current={isOpen || undefined}
          onClick={() => onOpen(board.id)}
          onDoubleClick={() => onRename(board.id)}
          onKeyDown={({ key }) => key === 'F2' && onRename(board.id)}
        >
          <span className={styles['paper']}>
            <Preview facts={facts} className={styles['picture']} />
          </span>
          <span className={styles['words']}>
            <b className={styles['title']}>{nameOf(board)}</b>
            <small className={styles['time']}>{date.format(facts?.updated ?? board.created)}</small>
          </span>
        </button>
      )}
      <MenuButton board={board} onRename={() => onRename(board.id)} />
    </li>
  )
}

/** The name of a board being edited: Enter or leaving it keeps the name, Esc the former one. */
function NameInput({ board, onEnd }: { readonly board: Board; readonly onEnd: () => void }) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // the focus is the browser's
    input.current?.select()
  }, [])
  const keep = (name: string) => {
    if (name.trim() !== '' && name.trim() !== board.name)
      whiteBoards.update((now) => renameBoard(now, board.id, name.trim()))
    onEnd()
  }
  return (
    <input
      ref={input}
      className={styles['input']}
      aria-label={messages('rename')}
      defaultValue={nameOf(board)}
      maxLength={LIMITS.name}
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') keep(event.currentTarget.value)
        else if (event.key === 'Escape') onEnd()
        else return
        event.stopPropagation()
      }}
    />
  )
}

function MenuButton({ board, onRename }: { readonly board: Board; readonly onRename: () => void }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const label = messages('actions', { name: nameOf(board) })
  const items = [
    { id: 'rename', label: messages('rename'), icon: edit, run: onRename },
    { id: 'duplicate', label: messages('duplicate'), icon: duplicate, run: () => void duplicateBoard(board) },
    'divider',
    { id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => deleteBoard(board) },
  ] as const
  return (
    <IconButton
      ref={button}
      icon={more}
      size={28}
      label={label}
      className={styles['more']}
      aria-haspopup="menu"
      onClick={({ detail }) => openMenu({ label, items, anchor: button, align: 'end', focusFirst: detail === 0 })}
    />
  )
}

import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { IconButton, ListDetail } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { chevronLeft, plus } from '../../kit/icons.ts'
import { afterMenu } from '../../kit/interaction.ts'
import { createBoard, deleteBoard, nameOf, sweepDrawings } from './actions.ts'
import { BoardList } from './BoardList.tsx'
import { BoardPane } from './BoardPane.tsx'
import { currentBoard, showList } from './current-board.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import { useMessages } from './messages.ts'
import { type Board, sorted } from './model.ts'
import styles from './Window.module.css'

/** The boards: their list beside the one that is open; in a narrow window one of the two. */
export default function Window() {
  const messages = useMessages()
  const window = useRef<HTMLDivElement>(null)
  const boards = useDocument(whiteBoards, (now) => now.boards)
  const { board: chosen = whiteBoardView.get().open, isListShown } = useStore(currentBoard)
  const board = boards.find(({ id }) => id === chosen) ?? sorted(boards, whiteBoardView.get().facts)[0]
  useEffect(() => {
    // storage is outside React; what cannot be swept now is later
    void sweepDrawings().catch(() => {})
  }, [])
  const remove = useCallback((gone: Board) => {
    deleteBoard(gone)
    afterMenu(() => {
      // the menu's button is gone with its board
      if (document.activeElement !== document.body) return
      const find = (selector: string) => window.current?.querySelector<HTMLElement>(selector)
      ;(find('[aria-current]') ?? find('button'))?.focus()
    })
  }, [])
  return (
    <ListDetail
      ref={window}
      label={messages('name')}
      current={board}
      empty={{
        title: messages('empty'),
        hint: messages('emptyHint'),
        action: { label: messages('new'), icon: plus, run: createBoard },
      }}
      isListShown={isListShown}
      narrowPx={720}
      listPx={212}
      list={({ id }, isNarrow) => <BoardList current={id} takesFocus={isNarrow} onDelete={remove} />}
      detail={(open, isNarrow) => (
        <div className={styles.side}>
          {isNarrow ? (
            <div className={styles.bar}>
              <IconButton icon={chevronLeft} label={messages('back')} onClick={showList} />
              <b className={styles.name}>{nameOf(open)}</b>
            </div>
          ) : null}
          <BoardPane key={open.id} board={open} />
        </div>
      )}
    />
  )
}

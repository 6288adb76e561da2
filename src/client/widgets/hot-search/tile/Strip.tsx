import type { HotBoard } from '../../../../shared/entities/hot-search.ts'
import { Icon } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { flame } from '../../../kit/icons.ts'
import { askOnPress, FaultNote, useAskedSource, useConnectAction, useIsServerOnly, useLive } from '../../../kit/live.ts'
import { selection } from '../document.ts'
import { liveBoards } from '../live-boards.ts'
import { useMessages } from '../messages.ts'
import { askedFor, BOARD_HOSTS, isStarted, select } from '../model.ts'
import styles from './Strip.module.css'

interface StripProps {
  readonly id: string
  readonly board: HotBoard
}

/** One row of cells: the first row of the board. */
export function Strip({ id, board }: StripProps) {
  const messages = useMessages()
  const mayAsk = useDocument(selection, (now) => isStarted(now, id))
  const source = useAskedSource(BOARD_HOSTS[board])
  const title = messages('title', { board: messages(`board.${board}`) })
  const asked = askedFor(board)
  const connect = useConnectAction()
  const see = () => askOnPress(asked, () => selection.update((now) => select(now, id, board)))
  const action = (useIsServerOnly(asked) && connect) || { label: messages('seeShort'), run: see }
  return (
    <>
      <Icon path={flame} size={20} className={styles.mark} />
      <div className={styles.strip}>
        <small>{title}</small>
        {mayAsk ? (
          <FirstRow board={board} />
        ) : (
          <button type="button" title={source} onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
    </>
  )
}

function FirstRow({ board }: Pick<StripProps, 'board'>) {
  const messages = useMessages()
  const live = useLive(liveBoards, board)
  const { value, fault } = live
  if (value !== undefined) return <span>{value[0]?.hotSearchTitle ?? messages('empty')}</span>
  return <span>{fault === undefined ? '…' : <FaultNote live={live} isShort={true} />}</span>
}

import type { HotBoard } from '../../../../shared/entities/hot-search.ts'
import { IconButton } from '../../../kit/components.ts'
import { openApp } from '../../../kit/desktop.ts'
import { refresh as refreshIcon } from '../../../kit/icons.ts'
import { roving } from '../../../kit/interaction.ts'
import type { useLive } from '../../../kit/live.ts'
import { useLanguage } from '../../../kit/text.ts'
import { selection } from '../document.ts'
import { useMessages } from '../messages.ts'
import { offeredBoards, select } from '../model.ts'
import styles from './BoardHead.module.css'
import { UpdatedAt } from './UpdatedAt.tsx'

interface BoardHeadProps {
  readonly id: string
  readonly board: HotBoard
  readonly columns: number
  /** The id of the panel below. */
  readonly panel: string
  /** What is known of the board; absent before it may be asked for. */
  readonly live?: Omit<ReturnType<typeof useLive>, 'value'> & { readonly value: unknown }
}

/** The boards to switch to in the tile, the age of the rows where there is room, and a button for newer ones. */
export function BoardHead({ id, board, columns, panel, live }: BoardHeadProps) {
  const messages = useMessages()
  const isWide = columns >= 4
  const isShort = useLanguage().startsWith('zh') // names of two or three characters
  const boards = offeredBoards(board, isWide ? columns - (isShort ? 0 : 1) : 1)
  return (
    <div className={styles.head}>
      <div className={styles.tabs} role="tablist" aria-label={messages('boards')} onKeyDown={roving('row')}>
        {boards.map((one) => (
          <button
            key={one}
            id={`${panel}-${one}`}
            type="button"
            role="tab"
            data-focus-stop=""
            tabIndex={one === board ? 0 : -1}
            aria-selected={one === board}
            aria-controls={panel}
            onClick={() =>
              one === board
                ? openApp({ app: 'hot-search', subject: id })
                : selection.update((now) => select(now, id, one))
            }
          >
            {one === board ? messages('title', { board: messages(`board.${one}`) }) : messages(`board.${one}`)}
          </button>
        ))}
      </div>
      {live === undefined ? null : (
        <span className={styles.aside}>
          {isWide && live.value !== undefined ? <UpdatedAt at={live.at} fault={live.fault} /> : null}
          <IconButton
            icon={refreshIcon}
            label={messages('refresh')}
            size={24}
            iconSize={15}
            disabled={live.isAsking}
            onClick={live.refresh}
          />
        </span>
      )}
    </div>
  )
}

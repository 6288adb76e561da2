import type { HotBoard } from '../../../../shared/entities/hot-search.ts'
import { classes } from '../../../kit/components.ts'
import { FirstAsk } from '../../../kit/live.ts'
import { selection } from '../document.ts'
import { useMessages } from '../messages.ts'
import { askedFor, BOARD_HOSTS, select } from '../model.ts'
import styles from './BoardAsk.module.css'

interface BoardAskProps {
  readonly id: string
  readonly board: HotBoard
  /** Where it is shown: the button is in the middle of what is high, and says less in what is narrow. */
  readonly look: 'narrow' | 'low' | 'tall' | 'window'
}

/** Of the titles that are sketched, in percent of their column. */
const WIDTHS = [76, 92, 64, 84, 70, 88, 60, 80, 72, 86]

/** A board before the first press: a button that says whom it asks, where there is room upon a drawing of rows. */
export function BoardAsk({ id, board, look }: BoardAskProps) {
  const messages = useMessages()
  const isNarrow = look === 'narrow'
  const hasRows = look === 'tall' || look === 'window'
  return (
    <div className={classes(styles.ask, styles[look])}>
      {hasRows ? (
        <ul aria-hidden="true">
          {WIDTHS.map((width) => (
            <li key={width}>
              <b />
              <span>
                <i style={{ width: `${width}%` }} />
              </span>
              <em />
            </li>
          ))}
        </ul>
      ) : null}
      <FirstAsk
        className={styles.press}
        label={messages(isNarrow ? 'seeShort' : 'see')}
        source={BOARD_HOSTS[board]}
        asked={askedFor(board)}
        isShort={isNarrow}
        onPress={() => selection.update((now) => select(now, id, board))}
      />
    </div>
  )
}

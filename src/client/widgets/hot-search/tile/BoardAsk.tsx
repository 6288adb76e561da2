import type { HotBoard } from '../../../../shared/entities/hot-search.ts'
import { classes } from '../../../kit/components.ts'
import { FirstAsk } from '../../../kit/live.ts'
import { selection } from '../document.ts'
import { useMessages } from '../messages.ts'
import { BOARD_HOSTS, select } from '../model.ts'
import ranks from '../Ranks.module.css'
import styles from './BoardAsk.module.css'

interface BoardAskProps {
  readonly id: string
  readonly board: HotBoard
  /** Where it is shown: the button is in the middle of what is high, and says less in what is narrow. */
  readonly look: 'narrow' | 'low' | 'tall' | 'window'
}

/** One row alone would look as if it were loading: what is low has none. */
const ROWS = { narrow: 3, low: 0, tall: 10, window: 10 } as const

/** Of the titles that are sketched, in percent of their column. */
const WIDTHS = [76, 92, 64, 84, 70, 88, 60, 80, 72, 86]

/** A board before the first press: still rows, and a button that says whom it asks. */
export function BoardAsk({ id, board, look }: BoardAskProps) {
  const messages = useMessages()
  const isNarrow = look === 'narrow'
  return (
    <div className={classes(styles.ask, styles[look])}>
      {ROWS[look] === 0 ? null : (
        <ul className={ranks.ranks} aria-hidden="true">
          {WIDTHS.slice(0, ROWS[look]).map((width, index) => (
            <li key={width}>
              <b>{index + 1}</b>
              <span>
                <i style={{ width: `${width}%` }} />
              </span>
              {isNarrow ? null : <em />}
            </li>
          ))}
        </ul>
      )}
      <FirstAsk
        className={styles.press}
        label={messages(isNarrow ? 'seeShort' : 'see')}
        source={BOARD_HOSTS[board]}
        isShort={isNarrow}
        onPress={() => selection.update((now) => select(now, id, board))}
      />
    </div>
  )
}

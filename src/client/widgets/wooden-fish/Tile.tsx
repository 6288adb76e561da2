import { useDocument } from '../../kit/documents.ts'
import { countText, groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { woodenFish } from './document.ts'
import { Fish } from './Fish.tsx'
import { useMessages } from './messages.ts'
import { dayKey } from './model.ts'
import styles from './Tile.module.css'

/** A wide tile has room for seven digits. */
const WHOLE_UP_TO = 10_000_000

/** The whole tile is the fish; from 5000 on the count is short (spec section 9), but where there is room. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const language = useLanguage()
  const score = useDocument(woodenFish, (merits) => merits.score)
  const shape = shapeOf(rows, columns)
  return (
    <Fish className={`${styles.tile} ${styles[shape]}`}>
      {score === 0 ? (
        <FirstKnock shape={shape} />
      ) : (
        <span className={styles.merit}>
          {columns > 1 && <small>{messages('merit')}</small>}
          <b>{shape === 'wide' && score < WHOLE_UP_TO ? groupedNumber(score, language) : countText(score, language)}</b>
          {shape === 'wide' && <Today />}
        </span>
      )}
    </Fish>
  )
}

/** Before the first merit there is an invitation rather than a zero, where it has room. */
function FirstKnock({ shape }: { readonly shape: ReturnType<typeof shapeOf> }) {
  const messages = useMessages()
  if (shape === 'cell' || shape === 'column') return null
  return (
    <span className={styles.merit}>
      <small>{messages('name')}</small>
      <b className={styles.first}>{messages('first')}</b>
    </span>
  )
}

function shapeOf(rows: number, columns: number): 'cell' | 'row' | 'column' | 'wide' | 'large' {
  if (columns === 1) return rows === 1 ? 'cell' : 'column'
  if (rows === 1) return 'row'
  return columns >= 2 * rows ? 'wide' : 'large'
}

function Today() {
  const messages = useMessages()
  const language = useLanguage()
  const today = dayKey(useToday())
  const merits = useDocument(woodenFish, ({ days }) => days[today] ?? 0)
  return (
    <small data-daily="">
      <span>{messages('today')}</span>
      <span className={styles.today}>{groupedNumber(merits, language)}</span>
    </small>
  )
}

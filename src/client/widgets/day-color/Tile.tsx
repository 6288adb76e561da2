import { classes } from '../../kit/components.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import '../../kit/reading.ts'
import { copyColor } from './copy-color.ts'
import { useMessages } from './messages.ts'
import { inkOn, namesOf } from './model.ts'
import styles from './Tile.module.css'
import { useRecentColors } from './use-colors.ts'

/** The days before today that a wide tile shows as strips. */
const STRIPS = 6

/** Today's colour fills the tile, its name in large upon it; wide tiles have those of the days before beside it. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const language = useLanguage()
  const isWide = columns > 3
  const [today, ...before] = useRecentColors(isWide ? 1 + STRIPS : 1)
  if (today === undefined) return null
  const { hex } = today.color
  const { name, script, reading } = namesOf(today.color, language)
  return (
    <div
      className={classes(styles.tile, columns === 1 && styles.narrow, rows === 1 && styles.low)}
      style={{ '--color': hex, '--ink': inkOn(hex), '--length': [...name].length }}
      data-daily=""
    >
      <div className={styles.names}>
        <b className={styles.name} lang={script}>
          {name}
        </b>
        {reading && rows > 1 && columns > 1 && <small className={styles.reading}>{reading}</small>}
      </div>
      {columns > 1 && (
        <button
          type="button"
          className={styles.value}
          aria-label={messages('copy', { value: hex.toUpperCase() })}
          onClick={() => void copyColor(hex)}
        >
          {hex.toUpperCase()}
        </button>
      )}
      {isWide && rows > 1 && (
        <span className={styles.strips} aria-hidden="true">
          {before.map(({ color }) => (
            <i key={color.zh} style={{ background: color.hex }} />
          ))}
        </span>
      )}
    </div>
  )
}

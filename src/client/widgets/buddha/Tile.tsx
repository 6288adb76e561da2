import type { TileProps } from '../../kit/widget.ts'
import { Altar } from './Altar.tsx'
import { lightOne } from './light-one.ts'
import { useMessages } from './messages.ts'
import { minutesLeft } from './model.ts'
import styles from './Tile.module.css'
import { useSticks } from './use-sticks.ts'

/** The burner; a press lights a stick. In one column there is room for one of them. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const sticks = useSticks()
  const lit = sticks.filter(({ rest }) => rest > 0)
  const minutes = Math.max(0, ...lit.map(({ rest }) => minutesLeft(rest)))
  const state = messages(COUNTS[lit.length] ?? 'count.0')
  const shape = shapeOf(rows, columns)
  return (
    <button
      type="button"
      className={`${styles.tile} ${styles[shape]}`}
      onClick={lightOne}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault() // a held key lights one stick
      }}
    >
      <span className={styles.place}>
        <Altar sticks={sticks} narrow={rows > 1 && columns === 1} />
      </span>
      <span className={styles.name}>{messages('tile')}</span>
      <span className={styles.text}>
        {columns > 1 && <span data-volatile="">{state}</span>}
        {minutes > 0 && shape !== 'wide' && <b data-volatile="">{messages('minutes', { count: minutes })}</b>}
        {shape === 'wide' &&
          lit.length > 0 &&
          sticks.map(({ rest }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stick is its place
            <i key={at} data-volatile="" style={{ '--rest': `${rest}%` }}>
              {rest > 0 ? messages('minutes', { count: minutesLeft(rest) }) : ''}
            </i>
          ))}
      </span>
    </button>
  )
}

function shapeOf(rows: number, columns: number): 'cell' | 'row' | 'column' | 'wide' | 'large' {
  if (columns === 1) return rows === 1 ? 'cell' : 'column'
  if (rows === 1) return 'row'
  return columns >= 2 * rows ? 'wide' : 'large'
}

const COUNTS = ['count.0', 'count.1', 'count.2', 'count.3'] as const

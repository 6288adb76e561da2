import type { ReactNode } from 'react'
import { classes, Icon } from '../../../kit/components.ts'
import { hourglass, pause, play, repeat } from '../../../kit/icons.ts'
import type { Countdown, CountdownState } from '../kernel/countdown.ts'
import { leftText, secondsLeft } from '../kernel/duration.ts'
import { useMessages } from '../messages.ts'
import { Ring } from '../Ring.tsx'
import { useCountdown } from '../use-countdown.ts'
import { shapeOf, type TileSize } from './shape.ts'
import styles from './Tile.module.css'
import { TileControl } from './TileControl.tsx'

interface CountdownTileProps extends TileSize {
  readonly countdown: Countdown
  /** What it is: the timer's name, or the phase. */
  readonly name: string
  readonly isRest?: boolean
  /** Starts it, pauses it, or begins again. */
  readonly onToggle: () => void
  /** Stands beside the ring of a wide tile. */
  readonly beside: ReactNode
}

/** A countdown as a ring, in whatever size; from two cells on with the control that starts and stops it. */
export function CountdownTile({
  rows,
  columns,
  countdown,
  name,
  isRest = false,
  onToggle,
  beside,
}: CountdownTileProps) {
  const messages = useMessages()
  const { state, leftMs } = useCountdown(countdown)
  const shape = shapeOf({ rows, columns })
  const ring = { countdown, leftMs }
  const said = state === 'ended' ? messages('timeUp') : name
  if (shape === 'cell')
    return (
      <div className={classes(styles.tile, styles.cell, isRest && styles.rest)} data-run={state}>
        <Ring {...ring} width={9} className={styles.small}>
          <Badge state={state} leftMs={leftMs} name={name} />
        </Ring>
      </div>
    )
  const control = (
    <TileControl
      icon={state === 'running' ? pause : state === 'ended' ? repeat : play}
      isActive={state === 'running'}
      label={messages(CONTROLS[state], { name })}
      onClick={onToggle}
    />
  )
  if (shape === 'strip' || shape === 'column')
    return (
      <div className={classes(styles.tile, styles[shape], isRest && styles.rest)} data-run={state}>
        <Ring {...ring} width={8} className={styles.small}>
          {control}
        </Ring>
        <div className={styles.said}>
          <small>{said}</small>
          <span>
            <b data-volatile="">{leftText(leftMs)}</b>
          </span>
        </div>
      </div>
    )
  return (
    <div className={classes(styles.tile, styles[shape], isRest && styles.rest)} data-run={state}>
      <div className={styles.main}>
        <Ring {...ring} width={6} className={styles.big}>
          <b data-volatile="">{leftText(leftMs)}</b>
        </Ring>
        <div className={styles.foot}>
          <small>{said}</small>
          {control}
        </div>
      </div>
      {shape !== 'whole' && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}

const CONTROLS = { idle: 'startNamed', paused: 'startNamed', running: 'pauseNamed', ended: 'againNamed' } as const

/** In one cell: minutes, in the last one seconds; while nothing runs a picture. */
function Badge({
  state,
  leftMs,
  name,
}: {
  readonly state: CountdownState
  readonly leftMs: number
  readonly name: string
}) {
  const seconds = secondsLeft(leftMs)
  return (
    <span className={styles.badge} role="img" aria-label={state === 'idle' ? name : `${name} ${leftText(leftMs)}`}>
      {state === 'idle' ? (
        <Icon path={hourglass} size={18} />
      ) : (
        <b data-volatile="">{seconds > 60 ? Math.ceil(seconds / 60) : seconds}</b>
      )}
    </span>
  )
}

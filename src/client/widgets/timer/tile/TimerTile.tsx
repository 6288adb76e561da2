import { useState } from 'react'
import { useDocument } from '../../../kit/documents.ts'
import { startLength, toggleTimer } from '../actions.ts'
import { timerRuns, timers } from '../document.ts'
import { leftText } from '../kernel/duration.ts'
import { useMessages } from '../messages.ts'
import { countdownOfTimer, foremostTimer, latestStart, PRESETS } from '../model.ts'
import { CountdownTile } from './CountdownTile.tsx'
import type { TileSize } from './shape.ts'
import styles from './Tile.module.css'

/** What a tile starts where there is no timer yet. */
const FIRST_MS = 5 * 60_000
/** As many as a wide tile has room for. */
const OFFERED = PRESETS.slice(0, 6)

/** The timer that matters most now; beside it lengths to start. */
export function TimerTile(size: TileSize) {
  const messages = useMessages()
  const list = useDocument(timers, (now) => now)
  const runs = useDocument(timerRuns, (now) => now)
  const [opened] = useState(() => Date.now())
  const timer = foremostTimer(list, runs, Math.max(opened, latestStart(runs))) ?? {
    id: '',
    name: '',
    lengthMs: FIRST_MS,
  }
  return (
    <CountdownTile
      {...size}
      countdown={countdownOfTimer(runs, timer)}
      name={timer.name || (size.columns > 1 ? messages('kind.timer') : leftText(timer.lengthMs))}
      onToggle={() => (timer.id === '' ? startLength(FIRST_MS) : toggleTimer(timer))}
      beside={
        <>
          <small>{messages('startQuickly')}</small>
          <div className={styles.presets}>
            {OFFERED.map((minutes) => (
              <button
                key={minutes}
                type="button"
                aria-label={messages('minutes', { count: minutes })}
                onClick={() => startLength(minutes * 60_000)}
              >
                {minutes}
              </button>
            ))}
          </div>
        </>
      }
    />
  )
}

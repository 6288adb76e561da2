import { useEffect, useState } from 'react'
import { durationText } from '../../../../shared/lib/text/duration-text.ts'
import { classes, IconButton } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { flag, pause, play, refresh } from '../../../kit/icons.ts'
import { startTicking } from '../../../kit/time.ts'
import { resetStopwatch, takeLap, toggleStopwatch } from '../actions.ts'
import { timerRuns } from '../document.ts'
import { elapsedAt } from '../kernel/stopwatch.ts'
import { useMessages } from '../messages.ts'
import { shapeOf, type TileSize } from './shape.ts'
import styles from './Tile.module.css'
import { TileControl } from './TileControl.tsx'

/** What the stopwatch has counted, in whole seconds, and its controls. */
export function StopwatchTile(size: TileSize) {
  const messages = useMessages()
  const stopwatch = useDocument(timerRuns, (runs) => runs.stopwatch)
  const isRunning = stopwatch.startedAt !== null
  const [now, setNow] = useState(() => Date.now())
  // time is outside of React
  useEffect(() => (isRunning ? startTicking((moment) => setNow(moment.getTime()), true) : undefined), [isRunning])
  const shape = shapeOf(size)
  const seconds = Math.floor(elapsedAt(stopwatch, now) / 1000)
  const isUnused = !isRunning && stopwatch.beforeMs === 0
  return (
    <div className={classes(styles.tile, styles.watch, styles[shape])} data-run={isRunning ? 'running' : 'paused'}>
      {size.rows > 1 && size.columns > 1 && <small>{messages('kind.stopwatch')}</small>}
      <div className={styles.figures}>
        <b data-volatile="">{durationText(seconds)}</b>
      </div>
      {shape !== 'cell' && (
        <div className={styles.buttons}>
          {size.columns > 1 && size.rows > 1 && (
            <IconButton
              icon={isRunning ? flag : refresh}
              round
              size={32}
              iconSize={16}
              disabled={isUnused}
              label={messages(isRunning ? 'lap' : 'reset')}
              onClick={isRunning ? takeLap : resetStopwatch}
            />
          )}
          <TileControl
            icon={isRunning ? pause : play}
            isActive={isRunning}
            label={messages(isRunning ? 'stop' : 'start')}
            onClick={toggleStopwatch}
          />
        </div>
      )}
    </div>
  )
}

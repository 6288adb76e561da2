import { useCallback, useId } from 'react'
import { Button, Icon } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { chevronDown, chevronUp, copy, flag, pause, play, refresh } from '../../../kit/icons.ts'
import { copyText, showToast } from '../../../kit/interaction.ts'
import { resetStopwatch, takeLap, toggleStopwatch } from '../actions.ts'
import { timerRuns } from '../document.ts'
import { elapsedText } from '../kernel/duration.ts'
import { currentLapMs, elapsedAt, type Lap, lapsOf } from '../kernel/stopwatch.ts'
import { useMessages } from '../messages.ts'
import { LiveTime } from './LiveTime.tsx'
import { RoundButton } from './RoundButton.tsx'
import styles from './StopwatchView.module.css'

/** The stopwatch, and its laps. */
export function StopwatchView() {
  const messages = useMessages()
  const stopwatch = useDocument(timerRuns, (runs) => runs.stopwatch)
  const isRunning = stopwatch.startedAt !== null
  const isUnused = !isRunning && stopwatch.beforeMs === 0
  const read = useCallback((now: number) => elapsedText(elapsedAt(stopwatch, now), 1), [stopwatch])
  return (
    <div className={styles.view}>
      <p role="timer" aria-label={messages('kind.stopwatch')} className={styles.time}>
        <LiveTime read={read} isRunning={isRunning} />
      </p>
      <div className={styles.controls}>
        <Button size="l" icon={refresh} disabled={isUnused} onClick={resetStopwatch} aria-keyshortcuts="R">
          {messages('reset')}
        </Button>
        <RoundButton
          large
          icon={isRunning ? pause : play}
          label={messages(isRunning ? 'stop' : 'start')}
          onClick={toggleStopwatch}
        />
        <Button size="l" icon={flag} disabled={!isRunning} onClick={takeLap} aria-keyshortcuts="L">
          {messages('lap')}
        </Button>
      </div>
      {stopwatch.laps.length > 0 ? <Laps /> : <p className={styles.keys}>{messages('stopwatchKeys')}</p>}
    </div>
  )
}

function Laps() {
  const messages = useMessages()
  const id = useId()
  const stopwatch = useDocument(timerRuns, (runs) => runs.stopwatch)
  const isRunning = stopwatch.startedAt !== null
  const laps = lapsOf(stopwatch)
  const readLap = useCallback((now: number) => elapsedText(currentLapMs(stopwatch, now), 1), [stopwatch])
  const copyLaps = async () => {
    const lines = laps
      .toReversed()
      .map(({ number, lapMs, totalMs }) => [number, elapsedText(lapMs, 2), elapsedText(totalMs, 2)].join('\t'))
    const isCopied = await copyText(lines.join('\n'))
    showToast({ kind: isCopied ? 'success' : 'error', text: messages(isCopied ? 'lapsCopied' : 'copyFailed') })
  }
  return (
    <section className={styles.laps}>
      <header>
        <h2 id={id}>{messages('laps')}</h2>
        <Button size="s" icon={copy} onClick={() => void copyLaps()}>
          {messages('copyLaps')}
        </Button>
      </header>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{messages('lap')}</th>
            <th scope="col">{messages('lapTime')}</th>
            <th scope="col">{messages('total')}</th>
          </tr>
        </thead>
        <tbody>
          {isRunning && (
            <tr>
              <td>{laps.length + 1}</td>
              <td>
                <LiveTime read={readLap} isRunning />
              </td>
              <td />
            </tr>
          )}
          {laps.map((lap) => (
            <LapRow key={lap.number} lap={lap} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The best and the worst are told by word and shape, not by colour alone. */
function LapRow({ lap: { number, lapMs, totalMs, mark } }: { readonly lap: Lap }) {
  const messages = useMessages()
  return (
    <tr data-mark={mark}>
      <td>
        {number}
        {mark === undefined ? null : (
          <small>
            <Icon path={mark === 'best' ? chevronUp : chevronDown} size={12} />
            {messages(mark)}
          </small>
        )}
      </td>
      <td>{elapsedText(lapMs, 2)}</td>
      <td>{elapsedText(totalMs, 2)}</td>
    </tr>
  )
}

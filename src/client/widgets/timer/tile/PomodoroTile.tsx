import { Button } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { nextTrack } from '../../../kit/icons.ts'
import { useToday } from '../../../kit/time.ts'
import { skipPomodoro, togglePomodoro } from '../actions.ts'
import { timerRuns, timerSessions } from '../document.ts'
import { countdownOf } from '../kernel/pomodoro.ts'
import { focusDays } from '../kernel/sessions.ts'
import { useMessages } from '../messages.ts'
import { timerSettings } from '../settings.ts'
import { CountdownTile } from './CountdownTile.tsx'
import type { TileSize } from './shape.ts'
import styles from './Tile.module.css'

/** The phase; beside it what is worked on, and how much one has focused today. */
export function PomodoroTile(size: TileSize) {
  const messages = useMessages()
  const pomodoro = useDocument(timerRuns, (runs) => runs.pomodoro)
  const plan = useDocument(timerSettings, (values) => values)
  const { phase, task } = pomodoro
  return (
    <CountdownTile
      {...size}
      countdown={countdownOf(pomodoro, plan)}
      name={messages(`phase.${phase}`)}
      isRest={phase !== 'focus'}
      onToggle={togglePomodoro}
      beside={
        <>
          <small>{task || messages('kind.pomodoro')}</small>
          <Today />
          <Button className={styles.skip} size="s" icon={nextTrack} onClick={skipPomodoro}>
            {messages('skip')}
          </Button>
        </>
      }
    />
  )
}

function Today() {
  const messages = useMessages()
  const sessions = useDocument(timerSessions, (now) => now.sessions)
  const [today] = focusDays(sessions, useToday(), 1)
  return (
    <div className={styles.today} data-daily="">
      <b>{messages('todayShort', { count: today?.count ?? 0 })}</b>
      <small>{messages('todayMinutes', { count: today?.minutes ?? 0 })}</small>
    </div>
  )
}

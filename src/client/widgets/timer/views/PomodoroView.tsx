import { classes, IconButton, TextField } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { nextTrack, pause, play, refresh } from '../../../kit/icons.ts'
import { restartPhase, setTask, skipPomodoro, togglePomodoro } from '../actions.ts'
import { timerRuns } from '../document.ts'
import { leftText } from '../kernel/duration.ts'
import { countdownOf } from '../kernel/pomodoro.ts'
import { useMessages } from '../messages.ts'
import { LIMITS } from '../model.ts'
import { Ring } from '../Ring.tsx'
import { timerSettings } from '../settings.ts'
import { useCountdown } from '../use-countdown.ts'
import { FocusWeek } from './FocusWeek.tsx'
import styles from './PomodoroView.module.css'
import { RoundButton } from './RoundButton.tsx'

/** The phase in a large ring, what is worked on and the week in columns. */
export function PomodoroView() {
  const messages = useMessages()
  const task = useDocument(timerRuns, (runs) => runs.pomodoro.task)
  return (
    <div className={styles.view}>
      <Clock />
      <div className={styles.side}>
        <TextField
          label={messages('task')}
          labelled
          compact
          autoComplete="off"
          maxLength={LIMITS.task}
          placeholder={messages('taskPlaceholder')}
          value={task}
          onChange={({ currentTarget }) => setTask(currentTarget.value)}
        />
        <FocusWeek />
      </div>
    </div>
  )
}

function Clock() {
  const messages = useMessages()
  const pomodoro = useDocument(timerRuns, (runs) => runs.pomodoro)
  const plan = useDocument(timerSettings, (values) => values)
  const countdown = countdownOf(pomodoro, plan)
  const { state, leftMs } = useCountdown(countdown)
  const { phase, done } = pomodoro
  const isRunning = state === 'running'
  return (
    <section className={styles.clock} aria-label={messages('kind.pomodoro')}>
      <Ring
        className={classes(styles.ring, phase !== 'focus' && styles.rest)}
        countdown={countdown}
        leftMs={leftMs}
        width={3}
        moves
      >
        <span className={styles.phase}>{messages(`phase.${phase}`)}</span>
        <span role="timer" aria-label={messages(`phase.${phase}`)} className={styles.time}>
          {leftText(leftMs)}
        </span>
        <span className={styles.rounds} role="img" aria-label={messages('rounds', { done, all: plan.rounds })}>
          {Array.from({ length: plan.rounds }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
            <i key={at} data-done={at < done} />
          ))}
        </span>
      </Ring>
      <div className={styles.controls}>
        <IconButton
          icon={refresh}
          round
          size={40}
          label={messages('restartPhase')}
          disabled={state === 'idle'}
          onClick={restartPhase}
        />
        <RoundButton
          large
          icon={isRunning ? pause : play}
          label={messages(isRunning ? 'pause' : 'start')}
          onClick={togglePomodoro}
        />
        <IconButton icon={nextTrack} round size={40} label={messages('skip')} onClick={skipPomodoro} />
      </div>
    </section>
  )
}

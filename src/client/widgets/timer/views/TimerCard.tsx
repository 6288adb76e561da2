import { IconButton } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { close, pause, play, refresh, repeat } from '../../../kit/icons.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { addMinute, deleteTimer, editTimer, pauseTimer, resetTimer, restartTimer, startTimer } from '../actions.ts'
import { timerRuns } from '../document.ts'
import type { CountdownState } from '../kernel/countdown.ts'
import { leftText } from '../kernel/duration.ts'
import { useMessages } from '../messages.ts'
import { countdownOfTimer, LIMITS, steppedLength, type Timer } from '../model.ts'
import { Ring } from '../Ring.tsx'
import { useCountdown } from '../use-countdown.ts'
import { RoundButton } from './RoundButton.tsx'
import styles from './TimerCard.module.css'

const MINUTE_MS = 60_000

interface TimerCardProps {
  readonly timer: Timer
  /** Called before it goes, and the focus with it. */
  readonly onDelete: () => void
}

/** One timer: what is left in a ring, its name, and what can be done with it. */
export function TimerCard({ timer, onDelete }: TimerCardProps) {
  const messages = useMessages()
  const countdown = useDocument(timerRuns, (runs) => countdownOfTimer(runs, timer))
  const { state, leftMs } = useCountdown(countdown)
  const { id, lengthMs } = timer
  const name = timer.name || leftText(lengthMs)
  return (
    <li className={styles.card} data-run={state}>
      <IconButton
        className={styles.delete ?? ''}
        icon={close}
        size={28}
        iconSize={14}
        round
        label={messages('delete', { name })}
        onClick={() => {
          onDelete()
          deleteTimer(timer)
        }}
      />
      <Ring className={styles.ring} countdown={countdown} leftMs={leftMs} width={4} moves>
        <span role="timer" aria-label={name} className={styles.time}>
          {leftText(leftMs)}
        </span>
        <small className={styles.state}>
          {state === 'ended' ? messages('timeUp') : state === 'paused' ? messages('paused') : ''}
        </small>
      </Ring>
      <input
        className={styles.name}
        aria-label={messages('nameOf', { name })}
        placeholder={messages('namePlaceholder')}
        autoComplete="off"
        maxLength={LIMITS.name}
        value={timer.name}
        onChange={({ currentTarget }) => editTimer(id, { name: currentTarget.value })}
        onKeyDown={({ key, nativeEvent, currentTarget }) =>
          key === 'Enter' && !isComposing(nativeEvent) && currentTarget.blur()
        }
      />
      <div className={styles.controls}>
        <LeftControl timer={timer} name={name} state={state} />
        <MainControl timer={timer} name={name} state={state} />
        <RightControl timer={timer} name={name} state={state} />
      </div>
    </li>
  )
}

interface ControlProps {
  readonly timer: Timer
  readonly name: string
  readonly state: CountdownState
}

function MainControl({ timer, name, state }: ControlProps) {
  const messages = useMessages()
  if (state === 'running')
    return <RoundButton icon={pause} label={messages('pauseNamed', { name })} onClick={() => pauseTimer(timer)} />
  if (state === 'ended')
    return <RoundButton icon={repeat} label={messages('againNamed', { name })} onClick={() => restartTimer(timer)} />
  return <RoundButton icon={play} label={messages('startNamed', { name })} onClick={() => startTimer(timer)} />
}

/** While it stands it is made shorter, else it goes back. */
function LeftControl({ timer, name, state }: ControlProps) {
  const messages = useMessages()
  if (state === 'idle') return <LengthStep timer={timer} name={name} direction={-1} />
  return (
    <IconButton
      className={styles.reset ?? ''}
      icon={refresh}
      round
      size={36}
      label={messages('resetNamed', { name })}
      onClick={() => resetTimer(timer)}
    />
  )
}

/** While it stands it is made longer, else it has a minute more. */
function RightControl({ timer, name, state }: ControlProps) {
  if (state === 'idle') return <LengthStep timer={timer} name={name} direction={1} />
  return <Step ms={MINUTE_MS} name={name} onClick={() => addMinute(timer)} />
}

function LengthStep({ timer: { id, lengthMs }, name, direction }: LengthStepProps) {
  const next = steppedLength(lengthMs, direction)
  const ms = next === lengthMs ? direction * MINUTE_MS : next - lengthMs
  return <Step ms={ms} name={name} disabled={next === lengthMs} onClick={() => editTimer(id, { lengthMs: next })} />
}

interface LengthStepProps extends Pick<ControlProps, 'timer' | 'name'> {
  readonly direction: 1 | -1
}

interface StepProps {
  /** What is added, in ms; less than nothing where it is taken away. */
  readonly ms: number
  readonly name: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A button that says how much longer or shorter. */
function Step({ ms, name, ...button }: StepProps) {
  const messages = useMessages()
  const isWhole = ms % MINUTE_MS === 0
  const count = Math.round(Math.abs(ms) / (isWhole ? MINUTE_MS : 1000))
  const step = messages(isWhole ? 'minuteStep' : 'secondStep', { sign: ms < 0 ? '−' : '+', count })
  return (
    <button type="button" {...button} className={styles.step} aria-label={messages('stepNamed', { step, name })}>
      {step}
    </button>
  )
}

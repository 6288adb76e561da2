import { IconButton } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { close, minus, pause, play, plus, refresh, repeat } from '../../../kit/icons.ts'
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
          key === 'Enter' && !nativeEvent.isComposing && currentTarget.blur()
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
  if (state !== 'idle')
    return (
      <IconButton
        icon={refresh}
        round
        size={36}
        label={messages('resetNamed', { name })}
        onClick={() => resetTimer(timer)}
      />
    )
  const shorter = steppedLength(timer.lengthMs, -1)
  return (
    <IconButton
      icon={minus}
      round
      size={36}
      disabled={shorter === timer.lengthMs}
      label={messages('shorter', { name })}
      onClick={() => editTimer(timer.id, { lengthMs: shorter })}
    />
  )
}

/** While it stands it is made longer, else it has a minute more. */
function RightControl({ timer, name, state }: ControlProps) {
  const messages = useMessages()
  if (state !== 'idle')
    return (
      <IconButton
        icon={plus}
        round
        size={36}
        label={messages('minuteMore', { name })}
        onClick={() => addMinute(timer)}
      />
    )
  const longer = steppedLength(timer.lengthMs, 1)
  return (
    <IconButton
      icon={plus}
      round
      size={36}
      disabled={longer === timer.lengthMs}
      label={messages('longer', { name })}
      onClick={() => editTimer(timer.id, { lengthMs: longer })}
    />
  )
}

import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Button, Icon, IconButton, Panel } from '../../../kit/components.ts'
import { bell, close } from '../../../kit/icons.ts'
import { announce, layerElement, useKeptFocus } from '../../../kit/interaction.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useNow } from '../../../kit/time.ts'
import { addMinute, dismissTurn, resetTimer, restartTimer, togglePomodoro } from '../actions.ts'
import { timers } from '../document.ts'
import { type Ending, isTimely, POMODORO, signalOf } from '../kernel/endings.ts'
import { useMessages } from '../messages.ts'
import { agoText, endingText } from './ending-text.ts'
import styles from './Prompts.module.css'
import { prompts } from './prompts.ts'

const minuteOf = (moment: Date) => String(Math.floor(moment.getTime() / 60_000))

/** What has ended, above the page, until somebody answers in whichever tab; the cards take no focus. */
export function Prompts() {
  const endings = useStore(prompts)
  useNow(minuteOf)
  const told = useRef<readonly string[]>([])
  useEffect(() => {
    const signals = endings.map(signalOf)
    const fresh = endings.filter((ending) => !told.current.includes(signalOf(ending)))
    told.current = signals
    if (fresh.length > 0) announce(fresh.map((one) => Object.values(endingText(one)).join(' ')).join('\n'))
  }, [endings])
  const [stack, followFocus] = useKeptFocus(endings.map(signalOf).join())
  if (endings.length === 0) return null
  return createPortal(
    <div ref={stack} className={styles.stack} {...followFocus}>
      {endings.map((ending) => (
        <EndingCard key={signalOf(ending)} ending={ending} />
      ))}
    </div>,
    layerElement('toast'),
  )
}

/** One end and its answers; Esc stops it. */
function EndingCard({ ending }: { readonly ending: Ending }) {
  const messages = useMessages()
  const language = useLanguage()
  const id = useId()
  const { title, text } = endingText(ending)
  const isPomodoro = ending.id === POMODORO
  const stop = () => (isPomodoro ? dismissTurn() : resetTimer(ending))
  const stopByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // Esc answers this, and closes no window
    stop()
  }
  const now = Date.now()
  const when = isTimely(ending, now) ? undefined : agoText(ending.end, now, language)
  return (
    <Panel
      level={3}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.card}
      tabIndex={-1}
      onKeyDown={stopByKey}
    >
      <div className={styles.head}>
        <Icon path={bell} size={16} />
        <b id={`${id}-title`}>{title}</b>
        <IconButton icon={close} label={messages('dismiss')} size={28} iconSize={16} onClick={stop} />
      </div>
      <p id={`${id}-text`} className={styles.text}>
        {when !== undefined && <span>{messages('endedAgo', { when })}</span>}
        {(when === undefined || isPomodoro) && <span>{text}</span>}
      </p>
      <div className={styles.answers}>{isPomodoro ? <PhaseAnswers /> : <TimerAnswers ending={ending} />}</div>
    </Panel>
  )
}

function PhaseAnswers() {
  const messages = useMessages()
  return (
    <>
      <Button size="s" onClick={dismissTurn}>
        {messages('later')}
      </Button>
      <Button size="s" kind="primary" onClick={togglePomodoro}>
        {messages('startPhase')}
      </Button>
    </>
  )
}

function TimerAnswers({ ending }: { readonly ending: Ending }) {
  const messages = useMessages()
  const timer = timers.get().timers.find(({ id }) => id === ending.id)
  if (timer === undefined) return null
  return (
    <>
      <Button size="s" onClick={() => addMinute(timer)}>
        {messages('oneMinute')}
      </Button>
      <Button size="s" onClick={() => restartTimer(timer)}>
        {messages('again')}
      </Button>
      <Button size="s" kind="primary" onClick={() => resetTimer(timer)}>
        {messages('stop')}
      </Button>
    </>
  )
}

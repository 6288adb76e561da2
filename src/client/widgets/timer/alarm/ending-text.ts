import type { Language } from '../../../../shared/constants.ts'
import { timerRuns } from '../document.ts'
import { leftText } from '../kernel/duration.ts'
import { type Ending, POMODORO } from '../kernel/endings.ts'
import { messages } from '../messages.ts'

interface EndingText {
  /** What has ended. */
  readonly title: string
  /** That its time is up, or what comes next. */
  readonly text: string
}

/** What is said of an end: a timer's name or length, or which phase is over and which is next. */
export function endingText({ id, name, lengthMs }: Ending): EndingText {
  if (id !== POMODORO)
    return { title: name || messages('timerOf', { time: leftText(lengthMs) }), text: messages('timeUp') }
  const { phase } = timerRuns.get().pomodoro
  return phase === 'focus'
    ? { title: messages('breakOver'), text: messages('next', { phase: messages('phase.focus') }) }
    : { title: messages('focusOver'), text: messages('next', { phase: messages(`phase.${phase}`) }) }
}

/** How long ago something ended, within a sentence: 12 minutes ago. */
export function agoText(end: number, now: number, language: Language): string {
  const minutes = Math.round((now - end) / 60_000)
  const [count, unit] = minutes < 60 ? ([minutes, 'minute'] as const) : ([Math.round(minutes / 60), 'hour'] as const)
  return new Intl.RelativeTimeFormat(language).format(-count, unit)
}

import { openApp, requestView } from '../../kit/desktop.ts'
import { defineSearchables, type SearchEntry } from '../../kit/widget.ts'
import { startLength, stopAll, togglePomodoro } from './actions.ts'
import { timerRuns, timers } from './document.ts'
import { countdownState } from './kernel/countdown.ts'
import { countdownOf } from './kernel/pomodoro.ts'
import { messages } from './messages.ts'
import { type Kind, runningCountdowns } from './model.ts'
import { requestedKind } from './requested-kind.ts'
import { timerSettings } from './settings.ts'

/** Minutes of the timers that the palette starts. */
const LENGTHS = [5, 25] as const

/** What is started and stopped without opening a window. */
export default defineSearchables('timer', { actions: { kind: 'command', icon: 'hourglass', list: listActions } })

function show(kind: Kind): void {
  requestView(requestedKind, kind)
  openApp({ app: 'timer' })
}

function listActions(): readonly SearchEntry[] {
  const keywords = messages('actionWords').split(/[,、]\s*/)
  const now = Date.now()
  const { pomodoro, stopwatch } = timerRuns.get()
  const isFocusing = countdownState(countdownOf(pomodoro, timerSettings.get()), now) === 'running'
  const isRunning = runningCountdowns(timers.get(), timerRuns.get(), now).length > 0 || stopwatch.startedAt !== null
  const starts = LENGTHS.map((count) => ({
    id: `timer-${count}`,
    title: messages('action.timer', { count }),
    keywords,
    run: () => {
      startLength(count * 60_000)
      show('timer')
    },
  }))
  const startPomodoro = () => {
    togglePomodoro()
    show('pomodoro')
  }
  return [
    ...starts,
    ...(isFocusing ? [] : [{ id: 'pomodoro', title: messages('action.pomodoro'), keywords, run: startPomodoro }]),
    { id: 'stopwatch', title: messages('action.stopwatch'), keywords, run: () => show('stopwatch') },
    ...(isRunning ? [{ id: 'stop-all', title: messages('action.stopAll'), keywords, run: stopAll }] : []),
  ]
}

import { leadTitle } from '../../../kit/desktop.ts'
import { showPrompts, showToast } from '../../../kit/interaction.ts'
import { sameJson } from '../../../kit/rules.ts'
import type { Locks } from '../../../kit/widget.ts'
import { timerDevice, timerRuns, timerSessions, timers } from '../document.ts'
import { endOf, leftAt, reanchored } from '../kernel/countdown.ts'
import { leftText, untilNextSecond } from '../kernel/duration.ts'
import { type Ending, endingsOf, isTimely } from '../kernel/endings.ts'
import { settlePomodoro } from '../kernel/pomodoro.ts'
import { noteSession } from '../kernel/sessions.ts'
import { messages } from '../messages.ts'
import { type Runs, runningCountdowns } from '../model.ts'
import { timerSettings } from '../settings.ts'
import { endingText } from './ending-text.ts'
import { promptOf } from './prompt-of.ts'
import { createRinger } from './ring.ts'
import { createWake } from './wake.ts'

/**
 * Follows what runs: turns the phases of the pomodoro, rings, prompts, and leads the page's title with what is left. While
 * nothing runs there is no timer at all.
 */
export function followTimers(locks: Locks): void {
  const ringer = createRinger(locks)
  const wake = createWake(check)
  let isChecking = false

  function check() {
    if (isChecking) return // the phase that it turns is a change, too
    isChecking = true
    const now = Date.now()
    turnPhase(now)
    const endings = endingsOf(timers.get(), timerRuns.get(), now)
    ringer.follow(endings.filter(({ device }) => device === timerDevice.get().id))
    prompt(endings, now)
    wake.after(showTitle(endings, now))
    isChecking = false
  }

  for (const document of [timers, timerRuns, timerSettings]) document.subscribe(check)
  document.addEventListener('visibilitychange', check)
  check()
}

/** Turns to the next phase when one has ended, and notes the focus; goes on where the clock was set back. */
function turnPhase(now: number): void {
  const { id } = timerDevice.get()
  const settle = (runs: Runs) => settlePomodoro(runs.pomodoro, timerSettings.get(), now)
  const { session } = settle(timerRuns.get())
  if (session !== undefined)
    timerSessions.update(
      (all) => {
        const sessions = noteSession(all.sessions, session)
        return sessions === all.sessions ? all : { sessions }
      },
      { origin: 'program' },
    )
  timerRuns.update((runs) => anchored({ ...runs, pomodoro: settle(runs).pomodoro }, runs, now, id), {
    origin: 'program',
  })
}

/** The runs as they are if the clock was set back; `before` itself if nothing has changed. */
function anchored(runs: Runs, before: Runs, now: number, device: string): Runs {
  const { pomodoro } = runs
  const counting = Object.entries(runs.timers).map(
    ([id, countdown]) => [id, reanchored(countdown, now, device)] as const,
  )
  const next: Runs = {
    ...runs,
    timers: Object.fromEntries(counting),
    pomodoro: { ...pomodoro, countdown: pomodoro.countdown && reanchored(pomodoro.countdown, now, device) },
  }
  return sameJson(next, before) ? before : next
}

/** Shows what waits in cards; a phase that has begun by itself is told in passing. */
function prompt(endings: readonly Ending[], now: number): void {
  const waiting = endings.filter(({ waits }) => waits)
  if (!sameJson(waiting, prompted)) showPrompts('timer', waiting.map(promptOf))
  prompted = waiting
  for (const ending of endings) {
    if (ending.waits || ending.end <= told || document.hidden || !isTimely(ending, now)) continue
    told = ending.end
    const { title, text } = endingText(ending)
    showToast({ kind: 'info', text: `${title} · ${text}` })
  }
}

let told = 0
let prompted: readonly Ending[] = []

/**
 * Leads the title with what is left of the countdown that ends first, or with the word that one has ended.
 * @returns the ms until something changes; undefined while nothing runs
 */
function showTitle(endings: readonly Ending[], now: number): number | undefined {
  const running = runningCountdowns(timers.get(), timerRuns.get(), now)
  const [first] = running
  const { isTitle } = timerSettings.get()
  const isOver = endings.some(({ waits }) => waits)
  leadTitle(!isTitle ? '' : isOver ? messages('timeUp') : first === undefined ? '' : leftText(leftAt(first, now)))
  if (first === undefined) return undefined
  const end = endOf(first) ?? now
  return isTitle && !isOver ? untilNextSecond(now, end) : end - now
}

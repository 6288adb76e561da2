import { createId } from '../../kit/documents.ts'
import { askToNotify, showToast, showUndoToast } from '../../kit/interaction.ts'
import { timerDevice, timerRuns, timers } from './document.ts'
import {
  type Countdown,
  countdownState,
  extendCountdown,
  idleCountdown,
  pauseCountdown,
  startCountdown,
} from './kernel/countdown.ts'
import { leftText } from './kernel/duration.ts'
import {
  countdownOf,
  type Pomodoro,
  pausePomodoro,
  resetPomodoro,
  skipPhase,
  startPomodoro,
} from './kernel/pomodoro.ts'
import { endLap, STOPPED, type Stopwatch, startStopwatch, stopStopwatch } from './kernel/stopwatch.ts'
import { messages } from './messages.ts'
import {
  addTimer,
  changeTimer,
  countdownOfTimer,
  LIMITS,
  type Runs,
  removeTimer,
  type Timer,
  timerToReuse,
  withoutRun,
} from './model.ts'
import { timerSettings } from './settings.ts'

const MINUTE_MS = 60_000

/** This device, as runs know it; it is named when something is first started on it. */
function deviceId(): string {
  if (timerDevice.get().id === '') timerDevice.set({ id: createId() })
  return timerDevice.get().id
}

/** Starts something by a press of the user, who is then asked once whether its end may be notified. */
function startBy(start: (runs: Runs, now: number, device: string) => Runs): void {
  const device = deviceId()
  const now = Date.now()
  timerRuns.update((runs) => start(runs, now, device))
  if (timerSettings.get().isNotify) askToNotify('genkan.timer')
}

const withRun = (runs: Runs, { id }: Timer, run: Countdown): Runs => ({
  ...runs,
  timers: { ...runs.timers, [id]: run },
})

export const startTimer = (timer: Timer): void =>
  startBy((runs, now, device) => withRun(runs, timer, startCountdown(countdownOfTimer(runs, timer), now, device)))

/** From its whole length, whatever it was. */
export const restartTimer = (timer: Timer): void =>
  startBy((runs, now, device) => withRun(runs, timer, startCountdown(idleCountdown(timer.lengthMs), now, device)))

export const pauseTimer = (timer: Timer): void =>
  timerRuns.update((runs) => withRun(runs, timer, pauseCountdown(countdownOfTimer(runs, timer), Date.now())))

/** One minute more; one that has ended runs for it. */
export const addMinute = (timer: Timer): void =>
  startBy((runs, now, device) =>
    withRun(runs, timer, extendCountdown(countdownOfTimer(runs, timer), MINUTE_MS, now, device)),
  )

/** Back to its length, standing; an end is answered so. */
export const resetTimer = ({ id }: Pick<Timer, 'id'>): void => timerRuns.update((runs) => withoutRun(runs, id))

/** Starts, or pauses, or begins again. */
export function toggleTimer(timer: Timer): void {
  const state = countdownState(countdownOfTimer(timerRuns.get(), timer), Date.now())
  if (state === 'running') pauseTimer(timer)
  else startTimer(timer)
}

/** Starts a timer of a length: one that stands ready with it, else a new one. */
export function startLength(lengthMs: number): void {
  const ready = timerToReuse(timers.get(), timerRuns.get(), lengthMs, Date.now())
  const timer = ready ?? { id: createId(), name: '', lengthMs }
  if (ready === undefined) {
    const before = timers.get()
    timers.update((now) => addTimer(now, timer))
    if (timers.get() === before) {
      showToast({ kind: 'warning', text: messages('full', { count: LIMITS.timers }) })
      return
    }
  }
  startTimer(timer)
}

/** Renames a timer, or gives it another length; the keys of one field within a second are one step of undo. */
export const editTimer = (id: string, edit: Partial<Omit<Timer, 'id'>>): void =>
  timers.update((now) => changeTimer(now, id, edit), { merge: `timer.${id}.${Object.keys(edit).join()}` })

/** Its run stays until it is run again: undone, it counts as if nothing had been. */
export function deleteTimer({ id, name, lengthMs }: Timer): void {
  timers.update((now) => removeTimer(now, id))
  showUndoToast(messages('deleted', { name: name || leftText(lengthMs) }))
}

function updatePomodoro(change: (pomodoro: Pomodoro) => Pomodoro, merge?: string): void {
  const changedAt = Date.now()
  timerRuns.update(
    (runs) => ({ ...runs, pomodoro: { ...change(runs.pomodoro), changedAt } }),
    merge === undefined ? {} : { merge },
  )
}

/** Starts the phase, pauses it, or goes on with it. */
export function togglePomodoro(): void {
  const plan = timerSettings.get()
  const isRunning = countdownState(countdownOf(timerRuns.get().pomodoro, plan), Date.now()) === 'running'
  if (isRunning) updatePomodoro((pomodoro) => pausePomodoro(pomodoro, Date.now()))
  else startBy((runs, now, device) => ({ ...runs, pomodoro: startPomodoro(runs.pomodoro, plan, now, device) }))
}

export const restartPhase = (): void => updatePomodoro(resetPomodoro)

export function skipPomodoro(): void {
  const device = deviceId()
  updatePomodoro((pomodoro) => skipPhase(pomodoro, timerSettings.get(), Date.now(), device))
}

/** The end of a phase is seen; the next one waits. */
export const dismissTurn = (): void => updatePomodoro((pomodoro) => ({ ...pomodoro, turnedAt: null }))

export const setTask = (task: string): void => updatePomodoro((pomodoro) => ({ ...pomodoro, task }), 'timer.task')

const updateStopwatch = (change: (stopwatch: Stopwatch, now: number) => Stopwatch): void =>
  timerRuns.update((runs) => ({ ...runs, stopwatch: change(runs.stopwatch, Date.now()) }))

export const toggleStopwatch = (): void =>
  updateStopwatch((stopwatch, now) =>
    stopwatch.startedAt === null ? startStopwatch(stopwatch, now) : stopStopwatch(stopwatch, now),
  )

export const takeLap = (): void => updateStopwatch(endLap)

export const resetStopwatch = (): void => updateStopwatch(() => STOPPED)

/** Ends whatever runs: timers and the phase stand at their length, the stopwatch keeps what it has counted. */
export function stopAll(): void {
  const now = Date.now()
  timerRuns.update((runs) => ({
    timers: {},
    stopwatch: stopStopwatch(runs.stopwatch, now),
    pomodoro: { ...resetPomodoro(runs.pomodoro), changedAt: now },
  }))
}

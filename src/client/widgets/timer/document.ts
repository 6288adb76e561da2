import { defineDocument, freshId, type Parsed, salvage, salvageRecord } from '../../kit/documents.ts'
import { isPlainObject, latestOf } from '../../kit/rules.ts'
import { type Countdown, LENGTH_LIMIT_MS } from './kernel/countdown.ts'
import { FIRST_FOCUS, PHASES, type Pomodoro } from './kernel/pomodoro.ts'
import { SESSION_LIMIT, type Session } from './kernel/sessions.ts'
import { LAP_LIMIT, STOPPED, type Stopwatch } from './kernel/stopwatch.ts'
import { KINDS, LIMITS, type Runs, type Timer, type Timers } from './model.ts'

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
const momentOrNull = (value: unknown): number | null => (isMoment(value) ? value : null)
const isLength = (value: unknown): value is number => isMoment(value) && value >= 1000 && value <= LENGTH_LIMIT_MS
const textOf = (value: unknown, limit: number): string => (typeof value === 'string' ? value.slice(0, limit) : '')

/** The timers, and what each tile shows. */
export const timers = defineDocument<Timers>({
  id: 'timer',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  initial: { timers: [], tiles: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no timers' }
      const repaired: string[] = []
      const readIds = new Set<string>()
      const list = salvage(input.timers ?? [], 'timers', repaired, (one, path, at) => readTimer(one, path, at, readIds))
      const tiles = salvageRecord(input.tiles ?? {}, 'tiles', repaired, (kind) => KINDS.find((one) => one === kind))
      return {
        ok: true,
        // two devices may each have made as many as one may
        value: { timers: list.slice(0, 2 * LIMITS.timers), tiles: latestOf(tiles, LIMITS.tiles) },
        repaired,
      }
    },
  },
})

/** A timer needs a length. */
function readTimer(input: unknown, path: string, repaired: string[], readIds: Set<string>): Timer | undefined {
  if (!isPlainObject(input) || !isLength(input.lengthMs)) return undefined
  const id = freshId(input.id, path, readIds)
  if (id !== input.id) repaired.push(path)
  return { id, name: textOf(input.name, LIMITS.name), lengthMs: input.lengthMs }
}

/**
 * What runs. It travels, as it is nothing but moments: started at the desk, it is seen on the phone, and only where it was
 * started it rings. No steps of undo: time has passed meanwhile.
 */
export const timerRuns = defineDocument<Runs>({
  id: 'timer.runs',
  section: 'more',
  travels: 'account',
  merge: { fields: { timers: { each: 'later' }, stopwatch: 'later', pomodoro: { newestBy: 'changedAt' } } },
  undoable: false,
  initial: { timers: {}, stopwatch: STOPPED, pomodoro: FIRST_FOCUS },
  schema: { parse: parseRuns },
})

function parseRuns(input: unknown): Parsed<Runs> {
  if (!isPlainObject(input)) return { ok: false, reason: 'no runs' }
  const repaired: string[] = []
  const counting = salvageRecord(input.timers ?? {}, 'timers', repaired, readCountdown)
  const stopwatch = readStopwatch(input.stopwatch)
  const pomodoro = readPomodoro(input.pomodoro)
  if (stopwatch === undefined) repaired.push('stopwatch')
  if (pomodoro === undefined) repaired.push('pomodoro')
  return {
    ok: true,
    value: {
      timers: latestOf(counting, 4 * LIMITS.timers),
      stopwatch: stopwatch ?? STOPPED,
      pomodoro: pomodoro ?? FIRST_FOCUS,
    },
    repaired,
  }
}

function readCountdown(input: unknown): Countdown | undefined {
  if (!isPlainObject(input)) return undefined
  const { lengthMs, leftMs, startedAt, device } = input
  if (!isLength(lengthMs) || !isMoment(leftMs)) return undefined
  return {
    lengthMs,
    leftMs: Math.min(leftMs, lengthMs),
    startedAt: momentOrNull(startedAt),
    device: textOf(device, 100),
  }
}

function readStopwatch(input: unknown): Stopwatch | undefined {
  if (!isPlainObject(input) || !isMoment(input.beforeMs) || !Array.isArray(input.laps)) return undefined
  const laps = input.laps.filter(isMoment).slice(0, LAP_LIMIT)
  return { beforeMs: input.beforeMs, startedAt: momentOrNull(input.startedAt), laps }
}

function readPomodoro(input: unknown): Pomodoro | undefined {
  if (!isPlainObject(input)) return undefined
  const phase = PHASES.find((one) => one === input.phase)
  if (phase === undefined) return undefined
  const { done, begunAt, turnedAt, device, task, changedAt } = input
  return {
    phase,
    done: isMoment(done) ? Math.min(99, Math.floor(done)) : 0,
    countdown: readCountdown(input.countdown) ?? null,
    begunAt: momentOrNull(begunAt),
    turnedAt: momentOrNull(turnedAt),
    device: textOf(device, 100),
    task: textOf(task, LIMITS.task),
    changedAt: isMoment(changedAt) ? changedAt : 0,
  }
}

/** The focuses that have ended, the newest first. */
export const timerSessions = defineDocument<{ readonly sessions: readonly Session[] }>({
  id: 'timer.sessions',
  section: 'more',
  travels: 'account',
  merge: { fields: { sessions: { union: ['start'], newestFirst: true, limit: SESSION_LIMIT } } },
  undoable: false,
  initial: { sessions: [] },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no sessions' }
      const repaired: string[] = []
      const sessions = salvage(input.sessions ?? [], 'sessions', repaired, readSession)
      return { ok: true, value: { sessions: sessions.slice(0, SESSION_LIMIT) }, repaired }
    },
  },
})

function readSession(input: unknown): Session | undefined {
  if (!isPlainObject(input)) return undefined
  const { start, end, minutes, task } = input
  if (!isMoment(start) || !isMoment(end) || !isMoment(minutes)) return undefined
  return { start, end, minutes: Math.round(minutes), task: textOf(task, LIMITS.task) }
}

/** What belongs to this device: its name. */
export const timerDevice = defineDocument<{ readonly id: string }>({
  id: 'timer.device',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { id: '' },
  schema: {
    parse: (input) =>
      isPlainObject(input)
        ? { ok: true, value: { id: textOf(input.id, 100) }, repaired: [] }
        : { ok: false, reason: 'no device' },
  },
})

import { expect, test } from 'vitest'
import { countdownState, endOf, leftAt } from './countdown.ts'
import {
  countdownOf,
  FIRST_FOCUS,
  type Pomodoro,
  type PomodoroPlan,
  pausePomodoro,
  resetPomodoro,
  settlePomodoro,
  skipPhase,
  startPomodoro,
} from './pomodoro.ts'

const MINUTE = 60_000
const T = 1_800_000_000_000
const PLAN: PomodoroPlan = { focusMinutes: 25, breakMinutes: 5, longBreakMinutes: 15, rounds: 4, autoStart: false }
const AUTO = { ...PLAN, autoStart: true }

const started = startPomodoro({ ...FIRST_FOCUS, task: 'Thesis' }, PLAN, T, 'desk')
const END = T + 25 * MINUTE

test('a focus that has ended is noted, and the break waits', () => {
  expect(settlePomodoro(started, PLAN, END - 1).pomodoro).toBe(started)
  const { pomodoro, session } = settlePomodoro(started, PLAN, END + 300)
  expect(session).toEqual({ start: T, end: END, minutes: 25, task: 'Thesis' })
  expect(pomodoro).toMatchObject({ phase: 'short', done: 1, countdown: null, turnedAt: END, task: 'Thesis' })
  expect(settlePomodoro(pomodoro, PLAN, END + 400)).toEqual({ pomodoro, session: undefined })
})

test('begun by itself, a phase begins at the very end of the one before; whoever notices, it is the same', () => {
  const [one, other] = [300, 1200].map((late) => settlePomodoro(started, AUTO, END + late))
  expect(one).toEqual(other)
  expect(endOf(countdownOf(one?.pomodoro ?? FIRST_FOCUS, AUTO))).toBe(END + 5 * MINUTE)
})

test('noticed hours later it waits: nobody has worked meanwhile', () => {
  const { pomodoro, session } = settlePomodoro(started, AUTO, END + 8 * 60 * MINUTE)
  expect(pomodoro).toMatchObject({ phase: 'short', countdown: null, turnedAt: END })
  expect(session?.end).toBe(END)
})

test('after four rounds the break is long, and the rounds begin again', () => {
  let now = T
  const phases: string[] = []
  let pomodoro: Pomodoro = FIRST_FOCUS
  for (let turn = 0; turn < 9; turn++) {
    phases.push(pomodoro.phase)
    pomodoro = startPomodoro(pomodoro, PLAN, now, 'desk')
    now = endOf(countdownOf(pomodoro, PLAN)) ?? 0
    pomodoro = settlePomodoro(pomodoro, PLAN, now).pomodoro
  }
  expect(phases.join(' ')).toBe('focus short focus short focus short focus long focus')
  expect(pomodoro.done).toBe(1)
})

test('a phase that is skipped does not count; what is paused goes on, what is reset stands at its length', () => {
  expect(skipPhase(started, PLAN, T + MINUTE, 'desk')).toMatchObject({ phase: 'short', done: 0, countdown: null })
  const skipped = skipPhase(started, AUTO, T + MINUTE, 'desk')
  expect(countdownState(countdownOf(skipped, AUTO), T + MINUTE)).toBe('running')
  const paused = pausePomodoro(started, T + 10 * MINUTE)
  expect(leftAt(countdownOf(paused, PLAN), T + 99 * MINUTE)).toBe(15 * MINUTE)
  const resumed = startPomodoro(paused, PLAN, T + 60 * MINUTE, 'desk')
  expect([endOf(countdownOf(resumed, PLAN)), resumed.begunAt]).toEqual([T + 75 * MINUTE, T])
  expect(countdownOf(resetPomodoro(resumed), { ...PLAN, focusMinutes: 50 }).leftMs).toBe(50 * MINUTE)
})

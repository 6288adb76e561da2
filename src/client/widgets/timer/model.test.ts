import { expect, test } from 'vitest'
import { merge } from '../../core/documents/merge/merge.ts'
import { timerRuns, timers } from './document.ts'
import { idleCountdown, startCountdown } from './kernel/countdown.ts'
import { endingsOf, isTimely, signalOf } from './kernel/endings.ts'
import { FIRST_FOCUS, settlePomodoro, startPomodoro } from './kernel/pomodoro.ts'
import {
  addTimer,
  chooseKind,
  foremostTimer,
  kindOfTile,
  LIMITS,
  type Runs,
  removeTimer,
  runningCountdowns,
  steppedLength,
  type Timers,
  timerToReuse,
} from './model.ts'

const MINUTE = 60_000
const T = 1_800_000_000_000
const LIST: Timers = {
  timers: [
    { id: 'a', name: 'Tea', lengthMs: 3 * MINUTE },
    { id: 'b', name: '', lengthMs: 5 * MINUTE },
    { id: 'c', name: '', lengthMs: 10 * MINUTE },
  ],
  tiles: {},
}
const run = (minutes: number) => startCountdown(idleCountdown(minutes * MINUTE), T, 'desk')
const runs = (countdowns: Runs['timers'], pomodoro = FIRST_FOCUS): Runs => ({
  ...timerRuns.initial,
  timers: countdowns,
  pomodoro,
})

test('what has ended is told until it is answered, for a day; only at its time it sounds', () => {
  const now = T + 12 * MINUTE
  const turned = { ...FIRST_FOCUS, phase: 'short' as const, turnedAt: T + MINUTE, device: 'desk' }
  const found = endingsOf(LIST, runs({ a: run(3), c: run(30), gone: run(1) }, turned), now)
  expect(found.map(({ id, end }) => [id, (end - T) / MINUTE])).toEqual([
    ['a', 3],
    ['pomodoro', 1],
  ])
  expect(found.every(({ waits }) => waits)).toBe(true)
  expect(found.some((ending) => isTimely(ending, now))).toBe(false)
  expect(isTimely({ end: now - 1000 }, now)).toBe(true)
  expect(endingsOf(LIST, runs({ a: run(3) }), T + 25 * 60 * MINUTE)).toEqual([])
  expect(signalOf({ id: 'a', end: 5 })).toBe('a@5')
})

test('the foremost timer has ended, or ends first; what counts down is in that order, too', () => {
  const both = runs({ b: run(5), c: run(4) })
  expect(foremostTimer(LIST, both, T + MINUTE)?.id).toBe('c')
  expect(foremostTimer(LIST, both, T + 4 * MINUTE)?.id).toBe('c')
  expect(foremostTimer(LIST, runs({}), T)?.id).toBe('a')
  expect(runningCountdowns(LIST, both, T).map(({ lengthMs }) => lengthMs / MINUTE)).toEqual([4, 5])
  expect(runningCountdowns(LIST, runs({ gone: run(5) }), T)).toEqual([])
})

test('a length that stands ready without a name is used again', () => {
  expect(timerToReuse(LIST, runs({}), 5 * MINUTE, T)?.id).toBe('b')
  expect(timerToReuse(LIST, runs({ b: run(5) }), 5 * MINUTE, T)).toBeUndefined()
  expect(timerToReuse(LIST, runs({}), 3 * MINUTE, T)).toBeUndefined()
})

test('timers are added up to their limit, and removed; each tile shows what was chosen for it', () => {
  const full = Array.from({ length: LIMITS.timers + 1 }).reduce<Timers>(
    (now, _, at) => addTimer(now, { id: `t${at}`, name: '', lengthMs: MINUTE }),
    { timers: [], tiles: {} },
  )
  expect(full.timers).toHaveLength(LIMITS.timers)
  expect(removeTimer(LIST, 'b').timers.map(({ id }) => id)).toEqual(['a', 'c'])
  const chosen = chooseKind(LIST, 'tile', 'pomodoro')
  expect([kindOfTile(chosen, 'tile'), kindOfTile(chosen, 'other')]).toEqual(['pomodoro', 'timer'])
})

test('steps are whole minutes, below one ten seconds', () => {
  expect([1, -1].map((way) => steppedLength(90_000, way === 1 ? 1 : -1))).toEqual([120_000, 60_000])
  expect(steppedLength(MINUTE, -1)).toBe(50_000)
  expect(steppedLength(10_000, -1)).toBe(10_000)
  expect(steppedLength(50_000, 1)).toBe(60_000)
})

test('of damaged data what is sound is kept', () => {
  const [tea] = LIST.timers
  expect(
    timers.decode({ version: 0, data: { timers: [tea, { id: 'x', lengthMs: -5 }], tiles: { t: 'hour' } } }),
  ).toEqual({
    at: 'read',
    migrated: false,
    value: { timers: [tea], tiles: {} },
    repaired: ['timers.1', 'tiles.t'],
  })
  const damaged = { timers: { a: run(3), b: { lengthMs: 'long' } }, stopwatch: 3, pomodoro: { phase: 'nap' } }
  expect(timerRuns.decode({ version: 0, data: damaged })).toMatchObject({
    value: { timers: { a: run(3) }, pomodoro: FIRST_FOCUS },
    repaired: ['timers.b', 'stopwatch', 'pomodoro'],
  })
})

test('a device that has slept takes no phase from the one where it goes on', () => {
  const plan = { focusMinutes: 25, breakMinutes: 5, longBreakMinutes: 15, rounds: 4, autoStart: true }
  const running: Runs = { ...timerRuns.initial, pomodoro: startPomodoro(FIRST_FOCUS, plan, T, 'desk') }
  const seenAt = (now: number): Runs => ({ ...running, pomodoro: settlePomodoro(running.pomodoro, plan, now).pomodoro })
  const [desk, phone] = [seenAt(T + 25 * MINUTE + 300), seenAt(T + 28 * MINUTE)]
  const { travel } = timerRuns
  if (travel.travels !== 'account') throw new Error('it stays')
  const context = { createId: () => '', copySuffix: '' }
  for (const [local, remote] of [
    [desk, phone],
    [phone, desk],
  ] as const)
    expect(merge(travel.merge, { base: running, local, remote }, context).value?.pomodoro).toEqual(desk.pomodoro)
})

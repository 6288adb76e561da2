import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyDocument, Origin } from '../../../core/documents/document.ts'
import { backupSettings } from '../../data/backup/lazy.ts'
import { createPace } from './pace.ts'
import type { Runs } from './runs.ts'
import { CloudFailure } from './syncer/cloud.ts'
import type { Outcome } from './syncer/ports.ts'

const DONE: Outcome = { at: 'done', sent: [], copies: [], questions: [], unreadable: [], refused: [] }
const document = (travels: 'account' | 'device') => ({ travel: { travels } }) as unknown as AnyDocument
const change = (origin: Origin) => ({ origin })
const ACCOUNT = document('account')

let outcome: Outcome = DONE
const run = vi.fn<Runs['run']>(async () => outcome)
const leave = vi.fn(async () => {})
const pushes = () => run.mock.calls.map(([{ push }]) => push)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1e12)
  outcome = DONE
  run.mockClear()
  leave.mockClear()
  backupSettings.set(backupSettings.initial, { origin: 'program' })
})
afterEach(() => vi.useRealTimers())

/** The first check of a page sends what an earlier one has left. */
async function open() {
  const pace = createPace({ run, leave }, () => {})
  pace.check()
  await vi.advanceTimersByTimeAsync(0)
  return pace
}

test('what was changed before the page is sent with its first check, and then only what changes', async () => {
  const pace = await open()
  for (let tick = 0; tick < 3; tick += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    pace.check()
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(pushes()).toEqual([true, false, false, false])
})

test('a change goes three seconds after the last one', async () => {
  const pace = await open()
  pace.note(ACCOUNT, change('local'))
  await vi.advanceTimersByTimeAsync(2000)
  pace.note(ACCOUNT, change('history'))
  await vi.advanceTimersByTimeAsync(2999)
  expect(pushes()).toEqual([true])
  await vi.advanceTimersByTimeAsync(1)
  expect(pushes()).toEqual([true, true])
})

test('what stays on the device, and what storage has already, is no change', async () => {
  const pace = await open()
  pace.note(document('device'), change('local'))
  for (const origin of ['remote', 'cloud', 'storage'] as const) pace.note(ACCOUNT, change(origin))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([pushes(), pace.isWaiting()]).toEqual([[true], false])
})

test('with the interval 0 nothing is sent by itself; with another everything is at the latest then', async () => {
  backupSettings.update((now) => ({ ...now, autoBookMarks: 0 }), { origin: 'program' })
  const never = await open()
  never.note(ACCOUNT, change('local'))
  await vi.advanceTimersByTimeAsync(60_000)
  never.check()
  never.leave()
  expect(leave).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect([pushes(), never.isWaiting()]).toEqual([[false, false], true])
  run.mockClear()
  backupSettings.update((now) => ({ ...now, autoBookMarks: 60 }), { origin: 'program' })
  const hourly = await open()
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  hourly.check()
  await vi.advanceTimersByTimeAsync(60_000)
  hourly.check()
  expect(pushes()).toEqual([true, false, true])
})

test('after a failure it waits, longer each time, and what was to be sent goes then', async () => {
  outcome = { at: 'failed', failure: new CloudFailure('busy', { retryAfter: 30 }) }
  const pace = await open()
  pace.check()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(pushes()).toEqual([true])
  outcome = DONE
  await vi.advanceTimersByTimeAsync(1000)
  expect(pushes()).toEqual([true, true])
})

test('a run that breaks is told, and tried again after a wait with what was to be sent', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const broken = new Error('the database is gone')
  run.mockRejectedValueOnce(broken)
  const pace = await open()
  expect(pace.isWaiting()).toBe(true)
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken)
  pace.check()
  await vi.advanceTimersByTimeAsync(400)
  expect(pushes()).toEqual([true])
  await vi.advanceTimersByTimeAsync(1600)
  expect(pushes()).toEqual([true, true])
})

test('the network is back: it does not wait any longer', async () => {
  outcome = { at: 'failed', failure: new CloudFailure('unreachable', { retryAfter: 300 }) }
  const pace = await open()
  outcome = DONE
  pace.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(pushes()).toEqual([true, true])
})

test('a window that is looked at again and again asks once in five seconds; one that is left sends at once', async () => {
  const pace = await open()
  pace.look()
  await vi.advanceTimersByTimeAsync(5001)
  pace.look()
  pace.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(pushes()).toEqual([true, false])
  pace.leave()
  expect(leave).not.toHaveBeenCalled()
  pace.note(ACCOUNT, change('local'))
  pace.leave()
  expect(leave).toHaveBeenCalledOnce()
})

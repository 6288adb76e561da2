import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { isOffered } from './offered-sources.ts'

const AREAS = [
  { area: 'weather', isBundled: false, sources: [{ id: 'a', need: 'none', isOn: true }] },
  { area: 'translate', isBundled: false, sources: [{ id: 'b', need: 'unset', isOn: false }] },
]

let isServing = true
const ask = vi.fn(async () =>
  isServing ? Response.json({ code: 200, msg: '', data: { areas: AREAS } }) : Promise.reject(new Error('no network')),
)

beforeEach(() => {
  vi.useFakeTimers()
  connect({ ...testCallPorts(), server: 'https://genkan.example', fetch: ask })
})
afterEach(() => {
  vi.useRealTimers()
})

test('all who ask share one answer, for some minutes; a failure is asked about anew', async () => {
  isServing = false
  expect(await isOffered('weather')).toBe(false)
  isServing = true
  ask.mockClear()
  expect(await Promise.all([isOffered('weather'), isOffered('translate'), isOffered('holidays')])).toEqual([
    ...[true, false, false],
  ])
  expect(await isOffered('weather')).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10 * 60_000)
  expect(await isOffered('weather')).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../core/text/i18n.ts'
import { prompts } from '../../../features/shell/prompts/prompts.ts'
import { overlays } from '../../../ui/overlay/overlay.ts'
import { timerDevice, timerRuns, timerSessions, timers } from '../document.ts'
import { idleCountdown, startCountdown } from '../kernel/countdown.ts'
import { FIRST_FOCUS, startPomodoro } from '../kernel/pomodoro.ts'
import { timerSettings } from '../settings.ts'
import { followTimers } from './follow-timers.ts'

const MINUTE = 60_000
/** Each test has a day of its own: what has rung once does not ring again. */
let noon = new Date('2026-11-28T12:00:00').getTime()

const page = Object.assign(new EventTarget(), { hidden: false, title: '' })
const notified: string[] = []
let played = 0

/** The page's locks, in which one waits for the other. */
const queue = { last: Promise.resolve() }
const locks = {
  elect(_name: string, lead: () => () => void) {
    const { promise, resolve } = Promise.withResolvers<void>()
    void queue.last.then(lead)
    queue.last = queue.last.then(() => promise)
    return resolve
  },
}

beforeAll(() => {
  vi.useFakeTimers({ now: noon })
  const stored = new Map<string, string>()
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal(
    'Audio',
    class {
      currentTime = 0
      async play() {
        played += 1
      }
    },
  )
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      static permission = 'granted'
      constructor(title: string) {
        super()
        notified.push(title)
      }
    },
  )
  setLanguage('en', { timer: { timeUp: 'Time’s up', timerOf: '{time} timer' } }, true)
  timerDevice.set({ id: 'desk' })
  followTimers(locks) // two tabs of one browser, whose documents are the same
  followTimers(locks)
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  noon += 1440 * MINUTE
  vi.setSystemTime(noon)
  for (const document of [timers, timerRuns, timerSessions, timerSettings]) document.set(document.initial as never)
  timers.set({ timers: [{ id: 'a', name: '', lengthMs: 3 * MINUTE }], tiles: {} })
})
afterEach(() => {
  timerRuns.set(timerRuns.initial)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  overlays.setState([], true)
  played = 0
  notified.length = 0
})

const shown = () => prompts.getState().timer ?? []
const run = (startedAt: number, device = 'desk') =>
  timerRuns.update((now) => ({ ...now, timers: { a: startCountdown(idleCountdown(3 * MINUTE), startedAt, device) } }))

test('what is left leads the title by the second, only while isTitle is on; at rest there is no timer', async () => {
  expect(vi.getTimerCount()).toBe(0)
  run(noon)
  expect(page.title).toMatch(/^3:00 · /)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.title).toMatch(/^2:59 · /)
  timerSettings.update((now) => ({ ...now, isTitle: false }))
  expect(page.title).not.toContain('·')
  expect(vi.getTimerCount()).toBe(2) // until the end, in each tab
  timerRuns.set(timerRuns.initial)
  expect(vi.getTimerCount()).toBe(0)
})

test('an end is prompted, and rings in one tab for half a minute at most, until it is answered', async () => {
  run(noon)
  await vi.advanceTimersByTimeAsync(3 * MINUTE + 5000)
  expect(shown()).toHaveLength(1)
  expect(page.title).toMatch(/^Time’s up · /)
  expect(played).toBe(3)
  timerRuns.set(timerRuns.initial)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([played, shown().length, vi.getTimerCount()]).toEqual([3, 0, 0])
  run(Date.now())
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(played - 3).toBe(15)
})

test('what ended while no page was open is told without a sound; so is what was started on another device', async () => {
  run(noon - 15 * MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([shown().length, played]).toEqual([1, 0])
  run(Date.now(), 'phone')
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  expect([shown().length, played]).toEqual([1, 0])
})

test('a hidden page notifies once, only while isNotify is on', async () => {
  page.hidden = true
  run(noon)
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  expect(notified).toEqual(['3:00 timer'])
  timerSettings.update((now) => ({ ...now, isNotify: false, isSound: false }))
  run(Date.now())
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  expect(notified).toHaveLength(1)
})

test('a focus that ends is noted once by all tabs, and the next phase begins by itself', async () => {
  timerSettings.update((now) => ({ ...now, autoStart: true }))
  timerRuns.update((now) => ({
    ...now,
    pomodoro: startPomodoro(FIRST_FOCUS, timerSettings.get(), noon, 'desk'),
  }))
  await vi.advanceTimersByTimeAsync(26 * MINUTE)
  expect(timerSessions.get().sessions).toEqual([{ start: noon, end: noon + 25 * MINUTE, minutes: 25, task: '' }])
  expect(timerRuns.get().pomodoro).toMatchObject({
    phase: 'short',
    done: 1,
    countdown: { startedAt: noon + 25 * MINUTE },
  })
  expect([played, shown().length]).toEqual([1, 0])
})

test('where the clock is set back, what runs goes on', async () => {
  run(noon)
  await vi.advanceTimersByTimeAsync(MINUTE)
  vi.setSystemTime(noon - 60 * MINUTE)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.title).toMatch(/^2:59 · /)
})

test('what ended while the device slept is told as it wakes, also while the title does not count', async () => {
  timerSettings.update((now) => ({ ...now, isTitle: false }))
  timerRuns.update((now) => ({ ...now, timers: { a: startCountdown(idleCountdown(10 * MINUTE), noon, 'desk') } }))
  await vi.advanceTimersByTimeAsync(MINUTE)
  vi.setSystemTime(noon + 180 * MINUTE) // timers of a page stand still meanwhile
  await vi.advanceTimersByTimeAsync(30_000)
  expect([shown().length, played]).toEqual([1, 0])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../core/text/i18n.ts'
import { prompts } from '../../../features/shell/prompts/prompts.ts'
import { playReminder } from '../../../features/shell/prompts/sound.ts'
import { changeEventBy, createEvent } from '../actions.ts'
import { events, reminderAnswers } from '../document.ts'
import { plainEvent } from '../kernel/event.ts'
import { reminderSettings } from '../settings.ts'
import { followReminders } from './follow-reminders.ts'

vi.mock('../../../features/shell/prompts/sound.ts', () => ({ playReminder: vi.fn(), soundTurn: async () => {} }))

const MINUTE = 60_000
const page = Object.assign(new EventTarget(), { hidden: false })
const notified: string[] = []
let tick = () => {}

/** A tab of this browser, whose documents are those of the others. */
function openTab(): void {
  followReminders((listener) => {
    tick = listener
  })
}
const shown = () => (prompts.getState().calendar ?? []).map(({ content }) => content())
const add = (id: string, start: string, end: string, reminders: readonly number[]) =>
  events.update(({ events }) => ({ events: [...events, { ...plainEvent(id, id, start, end), reminders }] }))

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai')
  vi.useFakeTimers({ now: new Date('2026-11-30T14:00:00+08:00') })
  const stored = new Map<string, string>()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      static permission = 'granted'
      constructor(title: string, { body }: { body: string }) {
        super()
        notified.push(`${title} ${body}`)
      }
    },
  )
  setLanguage('en', { calendar: { 'remind.start': 'At start', 'snooze.minutes': 'In 5 minutes' } }, true)
  for (const document of [events, reminderAnswers, reminderSettings]) document.set(document.initial as never)
})
afterEach(() => {
  events.set(events.initial)
  prompts.setState({}, true)
  page.hidden = false
  notified.length = 0
  vi.mocked(playReminder).mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('in two tabs a reminder is prompted at its moment and sounds once; at rest there is no timer', async () => {
  openTab()
  openTab()
  expect(vi.getTimerCount()).toBe(0)
  add('call', '2026-11-30 15:00', '2026-11-30 16:00', [10])
  add('trip', '2026-12-24', '2026-12-26', [900])
  expect(vi.getTimerCount()).toBe(2)
  await vi.advanceTimersByTimeAsync(50 * MINUTE)
  expect(shown()).toMatchObject([{ title: 'call', heading: '15:00 · in 10 minutes' }])
  expect(playReminder).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(12 * 60 * MINUTE)
  expect([shown(), vi.getTimerCount()]).toEqual([[], 0])
})

test('put off until its start it comes again, and dismissed no more', async () => {
  openTab()
  add('call', '2026-11-30 15:00', '2026-11-30 16:00', [10])
  await vi.advanceTimersByTimeAsync(50 * MINUTE)
  shown()[0]
    ?.answers.find(({ label }) => label === 'At start')
    ?.run()
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(shown()).toMatchObject([{ heading: '15:00 · now', answers: [{ label: 'In 5 minutes' }] }])
  expect(playReminder).toHaveBeenCalledTimes(2)
  prompts.getState().calendar?.[0]?.dismiss()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(shown()).toEqual([])
})

test('a device that was asleep shows what it missed, without a sound', () => {
  openTab()
  add('call', '2026-11-30 15:00', '2026-11-30 16:00', [10])
  vi.setSystemTime(new Date('2026-11-30T15:30:00+08:00'))
  tick()
  expect(shown()).toMatchObject([{ heading: '15:00 · 30 minutes ago' }])
  expect(playReminder).not.toHaveBeenCalled()
})

test('a hidden page notifies once, only where that is on; without sound it is still', async () => {
  openTab()
  page.hidden = true
  add('call', '2026-11-30 15:00', '2026-11-30 16:00', [10, 5])
  await vi.advanceTimersByTimeAsync(51 * MINUTE)
  expect(notified).toEqual(['call 15:00 · in 10 minutes'])
  reminderSettings.update((now) => ({ ...now, isSound: false, isNotify: false }))
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect([notified.length, vi.mocked(playReminder).mock.calls.length]).toEqual([1, 1])
})

test('new events have the usual reminders; what has passed as they are made or moved is not reminded of', async () => {
  reminderSettings.update((now) => ({ ...now, timed: 10, allDay: -540 }))
  openTab()
  const soon = createEvent('soon', '2026-11-30 14:05', '2026-11-30 15:05')
  createEvent('today', '2026-11-30', '2026-11-30')
  expect(events.get().events.map(({ reminders }) => reminders)).toEqual([[10], [-540]])
  expect(shown()).toEqual([])
  changeEventBy(soon?.id ?? '', { start: '2026-11-30 14:30' })
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(shown()).toMatchObject([{ title: 'soon' }])
})

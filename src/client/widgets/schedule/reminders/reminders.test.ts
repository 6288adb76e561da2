import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PromptContent, prompts } from '../../../features/shell/prompts/prompts.ts'
import { playReminder } from '../../../features/shell/prompts/sound.ts'
import { completeReminded, remindLater } from '../actions.ts'
import { schedule } from '../document.ts'
import { addTodo, editTodo, findTodo, plainTodo } from '../model.ts'
import { promptWhileVisible, signalReminders, startPrompting } from './reminders.ts'

vi.mock('../../../features/shell/prompts/sound.ts', () => ({ playReminder: vi.fn() }))

const add = (id: string, time: string) => {
  schedule.update((now) => addTodo(now, 'first', plainTodo(id, id, time)))
}
const shown = () => prompts.getState().schedule?.map(({ content }) => namesIn(content())) ?? []
const namesIn = ({ title, rows }: PromptContent) => rows?.map(({ name }) => name).join(' ') ?? title

/** A page that is hidden or not, and its storage, as far as reminders know them. */
const page = Object.assign(new EventTarget(), { hidden: false })
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  page.hidden = false
  vi.useFakeTimers({ now: new Date(2026, 8, 18, 9, 29, 30) })
  stored.clear()
  schedule.set({ ...schedule.initial, sound: true })
  vi.mocked(playReminder).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a prompt comes at its minute, sounds once, and is closed by finishing', async () => {
  add('a', '2026-09-18 09:30')
  const before = schedule.get()
  const stop = startPrompting()
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(shown()).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(playReminder).toHaveBeenCalledOnce()
  expect(schedule.get()).toBe(before) // no answer is no change: each device prompts by itself
  const todo = findTodo(schedule.get(), 'a')
  if (todo) completeReminded(todo)
  expect(shown()).toEqual([])
  stop()
})

test('put off, it comes again ten minutes later', async () => {
  add('a', '2026-09-18 09:30')
  const stop = startPrompting()
  await vi.advanceTimersByTimeAsync(31_000)
  remindLater(['a'])
  expect([shown(), findTodo(schedule.get(), 'a')?.time]).toEqual([[], '2026-09-18 09:40'])
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(shown()).toEqual(['a'])
  expect(playReminder).toHaveBeenCalledTimes(2)
  stop()
})

test('a todo that comes again is reminded of at its next time, when the last one has been answered', async () => {
  add('a', '2026-09-18 09:30')
  schedule.update((now) => editTodo(now, 'a', { recurrence: { frequency: 'daily', interval: 1 } }, new Date()))
  const stop = startPrompting()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(shown()).toEqual(['a'])
  const todo = findTodo(schedule.get(), 'a')
  if (todo) completeReminded(todo)
  expect([shown(), findTodo(schedule.get(), 'a')?.time]).toEqual([[], '2026-09-19 09:30'])
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(shown()).toEqual(['a'])
  stop()
})

test('what was missed comes at the start in one prompt, without a sound', () => {
  add('a', '2026-09-18 08:00')
  add('b', '2026-09-18 09:00')
  const stop = startPrompting()
  expect(shown()).toEqual(['a b'])
  expect(playReminder).not.toHaveBeenCalled()
  stop()
  expect(shown()).toEqual([])
})

test('a hidden tab leaves its place to a visible one', () => {
  const resign = vi.fn()
  const elect = vi.fn(() => resign)
  promptWhileVisible({ elect })
  expect(elect).toHaveBeenCalledOnce()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(resign).toHaveBeenCalledOnce()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(elect).toHaveBeenCalledTimes(2)
})

test('a hidden page notifies by the system where the user switched that on, once in all tabs', () => {
  const notified = vi.fn()
  class FakeNotification extends EventTarget {
    static readonly permission = 'granted'
    constructor(title: string) {
      super()
      notified(title)
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  page.hidden = true
  add('a', '2026-09-18 09:29')
  signalReminders()
  expect(notified).not.toHaveBeenCalled()
  stored.clear()
  schedule.update((now) => ({ ...now, notify: true }))
  signalReminders()
  signalReminders()
  expect(notified.mock.calls).toEqual([['a']])
})

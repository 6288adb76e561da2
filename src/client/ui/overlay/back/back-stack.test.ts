import { beforeEach, expect, test, vi } from 'vitest'
import { createBackStack } from './back-stack.ts'

/** A history of entries by their depth and hash, which moves in a later turn, as browsers do. */
function fakeHistory() {
  let entries = [{ depth: 0, hash: '' }]
  let at = 0
  const current = () => entries[at] ?? { depth: 0, hash: '' }
  const later = (work: () => void, ms: number) => void setTimeout(work, ms)
  const stack = createBackStack(
    {
      depth: () => current().depth,
      hash: () => current().hash,
      push(depth, hash) {
        entries = [...entries.slice(0, at + 1), { depth, hash }]
        at += 1
      },
      replace(depth, hash) {
        entries = entries.with(at, { depth, hash })
      },
      go,
    },
    later,
  )
  function go(count: number) {
    setTimeout(() => {
      at += count
      stack.moved()
    })
  }
  return { stack, back: () => go(-1), now: () => ({ ...current(), at }) }
}

beforeEach(() => void vi.useFakeTimers())

test('each overlay has an entry, and "back" closes the topmost', () => {
  const { stack, back, now } = fakeHistory()
  const removals = ['#dialog', ''].map((hash) => {
    const close = vi.fn(() => remove())
    const remove = stack.add({ hash, close })
    vi.runAllTimers()
    return close
  })
  expect(now()).toEqual({ depth: 2, hash: '#dialog', at: 2 })
  back()
  vi.runAllTimers()
  expect(removals.map((close) => close.mock.calls.length)).toEqual([0, 1])
  expect(now()).toEqual({ depth: 1, hash: '#dialog', at: 1 })
  back()
  vi.runAllTimers()
  expect(removals.map((close) => close.mock.calls.length)).toEqual([1, 1])
  expect(now()).toEqual({ depth: 0, hash: '', at: 0 })
})

test('one closed by other means takes its entry away; one that follows soon takes it over', () => {
  const { stack, now } = fakeHistory()
  const close = vi.fn()
  const removeMenu = stack.add({ hash: '', close })
  vi.runAllTimers()
  removeMenu()
  vi.advanceTimersByTime(200) // what it opens is loaded
  const removeWindow = stack.add({ hash: '#dialog', close })
  vi.runAllTimers()
  expect(now()).toEqual({ depth: 1, hash: '#dialog', at: 1 })
  removeWindow()
  vi.runAllTimers()
  expect(now()).toEqual({ depth: 0, hash: '', at: 0 })
  expect(close).not.toHaveBeenCalled()
})

test('"back" right after one has closed by other means closes the one below', () => {
  const { stack, back, now } = fakeHistory()
  const close = vi.fn(() => remove())
  const remove = stack.add({ hash: '', close })
  const removeAbove = stack.add({ hash: '', close: () => {} })
  vi.runAllTimers()
  removeAbove()
  back()
  vi.runAllTimers()
  expect(close).toHaveBeenCalledOnce()
  expect(now()).toEqual({ depth: 0, hash: '', at: 0 })
})

test('"back" before its entry is made closes it alone', () => {
  const { stack, back, now } = fakeHistory()
  const closeBelow = vi.fn()
  stack.add({ hash: '', close: closeBelow })
  vi.runAllTimers()
  const close = vi.fn(() => remove())
  back()
  const remove = stack.add({ hash: '', close })
  vi.runAllTimers()
  expect(close).toHaveBeenCalledOnce()
  expect(closeBelow).not.toHaveBeenCalled()
  expect(now()).toEqual({ depth: 1, hash: '', at: 1 })
})

test('one that opens while the history moves back gets an entry, and stays open', () => {
  const { stack, now } = fakeHistory()
  const close = vi.fn()
  const remove = stack.add({ hash: '', close })
  vi.runAllTimers()
  remove()
  vi.advanceTimersToNextTimer() // goes back
  stack.add({ hash: '', close })
  vi.runAllTimers()
  expect(now()).toEqual({ depth: 1, hash: '', at: 1 })
  expect(close).not.toHaveBeenCalled()
})

test('one that asks before it closes, and stays, gets its entry again', () => {
  const { stack, back, now } = fakeHistory()
  stack.add({ hash: '', close: () => {} })
  vi.runAllTimers()
  back()
  vi.runAllTimers()
  expect(now()).toEqual({ depth: 1, hash: '', at: 1 })
})

test('after a reload entries of what is open no more are left', () => {
  const { stack, now } = fakeHistory()
  const remove = stack.add({ hash: '#dialog', close: () => {} })
  vi.runAllTimers()
  remove() // the page is gone before it settles
  stack.settle()
  vi.runAllTimers()
  expect(now()).toEqual({ depth: 0, hash: '', at: 0 })
})

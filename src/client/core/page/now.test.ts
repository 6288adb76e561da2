import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { msUntilTick, startTicking } from './now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 8, 18, 21, 41, 32, 300) })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a tick comes when the next second or minute begins', () => {
  const evening = new Date(2026, 8, 18, 21, 41, 32).getTime()
  expect(msUntilTick(evening + 300, true)).toBe(700)
  expect(msUntilTick(evening, false)).toBe(28_000)
})

test('all that follow the seconds change in one task, and one that fails stops no other', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const shown: string[] = []
  const follow = (name: string) =>
    startTicking((moment) => {
      shown.push(`${name} ${moment.getSeconds()}`)
      if (name === 'b' && moment.getSeconds() === 33) throw new Error('b')
    }, true)
  const ends = ['a', 'b', 'c'].map(follow)
  expect(shown).toEqual(['a 32', 'b 32', 'c 32'])
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1700)
  expect(shown.slice(3)).toEqual(['a 33', 'b 33', 'c 33', 'a 34', 'b 34', 'c 34'])
  expect(reported).toHaveBeenCalledOnce()
  for (const end of ends) end()
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing ticks while the page is hidden; shown again, it is right at once', () => {
  const shown: number[] = []
  const end = startTicking((moment) => shown.push(moment.getSeconds()), true)
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shown).toEqual([32, 32, 42])
  end()
})

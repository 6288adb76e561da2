import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loading, resetLoading, startDelayedLoading, startLoading } from './loading.ts'

const shown = () => loading.getState().shown

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  resetLoading()
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('the loading plate', () => {
  it('stays at least half a second once shown, however short the wait', () => {
    const stop = startLoading()
    stop()
    vi.advanceTimersByTime(499)
    expect(shown()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(false)
  })

  it('is hidden at once after a long wait', () => {
    const stop = startLoading()
    vi.advanceTimersByTime(3000)
    stop()
    expect(shown()).toBe(false)
  })

  it('stays until every load has stopped', () => {
    const one = startLoading({ minimum: 0 })
    const other = startLoading({ minimum: 0, text: 'Backing up' })
    one()
    one()
    expect(shown()).toBe(true)
    other()
    expect(shown()).toBe(false)
  })

  it('is not shown for a load that is over within 200 ms', () => {
    const stop = startDelayedLoading()
    vi.advanceTimersByTime(199)
    expect(shown()).toBe(false)
    stop()
    vi.advanceTimersByTime(1000)
    expect(shown()).toBe(false)
  })

  it('is shown for a longer load, until it is over', () => {
    const stop = startDelayedLoading()
    vi.advanceTimersByTime(1000)
    expect(shown()).toBe(true)
    stop()
    expect(shown()).toBe(false)
  })

  it('does not blink when the next wait begins within the half second', () => {
    startLoading()()
    vi.advanceTimersByTime(300)
    const stop = startLoading()
    vi.advanceTimersByTime(400)
    expect(shown()).toBe(true)
    stop()
  })

  it('is hidden by a reset, however many loads are pending', () => {
    startLoading({ minimum: 0 })
    startLoading({ minimum: 0 })
    resetLoading()
    expect(shown()).toBe(false)
  })
})

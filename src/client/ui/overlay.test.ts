import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOverlay, overlays } from './overlay.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('overlays opened by calls', () => {
  it('lie in the order in which they were opened', () => {
    const closers = [openOverlay(() => 'dialog'), openOverlay(() => 'confirmation')]
    expect(overlays.getState().map(({ draw }) => draw({ open: true, close() {} }))).toEqual(['dialog', 'confirmation'])
    for (const close of closers) close()
  })

  it('play their leave before they are forgotten', () => {
    const close = openOverlay(() => null)
    close()
    expect(overlays.getState().map(({ open }) => open)).toEqual([false])
    vi.advanceTimersByTime(500)
    expect(overlays.getState()).toEqual([])
  })

  it('can be closed more than once', () => {
    const close = openOverlay(() => null)
    close()
    vi.runAllTimers()
    close()
    expect(overlays.getState()).toEqual([])
  })
})

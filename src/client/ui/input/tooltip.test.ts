import type { FocusEvent, PointerEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hideTooltip, shownTooltip, tooltip } from './tooltip.ts'

// only the properties that the handlers read
const over = (pointerType: string, buttons = 0, target = { isConnected: true }) =>
  ({ pointerType, buttons, currentTarget: target }) as unknown as PointerEvent<HTMLButtonElement>
const shown = () => shownTooltip.getState()?.text

let isCoarse: boolean
beforeEach(() => {
  isCoarse = false
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  hideTooltip()
  vi.useRealTimers()
})

describe('a tooltip', () => {
  it('is shown when the pointer rests, and hidden when it leaves', () => {
    const { onPointerEnter, onPointerLeave } = tooltip('Search', 'top', {})
    onPointerEnter?.(over('mouse'))
    expect(shown()).toBeUndefined()
    vi.advanceTimersByTime(500)
    expect(shown()).toBe('Search')
    onPointerLeave?.(over('mouse'))
    expect(shown()).toBeUndefined()
  })

  it('is shown neither for touch nor after a press', () => {
    const { onPointerEnter, onPointerDown } = tooltip('Search', 'top', {})
    onPointerEnter?.(over('touch'))
    vi.advanceTimersByTime(1000)
    expect(shown()).toBeUndefined()
    onPointerEnter?.(over('mouse'))
    onPointerDown?.(over('mouse'))
    vi.advanceTimersByTime(1000)
    expect(shown()).toBeUndefined()
  })

  it('is not shown on a touch screen, whatever points or focuses', () => {
    isCoarse = true
    const { onPointerEnter, onFocus } = tooltip('Search', 'top', {})
    onPointerEnter?.(over('mouse'))
    vi.advanceTimersByTime(1000)
    const target = { isConnected: true, matches: () => true }
    onFocus?.({ currentTarget: target } as unknown as FocusEvent<HTMLButtonElement>)
    expect(shown()).toBeUndefined()
  })

  it('is not shown for a pointer that drags something over the control', () => {
    tooltip('Search', 'top', {}).onPointerEnter?.(over('mouse', 1))
    vi.advanceTimersByTime(1000)
    expect(shown()).toBeUndefined()
  })

  it('is not shown for a control that was removed meanwhile', () => {
    const target = { isConnected: true }
    tooltip('Search', 'top', {}).onPointerEnter?.(over('mouse', 0, target))
    target.isConnected = false
    vi.advanceTimersByTime(1000)
    expect(shown()).toBeUndefined()
  })

  it('of a neighbour is shown at once', () => {
    const first = tooltip('One', 'top', {})
    first.onPointerEnter?.(over('mouse'))
    vi.advanceTimersByTime(500)
    first.onPointerLeave?.(over('mouse'))
    vi.advanceTimersByTime(100)
    tooltip('Two', 'top', {}).onPointerEnter?.(over('mouse'))
    vi.advanceTimersByTime(0)
    expect(shown()).toBe('Two')
  })

  it('calls the control’s own handlers too', () => {
    const own = vi.fn()
    tooltip('Search', 'top', { onPointerLeave: own }).onPointerLeave?.(over('mouse'))
    expect(own).toHaveBeenCalledOnce()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { guardComposition, isComposing } from './composing.ts'

/** A stand-in for the window. */
function page() {
  const target = new EventTarget()
  // the guard only uses the window's EventTarget methods
  return target as unknown as Window
}

const press = (key: string, isComposing: boolean, keyCode = 0) =>
  Object.assign(new Event('keydown', { cancelable: true }), { key, isComposing, keyCode })

describe('Esc while composing', () => {
  it.each([
    ['while composing', press('Escape', true)],
    ['in Safari, by key code', press('Escape', false, 229)],
  ])('closes nothing, %s', (_, event) => {
    const window = page()
    const closed = vi.fn()
    guardComposition(window)
    window.addEventListener('keydown', closed)
    window.dispatchEvent(event)
    expect(closed).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  })

  it('stops no other key, and no Esc outside a composition', () => {
    const window = page()
    const heard = vi.fn()
    const stop = guardComposition(window)
    window.addEventListener('keydown', heard)
    window.dispatchEvent(press('Enter', true))
    window.dispatchEvent(press('Escape', false))
    stop()
    window.dispatchEvent(press('Escape', true))
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('is not assumed for an ordinary Esc', () => {
    expect(isComposing({ isComposing: false, keyCode: 27 })).toBe(false)
  })
})

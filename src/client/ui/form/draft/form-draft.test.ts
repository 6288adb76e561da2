import { describe, expect, test } from 'vitest'
import { field, half } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import { createHistory } from '../../../core/documents/history.ts'
import type { AdaptiveThrottle } from './adaptive-throttle.ts'
import { createFormDraft } from './form-draft.ts'

/** A machine that never has time to write during a drag. */
const slow = (task: () => void): AdaptiveThrottle => {
  let isRequested = false
  return {
    request: () => {
      isRequested = true
    },
    flush: () => {
      if (isRequested) task()
      isRequested = false
    },
  }
}

/** A machine that always has. */
const atOnce = (task: () => void): AdaptiveThrottle => ({ request: task, flush: () => {} })

function begin(createThrottle = slow) {
  let time = 0
  const settings = defineSettings('probe', {
    size: field.slider(58, { min: 40, max: 120 }),
    radius: field.slider(29, { min: 0, max: half('size') }),
    names: field.toggle(true),
  })
  const past = createHistory({ steps: 100, size: 100_000, minimumSteps: 1 }, () => time)
  past.track([settings])
  const wait = (ms: number) => {
    time += ms
  }
  return { settings, past, ...createFormDraft(settings, past, createThrottle), wait }
}

describe('a form draft', () => {
  test('a whole drag is one step of undo, pauses included', () => {
    const { settings, past, change, setDragging, wait } = begin()
    setDragging(true)
    for (const size of [60, 70, 80]) {
      change('size', size)
      wait(5000)
    }
    setDragging(false)
    expect(past.counts.getState().undo).toBe(1)
    past.undo()
    expect(settings.get().size).toBe(58)
    past.redo()
    expect(settings.get().size).toBe(80)
  })

  test('switching twice in a row is two steps of undo; a slider moved by keys is one', () => {
    const { settings, past, change } = begin()
    change('names', false)
    change('names', true)
    expect(past.counts.getState().undo).toBe(2)
    past.undo()
    expect(settings.get().names).toBe(false)
    for (const size of [59, 60, 61]) change('size', size)
    expect(past.counts.getState().undo).toBe(2)
  })

  test('a drag is shown at once and written by its end, and writes from elsewhere are retained', () => {
    const { settings, shown, change, setDragging } = begin()
    setDragging(true)
    change('size', 500)
    expect([shown.getState().size, settings.get().size]).toEqual([120, 58])
    settings.update((now) => ({ ...now, names: false }), { origin: 'remote' })
    expect(shown.getState()).toEqual({ size: 120, radius: 29, names: false })
    setDragging(false)
    expect(settings.get()).toEqual({ size: 120, radius: 29, names: false })
    expect(shown.getState()).toEqual({ size: 120, radius: 29, names: false })
    change('size', 70)
    expect([shown.getState().size, settings.get().size]).toEqual([70, 70])
  })

  test('a radius that a smaller size limits comes back with the size, in one edit or many', () => {
    const { settings, shown, change } = begin()
    change('size', 40)
    expect([shown.getState().radius, settings.get().radius]).toEqual([20, 29])
    change('size', 50)
    expect(shown.getState().radius).toBe(25)
    change('size', 58)
    expect(shown.getState().radius).toBe(29)
    change('size', 40)
    change('radius', 12)
    change('size', 58)
    expect(shown.getState().radius).toBe(12)
  })

  test('dependent fields derive from the present value of a drag, not from values on the way', () => {
    for (const createThrottle of [slow, atOnce]) {
      const { settings, shown, past, change, setDragging } = begin(createThrottle)
      setDragging(true)
      change('size', 40)
      expect(shown.getState()).toMatchObject({ size: 40, radius: 20 })
      change('size', 56)
      expect(shown.getState()).toMatchObject({ size: 56, radius: 28 })
      settings.update((now) => ({ ...now, names: false }), { origin: 'remote' })
      change('size', 70)
      setDragging(false)
      expect(settings.get()).toEqual({ size: 70, radius: 29, names: false })
      past.undo()
      expect(settings.get()).toEqual({ size: 58, radius: 29, names: false })
    }
  })

  test('a write from elsewhere to the dragged field is what the end of the drag shows', () => {
    const { settings, shown, change, setDragging } = begin(atOnce)
    setDragging(true)
    change('size', 80)
    settings.update((now) => ({ ...now, size: 90 }), { origin: 'remote' })
    setDragging(false)
    expect([shown.getState().size, settings.get().size]).toEqual([90, 90])
  })

  test('two drags are two steps of undo', () => {
    const { past, change, setDragging } = begin()
    for (const size of [60, 70]) {
      setDragging(true)
      change('size', size)
      setDragging(false)
    }
    expect(past.counts.getState().undo).toBe(2)
  })

  test('a drag that ends at its initial value is no step of undo', () => {
    const { past, change, setDragging } = begin()
    setDragging(true)
    change('size', 70)
    change('size', 58)
    setDragging(false)
    expect(past.counts.getState().undo).toBe(0)
  })

  test('arrow keys in quick succession are one step of undo, two fields are two', () => {
    const { past, change, wait } = begin()
    for (const size of [59, 60, 61]) {
      change('size', size)
      wait(200)
    }
    change('names', false)
    expect(past.counts.getState().undo).toBe(2)
  })

  test('invalid values are repaired', () => {
    const { settings, change } = begin()
    change('size', 500)
    expect(settings.get().size).toBe(120)
    change('size', 'big')
    expect(settings.get().size).toBe(58)
  })
})

import { describe, expect, test } from 'vitest'
import { field, half } from '../../core/field.ts'
import { createHistory } from '../../core/history.ts'
import { defineSettings } from '../../core/settings.ts'
import type { ThrottleState } from './adaptive-throttle.ts'
import { createFormDraft } from './form-draft.ts'

/** A machine that never has time for the page while something is dragged. */
const slow = (task: () => void): ThrottleState => {
  let wished = false
  return {
    wish: () => {
      wished = true
    },
    finish: () => {
      if (wished) task()
      wished = false
    },
  }
}

/** One that always has. */
const atOnce = (task: () => void): ThrottleState => ({ wish: task, finish: () => {} })

function begin(paced = slow) {
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
  return { settings, past, ...createFormDraft(settings, past, paced), wait }
}

describe('what a form writes', () => {
  test('a whole drag is one step of undo, also when it rests on the way', () => {
    const { settings, past, change, hold, wait } = begin()
    hold(true)
    for (const size of [60, 70, 80]) {
      change('size', size)
      wait(5000)
    }
    hold(false)
    expect(past.counts.getState().undo).toBe(1)
    past.undo()
    expect(settings.get().size).toBe(58)
    past.redo()
    expect(settings.get().size).toBe(80)
  })

  test('shows what is dragged at once, writes it at the end at the latest, and keeps what comes meanwhile', () => {
    const { settings, shown, change, hold } = begin()
    hold(true)
    change('size', 500)
    expect([shown.getState().size, settings.get().size]).toEqual([120, 58])
    settings.update((now) => ({ ...now, names: false }), { origin: 'remote' })
    expect(shown.getState()).toEqual({ size: 120, radius: 29, names: false })
    hold(false)
    expect(settings.get()).toEqual({ size: 120, radius: 29, names: false })
    expect(shown.getState()).toEqual({ size: 120, radius: 29, names: false })
    change('size', 70)
    expect([shown.getState().size, settings.get().size]).toEqual([70, 70])
  })

  test('what depends on it follows from where a drag is, not from where it has been', () => {
    for (const paced of [slow, atOnce]) {
      const { settings, shown, past, change, hold } = begin(paced)
      hold(true)
      change('size', 40)
      expect(shown.getState()).toMatchObject({ size: 40, radius: 20 })
      change('size', 56)
      expect(shown.getState()).toMatchObject({ size: 56, radius: 28 })
      settings.update((now) => ({ ...now, names: false }), { origin: 'remote' })
      change('size', 70)
      hold(false)
      expect(settings.get()).toEqual({ size: 70, radius: 29, names: false })
      past.undo()
      expect(settings.get()).toEqual({ size: 58, radius: 29, names: false })
    }
  })

  test('what somebody else has made of it meanwhile is shown at the end, as the document has it', () => {
    const { settings, shown, change, hold } = begin(atOnce)
    hold(true)
    change('size', 80)
    settings.update((now) => ({ ...now, size: 90 }), { origin: 'remote' })
    hold(false)
    expect([shown.getState().size, settings.get().size]).toEqual([90, 90])
  })

  test('two drags are two steps', () => {
    const { past, change, hold } = begin()
    for (const size of [60, 70]) {
      hold(true)
      change('size', size)
      hold(false)
    }
    expect(past.counts.getState().undo).toBe(2)
  })

  test('a drag that ends where it began is none', () => {
    const { past, change, hold } = begin()
    hold(true)
    change('size', 70)
    change('size', 58)
    hold(false)
    expect(past.counts.getState().undo).toBe(0)
  })

  test('arrows in quick succession are one step, two fields are two', () => {
    const { past, change, wait } = begin()
    for (const size of [59, 60, 61]) {
      change('size', size)
      wait(200)
    }
    change('names', false)
    expect(past.counts.getState().undo).toBe(2)
  })

  test('what cannot be kept is repaired', () => {
    const { settings, change } = begin()
    change('size', 500)
    expect(settings.get().size).toBe(120)
    change('size', 'big')
    expect(settings.get().size).toBe(58)
  })
})

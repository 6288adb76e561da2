import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KeyStroke, keycapsOf } from '../../../lib/text/shortcut.ts'
import { recordKey } from './model.ts'

const codeOf = (key: string) =>
  /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key

/** The stroke of e.g. `Ctrl+Shift+d`. */
function stroke(keys: string, rest: Partial<KeyStroke> = {}): KeyStroke {
  const names = keys.split('+')
  const key = names.at(-1) ?? ''
  return {
    key,
    code: codeOf(key),
    ctrlKey: names.includes('Ctrl'),
    shiftKey: names.includes('Shift'),
    altKey: names.includes('Alt'),
    metaKey: names.includes('Meta'),
    ...rest,
  }
}

describe('shortcut keys: Ctrl/Shift/Alt plus key', () => {
  test.each([
    ['Ctrl+d', 'Ctrl+D'],
    ['Alt+Ctrl+j', 'Ctrl+Alt+J'],
    ['Alt+Shift+Ctrl+K', 'Ctrl+Alt+Shift+K'],
    ['Shift+F10', 'Shift+F10'],
    ['F11', 'F11'],
    ['Meta+k', 'Ctrl+K'],
    ['Ctrl+ArrowUp', 'Ctrl+ArrowUp'],
    ['Ctrl+Enter', 'Ctrl+Enter'],
    ['Shift+ ', 'Shift+Space'],
    ['Ctrl+,', 'Ctrl+,'],
  ])('%s is recorded as %s', (keys, key) => {
    expect(recordKey(stroke(keys), false)).toEqual({ at: 'key', key })
  })

  test('Shift on a digit and Alt on a letter do not change the name of the key', () => {
    expect(recordKey(stroke('Ctrl+Shift+!', { code: 'Digit1' }), false)).toEqual({ at: 'key', key: 'Ctrl+Shift+1' })
    expect(recordKey(stroke('Alt+å', { code: 'KeyA' }), false)).toEqual({ at: 'key', key: 'Alt+A' })
  })

  test('the key is found by its code while another script or an input method is active', () => {
    expect(recordKey(stroke('Ctrl+ㅁ', { code: 'KeyA' }), false)).toEqual({ at: 'key', key: 'Ctrl+A' })
    expect(recordKey(stroke('Ctrl+Process', { code: 'KeyU' }), false)).toEqual({ at: 'key', key: 'Ctrl+U' })
    expect(recordKey(stroke('Ctrl+Dead', { code: 'Quote' }), false)).toEqual({ at: 'waiting', modifiers: 'Ctrl+' })
  })

  test('another Latin layout keeps its own letters', () => {
    expect(recordKey(stroke('Ctrl+a', { code: 'KeyQ' }), false)).toEqual({ at: 'key', key: 'Ctrl+A' })
  })

  test('Delete alone clears, with a modifier it is a key', () => {
    expect(recordKey(stroke('Delete'), false)).toEqual({ at: 'cleared' })
    expect(recordKey(stroke('Ctrl+Delete'), false)).toEqual({ at: 'key', key: 'Ctrl+Delete' })
  })

  test('Backspace is no key, and modifiers alone wait for a key', () => {
    expect(recordKey(stroke('Backspace'), false)).toEqual({ at: 'backspace' })
    expect(recordKey(stroke('Ctrl+Backspace'), false)).toEqual({ at: 'backspace' })
    expect(recordKey(stroke('Ctrl+Shift+Shift', { code: 'ShiftLeft' }), false)).toEqual({
      at: 'waiting',
      modifiers: 'Ctrl+Shift+',
    })
  })

  test('Esc cancels, Tab moves the focus on', () => {
    expect(recordKey(stroke('Escape'), false)).toEqual({ at: 'cancelled' })
    expect(recordKey(stroke('Tab'), false)).toEqual({ at: 'tab' })
    expect(recordKey(stroke('Shift+Tab'), false)).toEqual({ at: 'tab' })
  })

  test('a key without a modifier is rejected', () => {
    expect(recordKey(stroke('d'), false)).toEqual({ at: 'unmodified' })
    expect(recordKey(stroke('Enter'), false)).toEqual({ at: 'unmodified' })
  })

  test.each(['Ctrl+t', 'Ctrl+w', 'Ctrl+n', 'Ctrl+Shift+N', 'Ctrl+Tab', 'Alt+F4', 'Ctrl+h', 'Ctrl+`'])(
    '%s is reserved by browsers: it is named, not accepted',
    (keys) => {
      const recorded = recordKey(stroke(keys), false)
      expect(recorded.at).toBe('reserved')
    },
  )

  test('the spec’s own keys are accepted', () => {
    for (const letter of 'rdapobsgfl') expect(recordKey(stroke(`Ctrl+${letter}`), false).at).toBe('key')
  })

  test('on Apple systems Command is the main modifier, and Control none', () => {
    expect(recordKey(stroke('Meta+k'), true)).toEqual({ at: 'key', key: 'Ctrl+K' })
    expect(recordKey(stroke('Meta+Meta', { code: 'MetaLeft' }), true)).toEqual({ at: 'waiting', modifiers: 'Ctrl+' })
    expect(recordKey(stroke('Ctrl+Control', { code: 'ControlLeft' }), true)).toEqual({ at: 'waiting', modifiers: '' })
    expect(recordKey(stroke('Ctrl+k'), true)).toEqual({ at: 'unmodified' })
    expect(recordKey(stroke('Ctrl+Shift+K'), true)).toEqual({ at: 'unmodified' })
    expect(recordKey(stroke('Meta+h'), true)).toEqual({ at: 'reserved', key: 'Ctrl+H' })
  })

  test('every recorded key has a modifier or is a function key, and shows all its keycaps', () => {
    const any = fc.record({
      key: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('Escape', 'Tab', 'F5', 'a', 'Z', '+', ' ', 'Process')),
      code: fc.constantFrom('KeyA', 'Digit1', 'Numpad1', 'Space', 'F5', ''),
      ctrlKey: fc.boolean(),
      shiftKey: fc.boolean(),
      altKey: fc.boolean(),
      metaKey: fc.boolean(),
    })
    fc.assert(
      fc.property(any, (keyStroke) => {
        const recorded = recordKey(keyStroke, false)
        if (recorded.at !== 'key') return
        expect(recorded.key).toMatch(/^((Ctrl\+)?(Alt\+)?(Shift\+)?)(?<=\+)\S+$|^F\d{1,2}$/)
        expect(keycapsOf(recorded.key, false)).toHaveLength(recorded.key.split('+').length)
      }),
      { numRuns: 2000 },
    )
  })
})

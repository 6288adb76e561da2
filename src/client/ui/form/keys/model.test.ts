import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KeyStroke } from '../../../../shared/lib/text/shortcut.ts'
import { capsOf, recordKey } from './model.ts'

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
    ['Alt+Ctrl+d', 'Ctrl+Alt+D'],
    ['Alt+Shift+Ctrl+K', 'Ctrl+Alt+Shift+K'],
    ['Shift+F10', 'Shift+F10'],
    ['F11', 'F11'],
    ['Meta+k', 'Ctrl+K'],
    ['Ctrl+ArrowUp', 'Ctrl+ArrowUp'],
    ['Ctrl+Enter', 'Ctrl+Enter'],
    ['Ctrl+ ', 'Ctrl+Space'],
    ['Ctrl+,', 'Ctrl+,'],
  ])('%s is recorded as %s', (keys, key) => {
    expect(recordKey(stroke(keys))).toEqual({ at: 'key', key })
  })

  test('Shift on a digit and Alt on a letter do not change the name of the key', () => {
    expect(recordKey(stroke('Ctrl+Shift+!', { code: 'Digit1' }))).toEqual({ at: 'key', key: 'Ctrl+Shift+1' })
    expect(recordKey(stroke('Alt+å', { code: 'KeyA' }))).toEqual({ at: 'key', key: 'Alt+A' })
  })

  test('the key is found by its place while another script or an input method writes', () => {
    expect(recordKey(stroke('Ctrl+ㅁ', { code: 'KeyA' }))).toEqual({ at: 'key', key: 'Ctrl+A' })
    expect(recordKey(stroke('Ctrl+Process', { code: 'KeyM' }))).toEqual({ at: 'key', key: 'Ctrl+M' })
    expect(recordKey(stroke('Ctrl+Dead', { code: 'Quote' }))).toEqual({ at: 'waiting', held: 'Ctrl+' })
  })

  test('the letters of another Latin layout are its own', () => {
    expect(recordKey(stroke('Ctrl+a', { code: 'KeyQ' }))).toEqual({ at: 'key', key: 'Ctrl+A' })
  })

  test('Backspace is ignored, and modifiers alone are waited with', () => {
    expect(recordKey(stroke('Backspace'))).toEqual({ at: 'waiting', held: '' })
    expect(recordKey(stroke('Ctrl+Backspace'))).toEqual({ at: 'waiting', held: 'Ctrl+' })
    expect(recordKey(stroke('Ctrl+Shift+Shift', { code: 'ShiftLeft' }))).toEqual({ at: 'waiting', held: 'Ctrl+Shift+' })
  })

  test('Esc cancels, Tab leaves', () => {
    expect(recordKey(stroke('Escape'))).toEqual({ at: 'cancelled' })
    expect(recordKey(stroke('Tab'))).toEqual({ at: 'left' })
    expect(recordKey(stroke('Shift+Tab'))).toEqual({ at: 'left' })
  })

  test('a key alone is none', () => {
    expect(recordKey(stroke('d'))).toEqual({ at: 'alone' })
    expect(recordKey(stroke('Enter'))).toEqual({ at: 'alone' })
  })

  test.each(['Ctrl+t', 'Ctrl+w', 'Ctrl+n', 'Ctrl+Shift+N', 'Ctrl+Tab', 'Alt+F4'])(
    'browsers keep %s for themselves: it is named, not accepted',
    (keys) => {
      const heard = recordKey(stroke(keys))
      expect(heard.at).toBe('kept')
    },
  )

  test('the spec’s own keys are accepted', () => {
    for (const letter of 'rdapobsgfl') expect(recordKey(stroke(`Ctrl+${letter}`)).at).toBe('key')
  })

  test('whatever is pressed, what is recorded has a modifier or is a function key, and shows all its caps', () => {
    const any = fc.record({
      key: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('Escape', 'Tab', 'F5', 'a', 'Z', '+', ' ', 'Process')),
      code: fc.constantFrom('KeyA', 'Digit1', 'Numpad1', 'Space', 'F5', ''),
      ctrlKey: fc.boolean(),
      shiftKey: fc.boolean(),
      altKey: fc.boolean(),
      metaKey: fc.boolean(),
    })
    fc.assert(
      fc.property(any, (given) => {
        const heard = recordKey(given)
        if (heard.at !== 'key') return
        expect(heard.key).toMatch(/^((Ctrl\+)?(Alt\+)?(Shift\+)?)(?<=\+)\S+$|^F\d{1,2}$/)
        expect(capsOf(heard.key)).toHaveLength(heard.key.split('+').length)
      }),
      { numRuns: 2000 },
    )
  })
})

test('caps are what stands on the keys', () => {
  expect(capsOf('Ctrl+Shift+ArrowUp')).toEqual(['Ctrl', 'Shift', '↑'])
  expect(capsOf('Ctrl+Plus')).toEqual(['Ctrl', '+'])
  expect(capsOf('F11')).toEqual(['F11'])
  expect(capsOf('')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { keycapsOf, shortcutOf, writtenKey } from './shortcut.ts'

type Modifier = 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'

const press = (key: string, code: string, held: readonly Modifier[] = [], isApple = false) =>
  shortcutOf(
    {
      key,
      code,
      ctrlKey: held.includes('ctrlKey'),
      metaKey: held.includes('metaKey'),
      altKey: held.includes('altKey'),
      shiftKey: held.includes('shiftKey'),
    },
    isApple,
  )

describe('the shortcut of a key press', () => {
  test('is its modifiers, in a fixed order, and its key', () => {
    expect(press('z', 'KeyZ', ['ctrlKey'])).toBe('Ctrl+Z')
    expect(press('Z', 'KeyZ', ['shiftKey', 'ctrlKey'])).toBe('Ctrl+Shift+Z')
    expect(press('F11', 'F11')).toBe('F11')
    expect(press('ArrowUp', 'ArrowUp', ['altKey'])).toBe('Alt+ArrowUp')
    expect(press(' ', 'Space', ['ctrlKey'])).toBe('Ctrl+Space')
  })

  test.each([false, true])('treats Command as Ctrl, on Apple systems (%s) and others', (isApple) => {
    expect(press('d', 'KeyD', ['metaKey'], isApple)).toBe('Ctrl+D')
    expect(press('z', 'KeyZ', ['metaKey', 'shiftKey'], isApple)).toBe('Ctrl+Shift+Z')
  })

  test('leaves Control to the texts of macOS where it edits them', () => {
    expect(press('d', 'KeyD', ['ctrlKey'], true)).toBeUndefined()
    expect(press('K', 'KeyK', ['ctrlKey', 'shiftKey'], true)).toBeUndefined()
    expect(press('r', 'KeyR', ['ctrlKey'], true)).toBe('Ctrl+R')
    expect(press('d', 'KeyD', ['ctrlKey', 'metaKey'], true)).toBe('Ctrl+D')
  })

  test('is the letter of the key where the layout writes another script', () => {
    expect(press('я', 'KeyZ', ['ctrlKey'])).toBe('Ctrl+Z')
    expect(press('ㅋ', 'KeyZ', ['ctrlKey'])).toBe('Ctrl+Z')
  })

  test('is undefined for modifiers alone and during composition', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'Meta', 'Process']) expect(press(key, '')).toBeUndefined()
  })
})

describe('a stored key as it is read', () => {
  test.each([
    ['Ctrl+Shift+ArrowUp', ['Ctrl', 'Shift', '↑'], ['⇧', '⌘', '↑']],
    ['Ctrl+Alt+Shift+K', ['Ctrl', 'Alt', 'Shift', 'K'], ['⌥', '⇧', '⌘', 'K']],
    ['Ctrl+Plus', ['Ctrl', '+'], ['⌘', '+']],
    ['Ctrl+', ['Ctrl'], ['⌘']],
    ['F11', ['F11'], ['F11']],
    ['', [], []],
  ])('%s is the keycaps %j, on Apple systems %j', (key, caps, appleCaps) => {
    expect(keycapsOf(key, false)).toEqual(caps)
    expect(keycapsOf(key, true)).toEqual(appleCaps)
  })

  test.each([
    ['Ctrl+K', 'Ctrl+K', '⌘K'],
    ['Ctrl+Shift+Z', 'Ctrl+Shift+Z', '⇧⌘Z'],
    ['Alt', 'Alt', '⌥'],
    ['Del', 'Del', '⌫'],
    ['Esc', 'Esc', 'Esc'],
  ])('%s is written %s, on Apple systems %s', (key, written, apple) => {
    expect([writtenKey(key, false), writtenKey(key, true)]).toEqual([written, apple])
  })
})

import { describe, expect, test } from 'vitest'
import { shortcutOf } from './shortcut.ts'

const press = (key: string, code: string, held: readonly ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[] = []) =>
  shortcutOf({
    key,
    code,
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    altKey: held.includes('altKey'),
    shiftKey: held.includes('shiftKey'),
  })

describe('the shortcut of a key press', () => {
  test('is its modifiers, in a fixed order, and its key', () => {
    expect(press('z', 'KeyZ', ['ctrlKey'])).toBe('Ctrl+Z')
    expect(press('Z', 'KeyZ', ['shiftKey', 'ctrlKey'])).toBe('Ctrl+Shift+Z')
    expect(press('F11', 'F11')).toBe('F11')
    expect(press('ArrowUp', 'ArrowUp', ['altKey'])).toBe('Alt+ArrowUp')
    expect(press(' ', 'Space', ['ctrlKey'])).toBe('Ctrl+Space')
  })

  test('treats Command as Ctrl', () => {
    expect(press('d', 'KeyD', ['metaKey'])).toBe('Ctrl+D')
  })

  test('is the letter of the key where the layout writes another script', () => {
    expect(press('я', 'KeyZ', ['ctrlKey'])).toBe('Ctrl+Z')
    expect(press('ㅋ', 'KeyZ', ['ctrlKey'])).toBe('Ctrl+Z')
  })

  test('is undefined for modifiers alone and during composition', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'Meta', 'Process']) expect(press(key, '')).toBeUndefined()
  })
})

import { expect, test } from 'vitest'
import { beginsText, type TypedKey } from './type-to-search.ts'

const press = (key: string, more: Partial<TypedKey> = {}): TypedKey => ({
  key,
  keyCode: 0,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
})

test.each(['a', 'Z', '7', '/', 'é', '山', 'ㅎ', '𠮷', 'Dead', 'Process'])('%s begins a text', (key) => {
  expect(beginsText(press(key))).toBe(true)
})

test('so does a key that an input method takes, whatever its name', () => {
  expect(beginsText(press('Unidentified', { keyCode: 229 }))).toBe(true)
  expect(beginsText(press('n', { isComposing: true }))).toBe(true)
})

test.each([' ', '\u3000', 'Enter', 'Tab', 'Escape', 'Backspace', 'Delete', 'ArrowLeft', 'F6', 'Shift', 'Unidentified'])(
  '%j does not',
  (key) => {
    expect(beginsText(press(key))).toBe(false)
  },
)

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const)('nor does a letter with %s', (held) => {
  expect(beginsText(press('a', { [held]: true }))).toBe(false)
})

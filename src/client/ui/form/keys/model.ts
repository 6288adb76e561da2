import { type KeyStroke, keyName, modifiersOf } from '../../../../shared/lib/text/shortcut.ts'

/** The result of one key stroke for the recorder. */
export type RecordedKey =
  /** Not a key yet: modifiers alone, e.g. `Ctrl+`. */
  | { readonly at: 'waiting'; readonly modifiers: string }
  | { readonly at: 'cancelled' }
  /** Delete alone: the action has no shortcut any more. */
  | { readonly at: 'cleared' }
  /** Backspace, with or without modifiers, is no shortcut (spec section 5). */
  | { readonly at: 'backspace' }
  /** Tab moves the focus as everywhere. */
  | { readonly at: 'tab' }
  /** A key without Ctrl, Shift or Alt. */
  | { readonly at: 'unmodified' }
  /** The browser or the system handles it before any page does. */
  | { readonly at: 'reserved'; readonly key: string }
  | { readonly at: 'key'; readonly key: string }

/** Keys that Chrome, Edge, Firefox or Safari reserve on any system: shortcuts sync to all of the user's devices. */
const RESERVED = new Set([
  'Ctrl+T',
  'Ctrl+W',
  'Ctrl+N',
  'Ctrl+Q',
  'Ctrl+Shift+T',
  'Ctrl+Shift+W',
  'Ctrl+Shift+N',
  'Ctrl+Shift+P',
  'Ctrl+Shift+Q',
  'Ctrl+Tab',
  'Ctrl+Shift+Tab',
  'Ctrl+PageUp',
  'Ctrl+PageDown',
  'Ctrl+F4',
  'Alt+F4',
  'Alt+Tab',
  'Alt+Shift+Tab',
  'Alt+Escape',
  'Ctrl+Alt+Delete',
])

/**
 * Reads a stroke for a shortcut (spec section 5): Ctrl, Shift or Alt and a key, or a function key by itself. Esc alone
 * cancels, Delete alone clears, Backspace is ignored.
 */
export function recordKey(stroke: KeyStroke): RecordedKey {
  const modifiers = modifiersOf(stroke)
  const name = keyName(stroke)
  if (name === undefined) return { at: 'waiting', modifiers }
  if (name === 'Backspace') return { at: 'backspace' }
  if (modifiers === '' && name === 'Escape') return { at: 'cancelled' }
  if (modifiers === '' && name === 'Delete') return { at: 'cleared' }
  if (name === 'Tab' && (modifiers === '' || modifiers === 'Shift+')) return { at: 'tab' }
  if (modifiers === '' && !isFunctionKey(name)) return { at: 'unmodified' }
  const key = modifiers + name
  return RESERVED.has(key) ? { at: 'reserved', key } : { at: 'key', key }
}

const isFunctionKey = (name: string): boolean => /^F\d{1,2}$/.test(name)

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Plus: '+',
}

/** The keycaps that show a stored key: `Ctrl+Shift+ArrowUp` is Ctrl, Shift, ↑. */
export function keycapsOf(key: string): readonly string[] {
  return key.split('+').flatMap((name) => (name === '' ? [] : [SIGNS[name] ?? name]))
}

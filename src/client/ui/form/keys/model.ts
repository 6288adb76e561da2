import { type KeyStroke, keyName, modifiersOf } from '../../../../shared/lib/text/shortcut.ts'

/** What a stroke means to the recorder. */
export type RecordedKey =
  /** Nothing yet: modifiers alone, and Backspace, which is ignored. `held` is what stands before the key. */
  | { readonly at: 'waiting'; readonly held: string }
  | { readonly at: 'cancelled' }
  /** Tab moves on as everywhere. */
  | { readonly at: 'left' }
  /** A key without Ctrl, Shift or Alt. */
  | { readonly at: 'alone' }
  /** A page never gets it: the browser or the system acts on it. */
  | { readonly at: 'kept'; readonly key: string }
  | { readonly at: 'key'; readonly key: string }

/**
 * Keys that no page can have. Those of Chrome, Edge, Firefox and Safari on any system: the user's keys travel to all of
 * the user's devices.
 */
const KEPT = new Set([
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
 * cancels, Backspace is ignored.
 */
export function recordKey(stroke: KeyStroke): RecordedKey {
  const held = modifiersOf(stroke)
  const name = keyName(stroke)
  if (name === undefined || name === 'Backspace') return { at: 'waiting', held }
  if (held === '' && name === 'Escape') return { at: 'cancelled' }
  if (name === 'Tab' && (held === '' || held === 'Shift+')) return { at: 'left' }
  if (held === '' && !isFunctionKey(name)) return { at: 'alone' }
  const key = held + name
  return KEPT.has(key) ? { at: 'kept', key } : { at: 'key', key }
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

/** The caps on which a stored key is shown, one by one: `Ctrl+Shift+ArrowUp` is Ctrl, Shift, ↑. */
export function capsOf(key: string): readonly string[] {
  return key.split('+').flatMap((name) => (name === '' ? [] : [SIGNS[name] ?? name]))
}

import { BROWSER_SHORTCUTS } from '../../../lib/text/reserved-shortcuts.ts'
import { type KeyStroke, keyName, modifiersOf } from '../../../lib/text/shortcut.ts'

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
  /** A key without Ctrl (Command on Apple systems), Shift or Alt. */
  | { readonly at: 'unmodified' }
  /** The browser or the system handles it before any page does. */
  | { readonly at: 'reserved'; readonly key: string }
  | { readonly at: 'key'; readonly key: string }

/**
 * Reads a stroke for a shortcut (spec section 5): Ctrl, Shift or Alt and a key, or a function key by itself. Esc alone
 * cancels, Delete alone clears, Backspace is ignored. On Apple systems Ctrl is Command, and Control is left to the system.
 */
export function recordKey(stroke: KeyStroke, isApple: boolean): RecordedKey {
  const modifiers = modifiersOf(stroke, isApple)
  const name = keyName(stroke)
  if (name === undefined) return { at: 'waiting', modifiers }
  if (name === 'Backspace') return { at: 'backspace' }
  if (modifiers === '' && name === 'Escape') return { at: 'cancelled' }
  if (modifiers === '' && name === 'Delete') return { at: 'cleared' }
  if (name === 'Tab' && (modifiers === '' || modifiers === 'Shift+')) return { at: 'tab' }
  if (isApple && stroke.ctrlKey && !stroke.metaKey) return { at: 'unmodified' }
  if (modifiers === '' && !isFunctionKey(name)) return { at: 'unmodified' }
  const key = modifiers + name
  return BROWSER_SHORTCUTS.has(key) ? { at: 'reserved', key } : { at: 'key', key }
}

const isFunctionKey = (name: string): boolean => /^F\d{1,2}$/.test(name)

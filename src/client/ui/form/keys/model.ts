/** What a key event says; the same names as there. */
export interface Stroke {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** What a stroke means to the recorder. */
export type Heard =
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

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'OS', 'CapsLock', 'Fn', 'FnLock', 'NumLock'])

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
export function hear(stroke: Stroke): Heard {
  const held = heldIn(stroke)
  const name = nameOf(stroke)
  if (name === undefined || name === 'Backspace') return { at: 'waiting', held }
  if (held === '' && name === 'Escape') return { at: 'cancelled' }
  if (name === 'Tab' && (held === '' || held === 'Shift+')) return { at: 'left' }
  if (held === '' && !isFunctionKey(name)) return { at: 'alone' }
  const key = held + name
  return KEPT.has(key) ? { at: 'kept', key } : { at: 'key', key }
}

/**
 * The modifiers of a stroke as they are written, e.g. `Ctrl+Shift+`, always in this order. Command counts as Ctrl, so that
 * one arrangement fits every machine.
 */
export function heldIn({ ctrlKey, metaKey, altKey, shiftKey }: Omit<Stroke, 'key' | 'code'>): string {
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}`
}

/** The key of a stroke as the user would name it, whatever the modifiers or the script made of it. */
function nameOf({ key, code, shiftKey }: Stroke): string | undefined {
  if (MODIFIERS.has(key) || key === 'Unidentified') return undefined
  if (key === ' ') return 'Space'
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  if (digit !== undefined && (shiftKey || !/^[!-~]$/.test(key))) return digit
  if (key === '+') return 'Plus' // plus parts the names
  if (/^[!-~]$/.test(key)) return key
  // another script, Alt on a Mac, or an input method: the key is named by its place
  if (letter !== undefined) return letter
  return key.length > 1 && /^[A-Z][A-Za-z0-9]*$/.test(key) && !COMPOSING.has(key) ? key : undefined
}

/** What a key says while it writes accents or Han characters. */
const COMPOSING = new Set(['Process', 'Dead', 'Compose'])

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

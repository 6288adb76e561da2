/** The fields of a KeyboardEvent that name a shortcut. */
export interface KeyStroke {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'OS', 'CapsLock', 'Fn', 'FnLock', 'NumLock'])

/** The modifiers as a prefix, e.g. `Ctrl+Shift+`, always in this order; Command counts as Ctrl. */
export function modifiersOf({ ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyStroke, 'key' | 'code'>): string {
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}`
}

/** The user's name of the pressed key, independent of modifiers and script; undefined for a modifier alone. */
export function keyName({ key, code, shiftKey }: KeyStroke): string | undefined {
  if (MODIFIERS.has(key) || key === 'Unidentified') return undefined
  if (key === ' ') return 'Space'
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  if (digit !== undefined && (shiftKey || !/^[!-~]$/.test(key))) return digit
  if (key === '+') return 'Plus' // `+` separates the names
  if (/^[!-~]$/.test(key)) return key
  // another script, Alt on a Mac, or an input method: named by its physical position
  if (letter !== undefined) return letter
  return key.length > 1 && /^[A-Z][A-Za-z0-9]*$/.test(key) && !COMPOSING.has(key) ? key : undefined
}

/** Values of `key` during composition (accents, input methods). */
const COMPOSING = new Set(['Process', 'Dead', 'Compose'])

/** The shortcut of a key event, e.g. `Ctrl+Shift+Z` or `F11`; undefined for modifiers alone. */
export function shortcutOf(stroke: KeyStroke): string | undefined {
  const key = keyName(stroke)
  return key === undefined ? undefined : modifiersOf(stroke) + key
}

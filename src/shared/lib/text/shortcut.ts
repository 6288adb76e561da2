/** What a key event says; the same names as there. */
export interface KeyStroke {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'OS', 'CapsLock', 'Fn', 'FnLock', 'NumLock'])

/**
 * The modifiers of a stroke as they are written, e.g. `Ctrl+Shift+`, always in this order. Command counts as Ctrl, so that
 * one arrangement fits every machine.
 */
export function modifiersOf({ ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyStroke, 'key' | 'code'>): string {
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}`
}

/** The key of a stroke as the user would name it, whatever the modifiers or the script made of it; none of modifiers alone. */
export function keyName({ key, code, shiftKey }: KeyStroke): string | undefined {
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

/** The shortcut that a stroke is, e.g. `Ctrl+Shift+Z` or `F11`; none while only modifiers are held. */
export function shortcutOf(stroke: KeyStroke): string | undefined {
  const key = keyName(stroke)
  return key === undefined ? undefined : modifiersOf(stroke) + key
}

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

/**
 * The modifiers as a prefix, e.g. `Ctrl+Shift+`, always in this order. `Ctrl` is the system's main modifier: Command on
 * Apple systems, Control elsewhere.
 */
export function modifiersOf(
  { ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyStroke, 'key' | 'code'>,
  isApple: boolean,
): string {
  const isMain = metaKey || (ctrlKey && !isApple)
  return `${isMain ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}`
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

/** What Control moves, deletes and transposes in every text of macOS. */
const CONTROL_EDITS_TEXT: ReadonlySet<string> = new Set('ABDEFHKNOPTVY')

/**
 * The shortcut of a key event, e.g. `Ctrl+Shift+Z` or `F11`; undefined for modifiers alone. On Apple systems Control
 * counts as Command, except with the letters by which it edits text there.
 */
export function shortcutOf(stroke: KeyStroke, isApple: boolean): string | undefined {
  const key = keyName(stroke)
  const isControl = isApple && stroke.ctrlKey && !stroke.metaKey
  if (key === undefined || (isControl && CONTROL_EDITS_TEXT.has(key))) return undefined
  return modifiersOf(isControl ? { ...stroke, metaKey: true } : stroke, isApple) + key
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Plus: '+',
}

/** As the menus of macOS write them; the modifiers in the order in which they stand there. */
const APPLE_SIGNS: Readonly<Record<string, string>> = { Alt: '⌥', Shift: '⇧', Ctrl: '⌘', Del: '⌫', ...SIGNS }
const APPLE_ORDER = Object.keys(APPLE_SIGNS).slice(0, 3)

/** The keycaps that show a stored key: `Ctrl+Shift+ArrowUp` is Ctrl, Shift, ↑, on Apple systems ⇧, ⌘, ↑. */
export function keycapsOf(key: string, isApple: boolean): readonly string[] {
  const names = key.split('+').filter((name) => name !== '')
  if (!isApple) return names.map((name) => SIGNS[name] ?? name)
  const modifiers = APPLE_ORDER.filter((name) => names.includes(name))
  const others = names.filter((name) => !modifiers.includes(name))
  return [...modifiers, ...others].map((name) => APPLE_SIGNS[name] ?? name)
}

/** A stored key as the user reads it, e.g. `Ctrl+Shift+Z`, on Apple systems `⇧⌘Z`. */
export const writtenKey = (key: string, isApple: boolean): string => keycapsOf(key, isApple).join(isApple ? '' : '+')

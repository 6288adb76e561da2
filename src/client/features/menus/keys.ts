/** What of a key press decides which shortcut it is. */
export interface Press {
  readonly key: string
  /** Where the key lies: the letter of a layout that writes no Latin letters. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const MODIFIERS: readonly string[] = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process']

/**
 * The shortcut that a key press is, as the user reads it: `Ctrl+Shift+Z`, `F11`. Command counts as Ctrl, so that one
 * arrangement fits every machine. Undefined while only modifiers are held.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string | undefined {
  if (MODIFIERS.includes(key)) return undefined
  const parts = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', nameOf(key, code)]
  return parts.filter((part) => part !== false).join('+')
}

function nameOf(key: string, code: string): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter // another script's layout, or Alt's own characters
  return key === ' ' ? 'Space' : key
}

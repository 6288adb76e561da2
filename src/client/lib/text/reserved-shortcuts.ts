const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

/** Shortcuts that the page itself has everywhere (decisions, "keys"): no command may be given one of them. */
export const RESERVED_SHORTCUTS: ReadonlySet<string> = new Set([
  // the clipboard
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
  // the toolbar and the menu of the selection
  'Alt+F10',
  'Shift+F10',
  // duplicating the selection: Ctrl+D is the wallpaper's alone
  'Ctrl+Shift+D',
  // moving and resizing what is focused or selected
  ...ARROWS.flatMap((arrow) => [`Alt+${arrow}`, `Alt+Shift+${arrow}`]),
])

/**
 * Shortcuts that Chrome, Edge, Firefox, Safari or their system handle before any page, on whichever system: shortcuts sync
 * to all of the user's devices.
 */
export const BROWSER_SHORTCUTS: ReadonlySet<string> = new Set([
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
  // macOS, where Ctrl is Command: hiding, the next window, Spotlight, the Dock, force quit, pictures of the screen
  'Ctrl+H',
  'Ctrl+M',
  'Ctrl+Alt+H',
  'Ctrl+Alt+M',
  'Ctrl+`',
  'Ctrl+Space',
  'Ctrl+Alt+Space',
  'Ctrl+Alt+D',
  'Ctrl+Alt+Escape',
  'Ctrl+Shift+3',
  'Ctrl+Shift+4',
  'Ctrl+Shift+5',
])

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

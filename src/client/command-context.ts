import { useStore } from 'zustand'
import type { Context } from './core/command.ts'
import { history } from './core/history.ts'
import { useDocument } from './core/react.ts'
import { readScreen, useScreen } from './core/screen.ts'
import { currentGroupIndex, home, useCurrentGroupIndex } from './features/home/index.ts'
import { themeSettings } from './features/theme/index.ts'
import { readGlassState, useGlassState } from './ui/glass/glass-state.ts'

/** What has the keys for itself: hotkeys are suspended meanwhile. */
const OWNERS_OF_KEYS = 'input, textarea, [contenteditable], [role="dialog"], [role="menu"]'

/** What commands may ask about this moment. */
export function commandContext(): Context {
  const group = home.get().groups[currentGroupIndex()]
  const reach = history.reach.getState()
  return {
    mobile: readScreen().mobile,
    dark: readGlassState().theme === 'dark',
    minimal: themeSettings.get().isMinimalism,
    loggedIn: false,
    mode: group?.mode === 1 ? 'free' : 'sequential',
    locked: group?.lock ?? false,
    typing: document.activeElement?.closest(OWNERS_OF_KEYS) != null,
    canUndo: reach.undo > 0,
    canRedo: reach.redo > 0,
  }
}

/** The same; the component is drawn again when it may have changed. */
export function useCommandContext(): Context {
  useScreen()
  useGlassState()
  useCurrentGroupIndex()
  useDocument(themeSettings, (now) => now.isMinimalism)
  useDocument(home, ({ groups }) => groups)
  useStore(history.reach)
  return commandContext()
}

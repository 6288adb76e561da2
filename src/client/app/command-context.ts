import { useStore } from 'zustand'
import type { Context } from '../core/contribute/command.ts'
import { history } from '../core/documents/history.ts'
import { useDocument } from '../core/documents/use-document.ts'
import { readScreen, useScreen } from '../core/page/screen.ts'
import { currentGroupIndex, home, useCurrentGroupIndex } from '../features/data/home/index.ts'
import { session } from '../features/data/session/index.ts'
import { themeSettings } from '../features/data/theme/index.ts'
import { readGlassState, useGlassState } from '../ui/glass/glass-state.ts'

/** Elements that own the keyboard while they have the focus: hotkeys are suspended. */
const KEYBOARD_OWNERS = 'input, textarea, [contenteditable], [role="dialog"], [role="menu"]'
const DIALOGS = '[role="dialog"]:not(#layer-window *), [role="menu"]'

/** The current context of commands. */
export function commandContext(): Context {
  const group = home.get().groups[currentGroupIndex()]
  const counts = history.counts.getState()
  const focused = document.activeElement
  return {
    mobile: readScreen().mobile,
    dark: readGlassState().theme === 'dark',
    minimal: themeSettings.get().isMinimalism,
    loggedIn: session.getState().login !== undefined,
    mode: group?.mode === 1 ? 'free' : 'sequential',
    locked: group?.lock ?? false,
    typing: focused?.closest(KEYBOARD_OWNERS) != null,
    inDialog: focused?.closest(DIALOGS) != null,
    canUndo: counts.undo > 0,
    canRedo: counts.redo > 0,
  }
}

/** The current context; the component renders again when it may have changed. */
export function useCommandContext(): Context {
  useScreen()
  useGlassState()
  useCurrentGroupIndex()
  useDocument(themeSettings, (now) => now.isMinimalism)
  useDocument(home, ({ groups }) => groups)
  useStore(history.counts)
  useStore(session)
  return commandContext()
}

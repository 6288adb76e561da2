import { useStore } from 'zustand'
import type { Context } from './core/command.ts'
import { history } from './core/history.ts'
import { useDocument } from './core/react.ts'
import { useScreen } from './core/screen.ts'
import { home, useCurrentGroup } from './features/groups/index.ts'
import { themeSettings } from './features/theme/index.ts'
import { useLook } from './ui/use-look.ts'

/** What commands may ask about this moment; drawn again when it changes. */
export function useMoment(): Context {
  const { mobile } = useScreen()
  const dark = useLook().theme === 'dark'
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  const shown = useCurrentGroup()
  const group = useDocument(home, ({ groups }) => groups[shown])
  const reach = useStore(history.reach)
  return {
    mobile,
    dark,
    minimal,
    loggedIn: false,
    mode: group?.mode === 1 ? 'free' : 'sequential',
    locked: group?.lock ?? false,
    typing: document.activeElement?.matches('input, textarea, [contenteditable]') ?? false,
    canUndo: reach.undo > 0,
    canRedo: reach.redo > 0,
  }
}

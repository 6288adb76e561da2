import type { Context } from './command.ts'

/** A context for tests: desktop, light theme, nothing to undo, no typing. */
export const testContext: Context = {
  mobile: false,
  dark: false,
  minimal: false,
  loggedIn: false,
  mode: 'sequential',
  locked: false,
  typing: false,
  canUndo: false,
  canRedo: false,
}

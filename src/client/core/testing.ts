import type { Context } from './command.ts'

/** A moment for tests: a desktop in the light, nothing to undo, nobody typing. */
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

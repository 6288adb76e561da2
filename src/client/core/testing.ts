import type { CallPorts } from './call.ts'
import type { Context } from './command.ts'
import { memoryStorage } from './storage.ts'

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

/** The ports of calls for tests: a guest, no server, nothing cached. */
export const testCallPorts = (): CallPorts => ({
  server: undefined,
  answers: memoryStorage(),
  token: () => undefined,
  user: () => undefined,
  language: () => 'zh-CN',
  isPureOffline: () => false,
  warn: () => {},
  expired: () => {},
  failed: () => {},
})

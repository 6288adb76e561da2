import { expect } from 'vitest'
import type { Context } from './contribute/command.ts'
import type { Loaders } from './contribute/loaders.ts'
import type { StartContext } from './contribute/start.ts'
import type { AnyDocument } from './documents/document.ts'
import { history } from './documents/history.ts'
import { openPersistence } from './documents/persistence/persistence.ts'
import { memoryStorage } from './documents/storage/storage.ts'
import type { CallPorts } from './net/call.ts'
import { openChannel } from './tabs/channel.ts'
import type { Ticker } from './tabs/ticker.ts'

/** A context for tests: desktop, light theme, nothing to undo, no typing. */
export const testContext: Context = {
  mobile: false,
  dark: false,
  minimal: false,
  loggedIn: false,
  mode: 'sequential',
  locked: false,
  typing: false,
  inDialog: false,
  canUndo: false,
  canRedo: false,
}

/** Loaders for tests, of nothing. */
export const noLoaders: Loaders = {
  agendas: async () => [],
  links: async () => [],
  searchables: async () => [],
  showcases: async () => [],
  welcomes: async () => [],
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

/** A ticker that ticks when it is told to. */
export function testTicker(): { readonly ticker: Ticker; readonly tick: () => void } {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    ticker: { subscribe, stop: () => listeners.clear() },
    tick: () => listeners.forEach((listener) => void listener()),
  }
}

/** What starts are given, for tests: a guest's page with nothing stored, a ticker that never ticks, a tab that never leads. */
export function testStartContext(): StartContext {
  const storage = { ...memoryStorage(), durable: true } // one that is not is reported to the user
  const channel = openChannel('test')
  return {
    platform: {
      kind: 'web',
      server: Promise.resolve(undefined),
      answerItself: undefined,
      documents: storage,
      answers: memoryStorage(),
      channel,
    },
    persistence: openPersistence({ storage, channel }),
    storage,
    ticker: testTicker().ticker,
    locks: { elect: () => () => {} },
  }
}

/** Expects of a command that it changes documents by one step, which is undone and redone byte by byte. */
export async function expectUndone(documents: readonly AnyDocument[], command: () => unknown): Promise<void> {
  const bytes = () => Object.fromEntries(documents.map((one) => [one.id, JSON.stringify(one.encode())]))
  const stopTracking = history.track(documents)
  const before = bytes()
  const steps = history.counts.getState().undo
  try {
    await command()
    const after = bytes()
    expect(after).not.toEqual(before)
    expect(history.counts.getState().undo).toBe(steps + 1)
    history.undo()
    expect(bytes()).toEqual(before)
    history.redo()
    expect(bytes()).toEqual(after)
    history.undo()
  } finally {
    stopTracking()
  }
}

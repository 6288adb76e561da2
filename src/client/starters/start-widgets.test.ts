import { expect, test, vi } from 'vitest'
import type { StarterContext } from '../core/contribute/starter.ts'
import { startWidgets } from './start-widgets.ts'

const started = vi.hoisted(() => vi.fn())

vi.mock('../contributions.deferred.ts', () => ({
  loadStarters: () => [
    Promise.reject(new Error('not loaded')),
    Promise.resolve(() => {
      throw new Error('broken')
    }),
    Promise.resolve(started),
  ],
}))

test('a starter that cannot be loaded, or fails, is reported and stops no other', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const context: StarterContext = {
    ticker: { subscribe: () => () => {}, stop: () => {} },
    locks: { elect: () => () => {} },
  }
  startWidgets(context)
  await vi.waitFor(() => expect(started).toHaveBeenCalledExactlyOnceWith(context))
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2))
  vi.unstubAllGlobals()
})

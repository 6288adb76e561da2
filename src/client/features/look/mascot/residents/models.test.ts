import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { toasts } from '../../../../ui/overlay/toast/toast.ts'
import { askModels, failModel, models, retryModel } from './models.ts'

const OFFER = { runtime: '/live2d/runtime.js', models: [{ id: '春', address: '/live2d/models/a/a.model3.json' }] }
const UNKNOWN = models.getInitialState()

/** The page's server, and what it says of Live2D. */
function serve(live2d: object | undefined, server: string | undefined = 'https://genkan.example'): void {
  const fetch = async () => Response.json({ code: 200, msg: '', data: { areas: [], ...(live2d && { live2d }) } })
  connect({ ...testCallPorts(), server, fetch })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(60 * 60_000) // what was answered before is old
  models.setState(UNKNOWN, true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  toasts.setState([], true)
})

test('what the server offers is asked for, and remains where it is not reached', async () => {
  serve(OFFER)
  await askModels()
  const { isKnown, models: offered } = models.getState()
  expect([isKnown, offered]).toEqual([true, [{ ...OFFER.models[0], runtime: OFFER.runtime }]])
  vi.advanceTimersByTime(10 * 60_000)
  connect({ ...testCallPorts(), server: 'https://genkan.example', fetch: () => Promise.reject(new Error('offline')) })
  await askModels()
  expect(models.getState().models).toBe(offered)
})

test.each([
  ['a server without any', () => serve(undefined)],
  ['no server', () => connect(testCallPorts())],
  [
    'a page of an extension, which may run no script of its server',
    () => {
      vi.stubGlobal('chrome', { runtime: { id: 'x' } })
      serve(OFFER)
    },
  ],
])('%s has none', async (_what, set) => {
  set()
  await askModels()
  expect(models.getState()).toEqual({ isKnown: true, models: [], failed: [] })
})

test('that a model has failed is said once, until it is tried again', () => {
  failModel('春')
  failModel('春')
  expect(models.getState().failed).toEqual(['春'])
  expect(toasts.getState()).toHaveLength(1)
  retryModel('春')
  expect(models.getState().failed).toEqual([])
})

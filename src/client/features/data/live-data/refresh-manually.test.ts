import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CallError } from '../../../core/net/call-error.ts'
import { toasts } from '../../../ui/overlay/toast/toast.ts'
import { defineLive } from './live.ts'
import { defineLiveDocument } from './live-document.ts'
import { refreshManually } from './refresh-manually.ts'

const shown = () => toasts.getState().map(({ kind }) => kind)

test('what is refreshed by hand in vain says so, but not in place of data that never came', async () => {
  let fails = true
  const document = defineLiveDocument('by-hand', v.number(), 3)
  const live = defineLive({
    document,
    freshMs: 3_600_000,
    ask: () => (fails ? Promise.reject(new CallError('offline', 'no network')) : Promise.resolve({ value: 1, age: 0 })),
  })
  await refreshManually(live, 'key')
  expect(shown()).toEqual([])
  fails = false
  await refreshManually(live, 'key')
  expect(document.get().key?.value).toBe(1)
  expect(shown()).toEqual([])
  fails = true
  await refreshManually(live, 'key')
  expect(shown()).toEqual(['warning'])
})

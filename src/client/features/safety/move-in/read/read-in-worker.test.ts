import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OnProgress } from '../model.ts'
import { itabFile, WIDGETS } from '../testing/files.ts'
import { readInWorker } from './read-in-worker.ts'
import type { ReadMessage } from './worker.ts'

vi.mock('./worker.ts?worker&url', () => ({ default: '/assets/worker.js' }))

/** What the worker's module finds as `self`. */
const scope: {
  onmessage?: (event: { data: unknown }) => Promise<void>
  postMessage: (message: unknown) => void
} = { postMessage: () => {} }

/** Workers that have not been ended. */
const running = new Set<object>()

/** Runs the worker's module in this thread; messages are cloned as between threads. */
class ThreadlessWorker {
  onmessage: ((event: { data: ReadMessage }) => void) | undefined
  onerror: ((event: { message: string }) => void) | undefined
  constructor() {
    running.add(this)
    scope.postMessage = (message) => {
      const data = structuredClone(message) as ReadMessage
      if (running.has(this)) this.onmessage?.({ data })
    }
  }
  postMessage(request: { readonly file: Blob }) {
    structuredClone({ ...request, file: undefined })
    void scope.onmessage?.({ data: request })
  }
  terminate() {
    running.delete(this)
  }
}

beforeEach(async () => {
  vi.stubGlobal('self', scope)
  vi.stubGlobal('Worker', ThreadlessWorker)
  await import('./worker.ts')
})
afterEach(() => {
  expect(running.size).toBe(0)
  vi.unstubAllGlobals()
})

test('a file is read in a worker, which is sent no views of widgets, and tells its progress', async () => {
  const onProgress = vi.fn<OnProgress>()
  const widgets = WIDGETS.map((widget) => ({ ...widget, tile: () => {} }))
  const result = await readInWorker(new Blob([itabFile(1300)]), widgets, { onProgress })
  expect(result).toMatchObject({ product: 'itab' })
  expect(onProgress.mock.calls).toEqual([
    [500, 1300],
    [1000, 1300],
    [1300, 1300],
  ])
})

test('a cancelled reading is rejected, and its worker ended', async () => {
  const cancelled = new AbortController()
  const onProgress = () => cancelled.abort('enough')
  const reading = readInWorker(new Blob([itabFile(1300)]), WIDGETS, { signal: cancelled.signal, onProgress })
  await expect(reading).rejects.toBe('enough')
  await expect(readInWorker(new Blob(['{}']), WIDGETS, { signal: cancelled.signal })).rejects.toBe('enough')
})

test('a file that cannot be had rejects', async () => {
  const file = new Blob(['{}'])
  file.arrayBuffer = () => Promise.reject(new Error('gone'))
  await expect(readInWorker(file, WIDGETS)).rejects.toThrow('gone')
})

test('a file that is too large is not sent at all', async () => {
  const file = new Blob()
  Object.defineProperty(file, 'size', { value: 2 ** 40 })
  expect(await readInWorker(file, WIDGETS)).toEqual({ problem: 'large' })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadModel } from './load-model.ts'

const urls: string[] = []
let container: HTMLElement

/** A model whose runtime has this body, which is given `container` and `address`. */
function modelBy(body: string) {
  const source = `export default async function load(container, address) { ${body} }`
  const runtime = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  urls.push(runtime)
  return { id: '春', address: '/haru.model3.json', runtime }
}

const DRIVER = `{ photograph() {}, dispose() { globalThis.disposed = address } }`
const DRAWS = `container.append(document.createElement('canvas'))`
const disposed = () => Reflect.get(globalThis, 'disposed')

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
})
afterEach(() => {
  vi.useRealTimers()
  container.remove()
  Reflect.deleteProperty(globalThis, 'disposed')
  for (const url of urls.splice(0)) URL.revokeObjectURL(url)
})

test('what a runtime draws is seen once it is whole, and goes with it', async () => {
  const driver = await loadModel(container, modelBy(`${DRAWS}; return ${DRIVER}`), () => {})
  const canvas = container.querySelector('canvas')
  expect(canvas?.checkVisibility({ visibilityProperty: true })).toBe(true)
  driver.dispose()
  expect(disposed()).toBe('/haru.model3.json')
  expect(container.childElementCount).toBe(0)
})

test('of a runtime that fails nothing is left', async () => {
  await expect(loadModel(container, modelBy(`${DRAWS}; throw new Error('no model')`), () => {})).rejects.toThrow(
    'no model',
  )
  await expect(loadModel(container, { ...modelBy(''), runtime: '/none.js' }, () => {})).rejects.toThrow()
  expect(container.childElementCount).toBe(0)
})

test('one that does not come is not waited for, and is ended where it comes later', async () => {
  vi.useFakeTimers()
  const waits = `${DRAWS}; await new Promise((resolve) => addEventListener('come', resolve, { once: true }))`
  const loading = loadModel(container, modelBy(`${waits}; return ${DRIVER}`), () => {})
  const refused = expect(loading).rejects.toThrow('15000 ms')
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull())
  expect(container.querySelector('canvas')?.checkVisibility({ visibilityProperty: true })).toBe(false)
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
  expect(container.childElementCount).toBe(0)
  dispatchEvent(new Event('come'))
  await vi.waitFor(() => expect(disposed()).toBe('/haru.model3.json'))
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNextAct } from './next-act.ts'

/** An element as far as this module asks for it: in a hint, or anywhere else. */
class FakeElement extends EventTarget {
  readonly isInHint: boolean
  constructor(isInHint: boolean) {
    super()
    this.isInHint = isInHint
  }
  closest() {
    return this.isInHint ? this : null
  }
}

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const send = (type: string, { isInHint = false, key = '' } = {}) =>
  page.dispatchEvent(
    Object.defineProperty(Object.assign(new Event(type), { key }), 'target', { value: new FakeElement(isInHint) }),
  )

test.each(['pointerdown', 'wheel', 'keydown'])('a hint goes at the next act, once: %s', (type) => {
  const act = vi.fn()
  onNextAct(act)
  send('pointermove')
  expect(act).not.toHaveBeenCalled()
  send(type)
  send(type)
  expect(act).toHaveBeenCalledTimes(1)
})

test('it stays for a press on its own button, and for the keys that lead there', () => {
  const act = vi.fn()
  onNextAct(act)
  send('pointerdown', { isInHint: true })
  for (const key of ['Tab', 'Shift', 'F6']) send('keydown', { key })
  send('keydown', { isInHint: true, key: 'Enter' })
  expect(act).not.toHaveBeenCalled()
  send('keydown', { key: 'a' })
  expect(act).toHaveBeenCalledTimes(1)
})

test('nothing is called after the waiting has ended', () => {
  const act = vi.fn()
  onNextAct(act)()
  send('pointerdown')
  expect(act).not.toHaveBeenCalled()
})

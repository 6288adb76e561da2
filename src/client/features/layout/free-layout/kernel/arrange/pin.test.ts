import { expect, test } from 'vitest'
import { element } from '../testing.ts'
import { pin, sharedPins } from './pin.ts'

const elements = [element('a', 0, 0), element('b', 200, 0, { pinX: 'end' }), element('c', 400, 0, { lock: true })]
const all = new Set(['a', 'b', 'c'])

test('pins what is selected on one axis or both, and unpins it; locked elements stay', () => {
  const pinned = pin(elements, all, { x: 'end', y: 'middle' })
  expect(pinned).toMatchObject([{ pinX: 'end', pinY: 'middle' }, { pinX: 'end', pinY: 'middle' }, elements[2] ?? {}])
  expect(pinned[2]).toBe(elements[2])
  expect(pin(pinned, new Set(['b']), { x: 'none' })[1]).toMatchObject({ pinX: undefined, pinY: 'middle' })
})

test('returns the same list if nothing changes', () => {
  expect(pin(elements, new Set(['b']), { x: 'end', y: 'none' })).toBe(elements)
  expect(pin(elements, new Set(), { x: 'start' })).toBe(elements)
})

test('says what the selected elements share on each axis', () => {
  expect(sharedPins(elements, new Set(['b']))).toEqual({ x: 'end', y: 'none' })
  expect(sharedPins(elements, all)).toEqual({ x: 'mixed', y: 'none' })
  expect(sharedPins(elements, new Set())).toEqual({ x: 'mixed', y: 'mixed' })
})

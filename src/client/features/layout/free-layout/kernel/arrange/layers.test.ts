import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LAYER_MOVES, type LayerMove, moveLayer } from './layers.ts'

const listOf = (ids: string) => [...ids].map((id) => ({ id }))
const order = (ids: string, selected: string, move: LayerMove) =>
  moveLayer(listOf(ids), new Set(selected), move)
    .map(({ id }) => id)
    .join('')

describe('layers', () => {
  test('forward and back pass one unselected element', () => {
    expect(order('abcd', 'b', 'forward')).toBe('acbd')
    expect(order('abcd', 'b', 'back')).toBe('bacd')
  })

  test('to front and to back pass all elements', () => {
    expect(order('abcd', 'b', 'toFront')).toBe('acdb')
    expect(order('abcd', 'c', 'toBack')).toBe('cabd')
  })

  test('several selected elements keep their order', () => {
    expect(order('abcde', 'bc', 'forward')).toBe('adbce')
    expect(order('abcde', 'bd', 'forward')).toBe('acbed')
    expect(order('abcde', 'bd', 'back')).toBe('badce')
    expect(order('abcde', 'bd', 'toFront')).toBe('acebd')
    expect(order('abcde', 'bd', 'toBack')).toBe('bdace')
  })

  test('a move without effect returns the same list', () => {
    const list = listOf('abcd')
    expect(moveLayer(list, new Set('cd'), 'forward')).toBe(list)
    expect(moveLayer(list, new Set('d'), 'toFront')).toBe(list)
    expect(moveLayer(list, new Set('a'), 'back')).toBe(list)
    expect(moveLayer(list, new Set(), 'toBack')).toBe(list)
  })

  test('all elements are kept, and unselected ones keep their order', () => {
    const ids = fc.array(fc.constantFrom(...'abcdefg'), { maxLength: 10 })
    fc.assert(
      fc.property(ids, ids, fc.constantFrom(...LAYER_MOVES), (list, chosen, move) => {
        const selected = new Set(chosen)
        const after = order(list.join(''), chosen.join(''), move)
        expect([...after].toSorted()).toEqual(list.toSorted())
        expect([...after].filter((id) => !selected.has(id))).toEqual(list.filter((id) => !selected.has(id)))
        expect([...after].filter((id) => selected.has(id))).toEqual(list.filter((id) => selected.has(id)))
      }),
    )
  })
})

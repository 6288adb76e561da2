import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FreeElement } from './frame.ts'
import {
  brushed,
  clicked,
  elementAt,
  keepIdentity,
  NOTHING,
  selectable,
  selectedOf,
  selectionAmong,
  withGroups,
} from './selection.ts'

const at = (id: string, x: number, more: Partial<FreeElement> = {}): FreeElement => ({
  id,
  x,
  y: 0,
  w: 100,
  h: 100,
  r: 0,
  ...more,
})
const elements = [
  at('a', 0),
  at('b', 200),
  at('g1', 400, { groupId: 'g' }),
  at('g2', 600, { groupId: 'g' }),
  at('locked', 800, { lock: true }),
  at('h1', 1000, { groupId: 'h' }),
  at('h2', 1200, { groupId: 'h', lock: true }),
]
const set = (...ids: string[]) => new Set(ids)

describe('a click', () => {
  test('selects an element alone', () => {
    expect(clicked(elements, NOTHING, 'a', false)).toEqual(set('a'))
    expect(clicked(elements, set('a', 'b'), 'b', false)).toEqual(set('b'))
  })

  test('with ctrl or shift toggles it', () => {
    expect(clicked(elements, set('a'), 'b', true)).toEqual(set('a', 'b'))
    expect(clicked(elements, set('a', 'b'), 'b', true)).toEqual(set('a'))
  })

  test('selects the same groupId together, and toggles it together', () => {
    expect(clicked(elements, NOTHING, 'g2', false)).toEqual(set('g1', 'g2'))
    expect(clicked(elements, set('a', 'g1', 'g2'), 'g1', true)).toEqual(set('a'))
    expect(clicked(elements, set('a', 'g1'), 'g2', true)).toEqual(set('a'))
  })

  test('does not select what is locked, nor a group of which something is', () => {
    expect(clicked(elements, set('a'), 'locked', false)).toEqual(NOTHING)
    expect(clicked(elements, set('a'), 'h1', false)).toEqual(NOTHING)
    expect(clicked(elements, set('a'), 'h1', true)).toEqual(set('a'))
  })

  test('on nothing selects nothing; with ctrl or shift everything stays', () => {
    expect(clicked(elements, set('a'), undefined, false)).toEqual(NOTHING)
    expect(clicked(elements, set('a'), undefined, true)).toEqual(set('a'))
  })
})

describe('a box', () => {
  const over = (left: number, right: number) => ({ left, top: -10, right, bottom: 110 })

  test('selects what lies wholly in it', () => {
    expect(brushed(elements, set('b'), over(-10, 250), false)).toEqual(set('a'))
  })

  test('with ctrl or shift overlapping suffices, and what was selected stays so', () => {
    expect(brushed(elements, set('g1', 'g2'), over(-10, 250), true)).toEqual(set('a', 'b', 'g1', 'g2'))
  })

  test('of a group one element suffices', () => {
    expect(brushed(elements, NOTHING, over(390, 510), false)).toEqual(set('g1', 'g2'))
  })

  test('does not select what is locked', () => {
    expect(brushed(elements, NOTHING, over(790, 1310), false)).toEqual(NOTHING)
  })

  test('takes turned elements by their corners', () => {
    const turned = [at('t', 0, { r: 45 })]
    expect(brushed(turned, NOTHING, { left: -10, top: -10, right: 110, bottom: 110 }, false)).toEqual(NOTHING)
    expect(brushed(turned, NOTHING, { left: -21, top: -21, right: 121, bottom: 121 }, false)).toEqual(set('t'))
    expect(brushed(turned, NOTHING, { left: -20, top: -20, right: 10, bottom: 10 }, true)).toEqual(NOTHING)
  })
})

test('all that can be selected is', () => {
  expect(selectable(elements)).toEqual(set('a', 'b', 'g1', 'g2'))
})

test('what is gone, or has been locked since, is selected no longer; a group is whole', () => {
  expect(selectionAmong(elements, set('gone', 'locked', 'a', 'g1'))).toEqual(set('a', 'g1', 'g2'))
  expect(selectedOf(elements, set('g1', 'a')).map(({ id }) => id)).toEqual(['a', 'g1', 'g2'])
})

test('what is locked is found by its group', () => {
  expect(withGroups(elements, set('h2'))).toEqual(set('h1', 'h2'))
})

test('the foremost element that can be selected is under the pointer', () => {
  const pile = [at('below', 0), at('above', 50), at('glass', 50, { lock: true })]
  expect(elementAt(pile, { x: 75, y: 50 })?.id).toBe('above')
  expect(elementAt(pile, { x: 25, y: 50 })?.id).toBe('below')
  expect(elementAt(pile, { x: 500, y: 50 })).toBeUndefined()
})

describe('what should not be', () => {
  test('the same id twice is selected together, and locked together', () => {
    const twins = [at('t', 0), at('t', 200), at('a', 400)]
    expect(selectedOf(twins, clicked(twins, NOTHING, 't', false))).toHaveLength(2)
    expect(selectable([at('t', 0), at('t', 200, { lock: true })])).toEqual(NOTHING)
  })

  test('a group without a name is none', () => {
    const nameless = [at('a', 0, { groupId: '' }), at('b', 200, { groupId: '' })]
    expect(clicked(nameless, NOTHING, 'a', false)).toEqual(set('a'))
  })

  test('whatever is clicked, a selection is of elements that are there and not locked, with their whole groups', () => {
    const any = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        x: fc.integer({ min: 0, max: 500 }),
        groupId: fc.constantFrom(undefined, '', 'g', 'h'),
        lock: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    const clicks = fc.array(fc.tuple(fc.constantFrom(undefined, 'a', 'b', 'c', 'd', 'e', 'gone'), fc.boolean()))
    fc.assert(
      fc.property(any, clicks, (made, series) => {
        const page = made.map(({ id, x, ...more }) => at(id, x, more))
        let selection: ReadonlySet<string> = NOTHING
        for (const [id, adds] of series) selection = clicked(page, selection, id, adds)
        const unique = new Set(made.map(({ id }) => id)).size === made.length
        for (const id of selection) {
          const own = page.filter((element) => element.id === id)
          expect(own.length).toBeGreaterThan(0)
          for (const element of own) {
            expect(element.lock).toBe(false)
            const group = page.filter(({ groupId }) => groupId && groupId === element.groupId)
            for (const other of unique ? group : []) expect(selection.has(other.id)).toBe(true)
          }
        }
      }),
    )
  })
})

test('a selection that holds the same as before is the very same', () => {
  const before = new Set(['a', 'b'])
  expect(keepIdentity(new Set(['b', 'a']), before)).toBe(before)
  for (const other of [new Set(['a']), new Set(['a', 'c']), new Set(['a', 'b', 'c'])]) {
    expect(keepIdentity(other, before)).toBe(other)
    expect(keepIdentity(other, undefined)).toBe(other)
  }
})

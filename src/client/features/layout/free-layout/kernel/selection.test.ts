import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FreeElement } from './frame.ts'
import {
  brushed,
  clicked,
  keepIdentity,
  NOTHING,
  selectable,
  selectedOf,
  selectionAmong,
  withGroups,
} from './selection.ts'

const element = (id: string, x: number, more: Partial<FreeElement> = {}): FreeElement => ({
  id,
  x,
  y: 0,
  w: 100,
  h: 100,
  r: 0,
  ...more,
})
const elements = [
  element('a', 0),
  element('b', 200),
  element('g1', 400, { groupId: 'g' }),
  element('g2', 600, { groupId: 'g' }),
  element('locked', 800, { lock: true }),
  element('h1', 1000, { groupId: 'h' }),
  element('h2', 1200, { groupId: 'h', lock: true }),
]
const set = (...ids: string[]) => new Set(ids)

describe('a click', () => {
  test('selects one element', () => {
    expect(clicked(elements, NOTHING, 'a', false)).toEqual(set('a'))
    expect(clicked(elements, set('a', 'b'), 'b', false)).toEqual(set('b'))
  })

  test('toggles an element with Ctrl or Shift', () => {
    expect(clicked(elements, set('a'), 'b', true)).toEqual(set('a', 'b'))
    expect(clicked(elements, set('a', 'b'), 'b', true)).toEqual(set('a'))
  })

  test('selects and toggles a group together', () => {
    expect(clicked(elements, NOTHING, 'g2', false)).toEqual(set('g1', 'g2'))
    expect(clicked(elements, set('a', 'g1', 'g2'), 'g1', true)).toEqual(set('a'))
    expect(clicked(elements, set('a', 'g1'), 'g2', true)).toEqual(set('a'))
  })

  test('does not select a locked element or a group with one', () => {
    expect(clicked(elements, set('a'), 'locked', false)).toEqual(NOTHING)
    expect(clicked(elements, set('a'), 'h1', false)).toEqual(NOTHING)
    expect(clicked(elements, set('a'), 'h1', true)).toEqual(set('a'))
  })

  test('on the empty area clears the selection, but not with Ctrl or Shift', () => {
    expect(clicked(elements, set('a'), undefined, false)).toEqual(NOTHING)
    expect(clicked(elements, set('a'), undefined, true)).toEqual(set('a'))
  })
})

describe('a selection box', () => {
  const over = (left: number, right: number) => ({ left, top: -10, right, bottom: 110 })

  test('selects the elements wholly in it', () => {
    expect(brushed(elements, set('b'), over(-10, 250), false)).toEqual(set('a'))
  })

  test('adds overlapping elements with Ctrl or Shift', () => {
    expect(brushed(elements, set('g1', 'g2'), over(-10, 250), true)).toEqual(set('a', 'b', 'g1', 'g2'))
  })

  test('selects a group by one element', () => {
    expect(brushed(elements, NOTHING, over(390, 510), false)).toEqual(set('g1', 'g2'))
  })

  test('does not select locked elements', () => {
    expect(brushed(elements, NOTHING, over(790, 1310), false)).toEqual(NOTHING)
  })

  test('takes rotated elements by their corners', () => {
    const rotated = [element('t', 0, { r: 45 })]
    expect(brushed(rotated, NOTHING, { left: -10, top: -10, right: 110, bottom: 110 }, false)).toEqual(NOTHING)
    expect(brushed(rotated, NOTHING, { left: -21, top: -21, right: 121, bottom: 121 }, false)).toEqual(set('t'))
    expect(brushed(rotated, NOTHING, { left: -20, top: -20, right: 10, bottom: 10 }, true)).toEqual(NOTHING)
  })
})

test('all selectable elements are selected', () => {
  expect(selectable(elements)).toEqual(set('a', 'b', 'g1', 'g2'))
})

test('deleted or newly locked elements leave the selection; groups are whole', () => {
  expect(selectionAmong(elements, set('gone', 'locked', 'a', 'g1'))).toEqual(set('a', 'g1', 'g2'))
  expect(selectedOf(elements, set('g1', 'a')).map(({ id }) => id)).toEqual(['a', 'g1', 'g2'])
})

test('locked elements belong to their groups', () => {
  expect(withGroups(elements, set('h2'))).toEqual(set('h1', 'h2'))
})

describe('invalid data', () => {
  test('elements with the same id are selected and locked together', () => {
    const twins = [element('t', 0), element('t', 200), element('a', 400)]
    expect(selectedOf(twins, clicked(twins, NOTHING, 't', false))).toHaveLength(2)
    expect(selectable([element('t', 0), element('t', 200, { lock: true })])).toEqual(NOTHING)
  })

  test('an empty group id is none', () => {
    const nameless = [element('a', 0, { groupId: '' }), element('b', 200, { groupId: '' })]
    expect(clicked(nameless, NOTHING, 'a', false)).toEqual(set('a'))
  })

  test('any clicks select existing, unlocked elements with whole groups', () => {
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
        const page = made.map(({ id, x, ...more }) => element(id, x, more))
        let selection: ReadonlySet<string> = NOTHING
        for (const [id, additive] of series) selection = clicked(page, selection, id, additive)
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

test('an equal selection keeps its identity', () => {
  const before = new Set(['a', 'b'])
  expect(keepIdentity(new Set(['b', 'a']), before)).toBe(before)
  for (const other of [new Set(['a']), new Set(['a', 'c']), new Set(['a', 'b', 'c'])]) {
    expect(keepIdentity(other, before)).toBe(other)
    expect(keepIdentity(other, undefined)).toBe(other)
  }
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deleteSelected,
  duplicate,
  group,
  nudgeOffset,
  paste,
  refusalToGroup,
  refusalToUngroup,
  setLocked,
  ungroup,
} from './edit.ts'
import type { FreeElement } from './frame.ts'
import { boundsOf, boundsOfAll } from './geometry.ts'

const element = (id: string, x: number, y = 0, more: Partial<FreeElement> = {}): FreeElement => ({
  id,
  x,
  y,
  w: 100,
  h: 100,
  r: 0,
  ...more,
})
const EDGES = { left: 0, right: 1000 }
const WIDE = { left: 0, right: 2000 }
const set = (...ids: string[]) => new Set(ids)
const elements = [
  element('a', 0),
  element('b', 200),
  element('g1', 400, 0, { groupId: 'g' }),
  element('g2', 600, 0, { groupId: 'g' }),
  element('locked', 800, 0, { lock: true }),
]
const groupsOf = (some: readonly FreeElement[]) => some.map(({ groupId }) => groupId)
describe('grouping', () => {
  test('makes one group of two or more, also of grouped elements', () => {
    expect(groupsOf(group(elements, set('a', 'b'), 'n'))).toEqual(['n', 'n', 'g', 'g', undefined])
    expect(groupsOf(group(elements, set('a', 'g1'), 'n'))).toEqual(['n', undefined, 'n', 'n', undefined])
  })

  test('is refused for fewer than two, or exactly one group', () => {
    expect(refusalToGroup(elements, set('a'))).toBe('tooFewToGroup')
    expect(refusalToGroup(elements, set('a', 'locked'))).toBe('tooFewToGroup')
    expect(refusalToGroup(elements, set('g1', 'g2'))).toBe('alreadyGrouped')
    expect(refusalToGroup(elements, set('g1', 'g2', 'a'))).toBeUndefined()
    expect(group(elements, set('g1', 'g2'), 'n')).toBe(elements)
  })

  test('is reverted by ungrouping', () => {
    expect(groupsOf(ungroup(elements, set('a', 'g1')))).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(refusalToUngroup(elements, set('a', 'b'))).toBe('nothingGrouped')
    expect(ungroup(elements, set('a'))).toBe(elements)
  })
})

test('whole groups are locked and unlocked', () => {
  const locked = setLocked(elements, set('g1', 'a'), true)
  expect(locked.map(({ lock }) => lock === true)).toEqual([true, false, true, true, true])
  expect(locked[1]).toBe(elements[1])
  expect(setLocked(locked, set('g2'), false).map(({ lock }) => lock === true)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})

test('deleting removes selected groups, but no locked elements', () => {
  expect(deleteSelected(elements, set('a', 'g1', 'locked')).map(({ id }) => id)).toEqual(['b', 'locked'])
  expect(deleteSelected(elements, set('gone'))).toBe(elements)
})

test('an arrow key moves by 1 px, with Shift by 10', () => {
  expect(nudgeOffset('ArrowLeft', false)).toEqual({ x: -1, y: 0 })
  expect(nudgeOffset('ArrowRight', true)).toEqual({ x: 10, y: 0 })
  expect(nudgeOffset('ArrowUp', true)).toEqual({ x: 0, y: -10 })
  expect(nudgeOffset('ArrowDown', false)).toEqual({ x: 0, y: 1 })
  expect(nudgeOffset('Enter', false)).toBeUndefined()
})

describe('copies', () => {
  test('are in front, selected, and offset by 10 px until their corner is free', () => {
    const once = duplicate(elements, set('a'), WIDE, 'n')
    expect(once.elements.at(-1)).toMatchObject({ id: 'n-0', x: 10, y: 10 })
    expect(once.selection).toEqual(set('n-0'))
    const twice = duplicate(once.elements, set('a'), WIDE, 'm')
    expect(twice.elements.at(-1)).toMatchObject({ id: 'm-0', x: 20, y: 20 })
  })

  test('keep their relative positions, in a new group', () => {
    const { elements: after, selection } = duplicate(elements, set('g1'), WIDE, 'n')
    const copies = after.slice(elements.length)
    expect(copies.map(({ x, y }) => [x, y])).toEqual([
      [410, 10],
      [610, 10],
    ])
    expect(new Set(groupsOf(copies)).size).toBe(1)
    expect(groupsOf(copies)).not.toContain('g')
    expect(selection).toEqual(new Set(copies.map(({ id }) => id)))
  })

  test('of locked elements are pasted unlocked, at the original position if it is free', () => {
    const { elements: after } = paste([], [element('x', 50, 60, { lock: true })], WIDE, 'n')
    expect(after).toMatchObject([{ id: 'n-0', x: 50, y: 60, lock: false }])
  })

  test('are pasted with their upper left corner at a point, or 10 px further if that is taken', () => {
    const two = [element('x', 500, 60), element('y', 620, 20)]
    const corners = (page: readonly FreeElement[], corner: { x: number; y: number }) =>
      paste(page, two, WIDE, 'n', corner)
        .elements.slice(page.length)
        .map(({ x, y }) => [x, y])
    expect(corners([], { x: 40, y: 300 })).toEqual([
      [40, 340],
      [160, 300],
    ])
    expect(corners([element('a', 160, 300), element('b', 50, 350)], { x: 40, y: 300 })).toEqual([
      [60, 360],
      [180, 320],
    ])
    expect(corners([], { x: 1990, y: 5 })).toEqual([
      [1780, 45],
      [1900, 5],
    ])
  })

  test('pasted anywhere are on the page, with free corners', () => {
    const px = fc.integer({ min: -3000, max: 3000 })
    const some = fc
      .array(fc.record({ x: px, y: px, w: fc.integer({ min: 20, max: 900 }), r: fc.integer({ min: -179, max: 180 }) }))
      .map((all) => all.map(({ x, y, w, r }, index) => element(`e${index}`, x, y, { w, r })))
    fc.assert(
      fc.property(some, some, fc.record({ x: px, y: px }), (page, copied, corner) => {
        const { elements: after } = paste(page, copied, EDGES, 'n', corner)
        expect(after.slice(0, page.length)).toEqual(page)
        const copies = after.slice(page.length)
        expect(copies).toHaveLength(copied.length)
        const taken = new Set(page.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`))
        for (const { x, y } of copies) expect(taken.has(`${Math.round(x)} ${Math.round(y)}`)).toBe(false)
        const bounds = boundsOfAll(copies) ?? { left: 0, top: 0, right: 0, bottom: 0 }
        expect(Math.min(bounds.left, bounds.top)).toBeGreaterThan(-1e-6)
        if (bounds.right - bounds.left <= 1000) expect(bounds.right).toBeLessThan(1000 + 1e-6)
      }),
    )
  })

  test('stay on the page: at its right edge they move down alone', () => {
    const full = [element('a', 900)]
    const { elements: after } = duplicate(full, set('a'), EDGES, 'n')
    expect(after.at(-1)).toMatchObject({ x: 900, y: 10 })
    const beyond = paste([], [element('x', 5000, -70)], EDGES, 'n').elements
    expect(beyond).toMatchObject([{ x: 900, y: 0 }])
  })

  test('made repeatedly never have the same corner', () => {
    let page: readonly FreeElement[] = [element('a', 500)]
    for (let times = 0; times < 100; times++) page = duplicate(page, set('a'), EDGES, `n${times}`).elements
    expect(new Set(page.map(({ id }) => id)).size).toBe(101)
    expect(new Set(page.map(({ x, y }) => `${x} ${y}`)).size).toBe(101)
    for (const one of page) expect(boundsOf(one).right).toBeLessThanOrEqual(1000)
  })

  test('of several groups keep their number of groups', () => {
    const two = [
      element('a', 0, 0, { groupId: 'g' }),
      element('b', 200, 0, { groupId: 'h' }),
      element('c', 400, 0, { groupId: 'g' }),
    ]
    const [a, b, c] = groupsOf(duplicate(two, set('a', 'b'), WIDE, 'n').elements.slice(3))
    expect(a).toBe(c)
    expect(a).not.toBe(b)
  })

  test('of a folder contain copies of its tiles: no tile is in two places', () => {
    const folder = {
      ...element('f', 0),
      children: [
        { id: 'x', name: '一' },
        { id: 'y', name: '二' },
      ],
    }
    const { elements: after } = duplicate(
      [folder, { ...folder, id: 'e', x: 200, children: [{ id: 'z', name: '三' }] }],
      set('f', 'e'),
      WIDE,
      'n',
    )
    const inside = after.flatMap(({ children }) => children)
    expect(inside.map(({ name }) => name)).toEqual(['一', '二', '三', '一', '二', '三'])
    expect(new Set([...after, ...inside].map(({ id }) => id)).size).toBe(10)
  })

  test('of nothing change nothing', () => {
    expect(paste(elements, [], EDGES, 'n')).toEqual({ elements, selection: set() })
  })
})

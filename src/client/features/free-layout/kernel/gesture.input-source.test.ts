import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf } from './geometry.ts'
import type { DragHandle } from './gesture.ts'
import { at, from, GROUND, hand, middle, ON_A, page, selecting } from './testing.ts'

describe('a finger', () => {
  test('that moves at once turns the page or scrolls; one that has rested for 180 ms drags', () => {
    expect(
      hand(page, 'touch')
        .press(ON_A, middle)
        .move(from(middle, 20, 31))
        .state(),
    ).toBe('idle')
    expect(
      hand(page, 'touch')
        .press(ON_A, middle)
        .rest(180)
        .move(from(middle, 20, 31))
        .state(),
    ).toBe('translating')
    expect(hand(page, 'touch').press(GROUND, { x: 5, y: 5 }).move({ x: 5, y: 60 }).state()).toBe('idle')
  })

  test('that rests for a second opens a menu', () => {
    expect(hand(page, 'touch').press(ON_A, middle).rest(1000).state()).toBe('idle')
  })

  test('takes hold of a handle at once', () => {
    const finger = hand(selecting('a'), 'touch').press({ on: 'handle', handle: 'se' }, { x: 210, y: 210 })
    expect(finger.move({ x: 250, y: 271 }).state()).toBe('resizing')
  })
})

test('a pen drags at once, as a mouse does', () => {
  expect(
    hand(page, 'pen')
      .press(ON_A, middle)
      .move(from(middle, 20, 31))
      .state(),
  ).toBe('translating')
})

describe('keys', () => {
  test('nudge what is selected by 1 px, with shift by 10; it is written once they are let go', () => {
    const keys = hand(selecting('a', 'b')).key('ArrowRight').key('ArrowRight').key('ArrowDown', { shift: true })
    expect(keys.state()).toBe('translating')
    expect(keys.frame('a')).toMatchObject({ x: 112, y: 120 })
    expect(keys.frame('b')).toMatchObject({ x: 312, y: 640 })
    expect(keys.writes()).toBe(0)
    expect(keys.release().writes()).toBe(1)
    expect(keys.state()).toBe('idle')
  })

  test('snap to nothing', () => {
    const beside = { ...selecting('a'), elements: [at('a', 110, 110), at('b', 113, 630)] }
    expect(hand(beside).key('ArrowRight').frame('a')?.x).toBe(111)
  })

  test('with alt move, with alt and shift resize', () => {
    expect(hand(selecting('a')).key('ArrowLeft', { alt: true }).frame('a')).toMatchObject({ x: 109, w: 100 })
    const wider = hand(selecting('a'))
      .key('ArrowRight', { alt: true, shift: true })
      .key('ArrowDown', { alt: true, shift: true })
    expect(wider.state()).toBe('resizing')
    expect(wider.frame('a')).toMatchObject({ x: 110, y: 110, w: 101, h: 101 })
  })

  test('resize what is turned by its own width', () => {
    const turned = { ...selecting('a'), elements: [at('a', 400, 400, { r: 90 })] }
    const after = hand(turned).key('ArrowRight', { alt: true, shift: true }).frame('a')
    expect(after).toMatchObject({ w: 101, h: 100 })
  })

  test('stay on the page', () => {
    const corner = { ...selecting('a'), elements: [at('a', 3, 0)] }
    expect(hand(corner).key('ArrowLeft', { shift: true }).key('ArrowUp').frame('a')).toMatchObject({ x: 0, y: 0 })
  })

  test('Esc takes back what has been nudged and not let go yet', () => {
    const keys = hand(selecting('a')).key('ArrowRight').key('Escape')
    expect(keys.shown().elements).toBe(page.elements)
  })

  test('do nothing while nothing is selected, or a pointer is under way', () => {
    expect(hand().key('ArrowRight').state()).toBe('idle')
    const mouse = hand()
      .press(ON_A, middle)
      .move(from(middle, 20, 31))
      .key('ArrowRight')
    expect(mouse.frame('a')).toMatchObject({ x: 130, y: 141 })
  })
})

test('whatever is done, what is selected is there, everything stays on the page, and what is locked stays where it is', () => {
  const point = fc.record({ x: fc.integer({ min: -100, max: 1700 }), y: fc.integer({ min: -100, max: 1200 }) })
  const keys = fc.record({ ctrl: fc.boolean(), shift: fc.boolean() })
  const hold = fc.oneof<fc.Arbitrary<DragHandle>[]>(
    fc.constantFrom('a', 'b', 'g1', 'locked', 'gone').map((id) => ({ on: 'element', id })),
    fc.constantFrom('nw', 'e', 's', 'sw').map((handle) => ({ on: 'handle', handle })),
    fc.constantFrom({ on: 'knob' }, { on: 'ground' }),
  )
  const act = fc.oneof(
    fc.tuple(hold, point, keys).map((args) => (who: ReturnType<typeof hand>) => who.press(...args)),
    fc.tuple(point, keys).map((args) => (who: ReturnType<typeof hand>) => who.move(...args)),
    fc.constantFrom('ArrowLeft', 'ArrowUp', 'Escape', 'x').map((key) => (who: ReturnType<typeof hand>) => who.key(key)),
    fc.constant((who: ReturnType<typeof hand>) => who.release()),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const who = hand(selecting('b'))
      for (const one of acts) {
        one(who)
        const { elements, selection } = who.shown()
        expect(elements).toHaveLength(page.elements.length)
        for (const id of selection) expect(['a', 'b', 'g1', 'g2']).toContain(id)
        expect(selection.has('g1')).toBe(selection.has('g2'))
        expect(elements[4]).toBe(page.elements[4])
        for (const element of elements) {
          const { left, top, right } = boundsOf(element)
          expect(left).toBeGreaterThanOrEqual(-1e-6)
          expect(top).toBeGreaterThanOrEqual(-1e-6)
          expect(right).toBeLessThanOrEqual(page.width + 1e-6)
          expect(Math.min(element.w, element.h)).toBeGreaterThanOrEqual(20 - 1e-6)
        }
      }
    }),
  )
})

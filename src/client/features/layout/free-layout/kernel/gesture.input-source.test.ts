import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf } from './geometry.ts'
import type { PressTarget } from './gesture.ts'
import { EMPTY_AREA, element, middle, ON_A, offsetFrom, page, selecting, simulate } from './testing.ts'

describe('a finger', () => {
  test('that moves at once scrolls or turns the page; after resting for 180 ms it drags', () => {
    expect(
      simulate(page, 'touch')
        .press(ON_A, middle)
        .move(offsetFrom(middle, 20, 31))
        .state(),
    ).toBe('idle')
    expect(
      simulate(page, 'touch')
        .press(ON_A, middle)
        .wait(180)
        .move(offsetFrom(middle, 20, 31))
        .state(),
    ).toBe('translating')
    expect(simulate(page, 'touch').press(EMPTY_AREA, { x: 5, y: 5 }).move({ x: 5, y: 60 }).state()).toBe('idle')
  })

  test('that rests for a second ends the gesture, since it opens a menu', () => {
    expect(simulate(page, 'touch').press(ON_A, middle).wait(1000).state()).toBe('idle')
  })

  test('drags a handle at once', () => {
    const finger = simulate(selecting('a'), 'touch').press({ on: 'handle', handle: 'se' }, { x: 210, y: 210 })
    expect(finger.move({ x: 250, y: 271 }).state()).toBe('resizing')
  })
})

test('a pen drags at once, like a mouse', () => {
  expect(
    simulate(page, 'pen')
      .press(ON_A, middle)
      .move(offsetFrom(middle, 20, 31))
      .state(),
  ).toBe('translating')
})

describe('arrow keys', () => {
  test('move the selection by 1 px, with Shift by 10, and write on their release', () => {
    const keys = simulate(selecting('a', 'b')).key('ArrowRight').key('ArrowRight').key('ArrowDown', { shift: true })
    expect(keys.state()).toBe('translating')
    expect(keys.frame('a')).toMatchObject({ x: 112, y: 120 })
    expect(keys.frame('b')).toMatchObject({ x: 312, y: 640 })
    expect(keys.writes()).toBe(0)
    expect(keys.release().writes()).toBe(1)
    expect(keys.state()).toBe('idle')
  })

  test('do not snap', () => {
    const beside = { ...selecting('a'), elements: [element('a', 110, 110), element('b', 113, 630)] }
    expect(simulate(beside).key('ArrowRight').frame('a')?.x).toBe(111)
  })

  test('move with Alt, resize with Alt and Shift', () => {
    expect(simulate(selecting('a')).key('ArrowLeft', { alt: true }).frame('a')).toMatchObject({ x: 109, w: 100 })
    const wider = simulate(selecting('a'))
      .key('ArrowRight', { alt: true, shift: true })
      .key('ArrowDown', { alt: true, shift: true })
    expect(wider.state()).toBe('resizing')
    expect(wider.frame('a')).toMatchObject({ x: 110, y: 110, w: 101, h: 101 })
  })

  test('resize by the side of the arrow, and the opposite side stays', () => {
    const resized = (...keys: string[]) =>
      keys.reduce((one, key) => one.key(key, { alt: true, shift: true }), simulate(selecting('a'))).frame('a')
    expect(resized('ArrowRight')).toMatchObject({ x: 110, y: 110, w: 101, h: 100 })
    expect(resized('ArrowLeft')).toMatchObject({ x: 109, y: 110, w: 101, h: 100 })
    expect(resized('ArrowUp')).toMatchObject({ x: 110, y: 109, w: 100, h: 101 })
    expect(resized('ArrowDown')).toMatchObject({ x: 110, y: 110, w: 100, h: 101 })
    const withModifiers = simulate(selecting('a')).key('ArrowRight', { alt: true, shift: true })
    expect(withModifiers.keys({ ctrl: false, shift: true, alt: true }).frame('a')).toMatchObject({ w: 101, h: 100 })
    expect(resized('ArrowUp', 'ArrowLeft', 'ArrowLeft')).toMatchObject({ x: 108, y: 109, w: 102, h: 101 })
  })

  test('make it smaller by the arrow back, also after a release, until Alt and Shift are released', () => {
    const keys = simulate(selecting('a')).key('ArrowLeft', { alt: true, shift: true })
    expect(keys.key('ArrowRight', { alt: true, shift: true }).frame('a')).toMatchObject({ x: 110, w: 100 })
    expect(keys.key('ArrowRight', { alt: true, shift: true }).frame('a')).toMatchObject({ x: 111, w: 99 })
    const again = simulate(selecting('a')).key('ArrowLeft', { alt: true, shift: true, sides: 'se' })
    expect(again.frame('a')).toMatchObject({ x: 110, y: 110, w: 99, h: 100 })
  })

  test('resize a rotated element by the side that is nearest to the arrow', () => {
    const rotated = (r: number) => ({ ...selecting('a'), elements: [element('a', 400, 400, { r })] })
    const widened = (r: number) => {
      const {
        x = 0,
        y = 0,
        w = 0,
        h = 0,
      } = simulate(rotated(r)).key('ArrowRight', { alt: true, shift: true }).frame('a') ?? {}
      return boundsOf({ x, y, w, h, r })
    }
    expect(widened(90)).toEqual({ left: 400, top: 400, right: 501, bottom: 500 })
    expect(widened(180)).toEqual({ left: 400, top: 400, right: 501, bottom: 500 })
    expect(widened(-90)).toEqual({ left: 400, top: 400, right: 501, bottom: 500 })
  })

  test('keep elements on the page', () => {
    const corner = { ...selecting('a'), elements: [element('a', 3, 0)] }
    expect(simulate(corner).key('ArrowLeft', { shift: true }).key('ArrowUp').frame('a')).toMatchObject({ x: 0, y: 0 })
  })

  test('are cancelled by Esc before their release', () => {
    const keys = simulate(selecting('a')).key('ArrowRight').key('Escape')
    expect(keys.shown().elements).toBe(page.elements)
  })

  test('do nothing without a selection or during a pointer gesture', () => {
    expect(simulate().key('ArrowRight').state()).toBe('idle')
    const mouse = simulate()
      .press(ON_A, middle)
      .move(offsetFrom(middle, 20, 31))
      .key('ArrowRight')
    expect(mouse.frame('a')).toMatchObject({ x: 130, y: 141 })
  })
})

test('after any inputs the selection exists, elements are on the page, and locked ones have not moved', () => {
  const point = fc.record({ x: fc.integer({ min: -100, max: 1700 }), y: fc.integer({ min: -100, max: 1200 }) })
  const keys = fc.record({ ctrl: fc.boolean(), shift: fc.boolean(), alt: fc.boolean() })
  const target = fc.oneof<fc.Arbitrary<PressTarget>[]>(
    fc.constantFrom('a', 'b', 'g1', 'locked', 'gone').map((id) => ({ on: 'element', id })),
    fc.constantFrom('nw', 'e', 's', 'sw').map((handle) => ({ on: 'handle', handle })),
    fc.constantFrom({ on: 'rotateHandle' }, { on: 'emptyArea' }),
  )
  const action = fc.oneof(
    fc.tuple(target, point, keys).map((args) => (input: ReturnType<typeof simulate>) => input.press(...args)),
    fc.tuple(point, keys).map((args) => (input: ReturnType<typeof simulate>) => input.move(...args)),
    fc
      .constantFrom('ArrowLeft', 'ArrowUp', 'Escape', 'x')
      .map((key) => (input: ReturnType<typeof simulate>) => input.key(key)),
    fc.constant((input: ReturnType<typeof simulate>) => input.release()),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const input = simulate(selecting('b'))
      for (const one of actions) {
        one(input)
        const { elements, selection } = input.shown()
        expect(elements.slice(0, page.elements.length).map(({ id }) => id)).toEqual(page.elements.map(({ id }) => id))
        const ids = elements.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length) // with copies
        for (const id of selection) expect(ids.filter((one) => one !== 'locked')).toContain(id)
        expect(selection.has('g1')).toBe(selection.has('g2'))
        expect(elements[4]).toBe(page.elements[4])
        for (const element of elements) {
          const { left, top, right } = boundsOf(element)
          expect(left).toBeGreaterThanOrEqual(-1e-6)
          expect(top).toBeGreaterThanOrEqual(-1e-6)
          expect(right).toBeLessThanOrEqual(page.edges.right + 1e-6)
          expect(Math.min(element.w, element.h)).toBeGreaterThanOrEqual(20 - 1e-6)
        }
      }
    }),
  )
})

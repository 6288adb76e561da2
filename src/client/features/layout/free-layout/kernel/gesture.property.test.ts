import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FreeElement, normalizeDegrees } from './frame.ts'
import { boundsOf } from './geometry.ts'
import { type Gesture, IDLE, type Input, type PressTarget, type Scene, step } from './gesture.ts'
import { commit, preview } from './preview.ts'
import { selectable, selectionAmong } from './selection.ts'
import { HANDLES } from './transform/resize.ts'

/** The sidebar lies left of the page. */
const LEFT = 66
const WIDTH = 1200
const anywhere = fc.oneof(fc.integer({ min: -400, max: 2400 }), fc.constantFrom(-1e6, 0, 0.5, LEFT, WIDTH, 1e6))
const point = fc.record({ x: anywhere, y: anywhere })
const keys = fc.record({ ctrl: fc.boolean(), shift: fc.boolean(), alt: fc.boolean() })
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone')
const target: fc.Arbitrary<PressTarget> = fc.oneof(
  id.map((one) => ({ on: 'element' as const, id: one })),
  fc.constantFrom(...HANDLES).map((handle) => ({ on: 'handle' as const, handle })),
  fc.constant({ on: 'rotateHandle' as const }),
  fc.constant({ on: 'emptyArea' as const }),
)
const time = fc.integer({ min: 0, max: 3000 })
const pointerType = fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const)
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape', 'Enter', 'a')

const press: fc.Arbitrary<Input> = fc.record({
  at: fc.constant('press' as const),
  target,
  point,
  keys,
  pointerType,
  time,
})
const move: fc.Arbitrary<Input> = fc.record({ at: fc.constant('move' as const), point, keys, time })
const others: fc.Arbitrary<Input> = fc.oneof(
  fc.record({ at: fc.constant('tick' as const), time }),
  fc.record({ at: fc.constant('keys' as const), keys }),
  fc.record({ at: fc.constant('key' as const), key, shift: fc.boolean(), alt: fc.boolean() }),
  fc.constantFrom({ at: 'release' as const }, { at: 'cancel' as const }),
)
const input = fc.oneof(
  { weight: 2, arbitrary: press },
  { weight: 5, arbitrary: move },
  { weight: 4, arbitrary: others },
)

/** An element within the page. */
const element = (one: string): fc.Arbitrary<FreeElement> =>
  fc
    .record({
      x: fc.integer({ min: LEFT, max: WIDTH }),
      y: fc.integer({ min: 0, max: 2000 }),
      w: fc.integer({ min: 20, max: 300 }),
      h: fc.integer({ min: 20, max: 300 }),
      r: fc.oneof(fc.constantFrom(0, 0, 45, 90, 180, -90), fc.integer({ min: -179, max: 180 })),
      groupId: fc.constantFrom(undefined, undefined, 'p', 'q'),
      lock: fc.constantFrom(undefined, false, false, true),
      fixedRatio: fc.boolean(),
    })
    .map((fields) => {
      const full = { id: one, ...fields }
      const { left, top, right } = boundsOf(full)
      const x = full.x + Math.max(0, LEFT - left) - Math.max(0, right - WIDTH)
      return { ...full, x, y: full.y + Math.max(0, -top) }
    })

const scene: fc.Arbitrary<Scene<FreeElement>> = fc.record({
  elements: fc.tuple(...['a', 'b', 'c', 'd', 'e'].map(element)),
  selection: fc.array(id, { maxLength: 5 }).map((ids) => new Set(ids)),
  edges: fc.constant({ left: LEFT, right: WIDTH }),
  viewport: fc.constant({ left: 0, top: 300, right: WIDTH, bottom: 1100 }),
  grid: fc.constantFrom(0, 5, 31.25, 50),
  locked: fc.constantFrom(false, false, false, true),
})

/** The rounding error at the width of a page, in px. */
const EPSILON = 1e-6

/** Asserts that a preview is valid. */
function expectValid(gesture: Gesture, now: Scene<FreeElement>) {
  const shown = preview(gesture, now)
  expect(preview(gesture, now, true)).toEqual({ ...shown, guides: [], distances: [] })
  const before = new Map(now.elements.map((one) => [one.id, one]))
  expect(shown.elements.map((one) => one.id)).toEqual(now.elements.map((one) => one.id))
  const free = selectable(now.elements)
  for (const one of shown.elements) {
    const was = before.get(one.id)
    if (!free.has(one.id) || now.locked) expect(one).toBe(was)
    if (one === was) continue
    for (const number of [one.x, one.y, one.w, one.h, one.r]) expect(Number.isFinite(number)).toBe(true)
    expect(Math.min(one.w, one.h)).toBeGreaterThanOrEqual(20 - EPSILON)
    expect(one.r).toBe(normalizeDegrees(one.r))
    const { left, top, right } = boundsOf(one)
    expect(Math.min(left - LEFT, top, WIDTH - right)).toBeGreaterThanOrEqual(-EPSILON)
  }
  if (gesture.at !== 'idle') expect(shown.selection.isSubsetOf(new Set([...free, ...now.selection]))).toBe(true)
}

describe('any sequence of inputs', () => {
  test('gives valid frames on the page, and leaves locked elements unchanged', () => {
    fc.assert(
      fc.property(scene, fc.array(input, { maxLength: 60, size: 'max' }), (initial, inputs) => {
        let now = { ...initial, selection: selectionAmong(initial.elements, initial.selection) }
        let gesture = IDLE
        for (const one of inputs) {
          expectValid(gesture, now)
          if (one.at === 'release') {
            const { elements, selection } = commit(gesture, now)
            now = { ...now, elements, selection }
          }
          gesture = step(gesture, one, now)
        }
        expectValid(gesture, now)
      }),
      { numRuns: 300 },
    )
  })

  test('is cancelled to the same list and the same selection', () => {
    fc.assert(
      fc.property(scene, fc.array(input, { maxLength: 30, size: 'max' }), (now, inputs) => {
        const gesture = inputs.reduce((before: Gesture, one) => step(before, one, now), IDLE)
        for (const cancel of [{ at: 'cancel' }, { at: 'key', key: 'Escape', shift: false, alt: false }] as const) {
          const shown = preview(step(gesture, cancel, now), now)
          expect(shown.elements).toBe(now.elements)
          expect(shown.selection).toBe(now.selection)
        }
      }),
    )
  })
})

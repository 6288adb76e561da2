import { describe, expect, test } from 'vitest'
import { IDLE, step } from './gesture.ts'
import { preview } from './preview.ts'
import { at, CTRL, from, GROUND, hand, middle, ON_A, PLAIN, page, SHIFT, selecting } from './testing.ts'

describe('a pointer', () => {
  test('that moves under 5 px is a click: it selects, and nothing is written', () => {
    const mouse = hand()
      .press(ON_A, middle)
      .move(from(middle, 4, 2))
      .release()
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.writes()).toBe(0)
    expect(mouse.scene().elements).toBe(page.elements)
  })

  test('with ctrl or shift toggles by a click', () => {
    expect(hand(selecting('b')).press(ON_A, middle, CTRL).release().selected()).toEqual(['a', 'b'])
    expect(hand(selecting('a', 'b')).press(ON_A, middle, SHIFT).release().selected()).toEqual(['b'])
  })

  test('that moves 5 px drags what it has taken hold of, and selects it; it is written once, on release', () => {
    const mouse = hand()
      .press(ON_A, middle)
      .move(from(middle, 20, 31))
    expect(mouse.state()).toBe('translating')
    expect(mouse.frame('a')).toMatchObject({ x: 130, y: 141 })
    expect(mouse.scene().elements).toBe(page.elements)
    mouse.move(from(middle, 63, 41)).release()
    expect(mouse.frame('a')).toMatchObject({ x: 173, y: 151 })
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.writes()).toBe(1)
  })

  test('drags all that is selected as one, when it takes hold of any of it', () => {
    const mouse = hand(selecting('a', 'b'))
      .press(ON_A, middle)
      .move(from(middle, 20, 41))
    expect(mouse.frame('a')).toMatchObject({ x: 130, y: 151 })
    expect(mouse.frame('b')).toMatchObject({ x: 330, y: 671 })
    expect(mouse.selected()).toEqual(['a', 'b'])
  })

  test('that is pressed selects at once; of several that are selected all stay so until it is let go', () => {
    expect(hand().press(ON_A, middle).selected()).toEqual(['a'])
    expect(hand(selecting('a', 'b')).press(ON_A, middle).selected()).toEqual(['a', 'b'])
    expect(hand(selecting('b')).press(GROUND, { x: 5, y: 5 }).selected()).toEqual(['b'])
    expect(hand(selecting('b'), 'touch').press(ON_A, middle).selected()).toEqual(['b'])
  })

  test('a click on one of several that are selected leaves it alone selected', () => {
    expect(hand(selecting('a', 'b')).press(ON_A, middle).release().selected()).toEqual(['a'])
  })

  test('drags an element alone when others are selected, and the same groupId together', () => {
    const mouse = hand(selecting('b')).press({ on: 'element', id: 'g2' }, { x: 980, y: 160 }).move({ x: 1020, y: 230 })
    expect(mouse.selected()).toEqual(['g1', 'g2'])
    expect(mouse.frame('b')).toMatchObject({ x: 310, y: 630 })
    expect(mouse.frame('g1')).toMatchObject({ x: 751, y: 180 })
    expect(mouse.frame('g2')).toMatchObject({ x: 973, y: 180 })
  })

  test('with shift keeps one axis, also when shift is pressed while it rests', () => {
    const mouse = hand()
      .press(ON_A, middle)
      .move(from(middle, 63, 31), SHIFT)
    expect(mouse.frame('a')).toMatchObject({ x: 173, y: 110 })
    expect(mouse.keys(PLAIN).frame('a')).toMatchObject({ x: 173, y: 141 })
    expect(mouse.keys(SHIFT).frame('a')).toMatchObject({ x: 173, y: 110 })
  })

  test('snaps to others and says which guides are drawn; to what moves with it it does not', () => {
    const mouse = hand()
      .press(ON_A, middle)
      .move(from(middle, 203, 280))
    expect(mouse.frame('a')?.x).toBe(310)
    expect(mouse.shown().guides).toContainEqual({ axis: 'x', at: 310, from: 390, to: 730 })
    const both = hand(selecting('a', 'b'))
      .press(ON_A, middle)
      .move(from(middle, 3, 60))
    expect(both.frame('a')?.x).toBe(113)
  })

  test('that comes back to where it was has moved nothing: nothing is written', () => {
    const mouse = hand()
      .press(ON_A, middle)
      .move(from(middle, 80, 80))
      .move(middle)
      .release()
    expect(mouse.scene().elements).toBe(page.elements)
    expect(mouse.writes()).toBe(0)
  })

  test('Esc restores all: nothing is written', () => {
    for (const call of [
      (mouse: ReturnType<typeof hand>) => mouse.key('Escape'),
      (mouse: ReturnType<typeof hand>) => mouse.cancel(),
    ]) {
      const mouse = hand(selecting('b'))
        .press(ON_A, middle)
        .move(from(middle, 80, 80))
      expect(call(mouse).state()).toBe('idle')
      expect(mouse.shown().elements).toBe(page.elements)
      expect(mouse.selected()).toEqual(['b'])
      // what the pointer still does means nothing
      expect(
        mouse
          .move(from(middle, 90, 90))
          .release()
          .writes(),
      ).toBe(0)
    }
  })
})

describe('the ground', () => {
  test('a click on it selects nothing', () => {
    expect(hand(selecting('a')).press(GROUND, { x: 5, y: 5 }).release().selected()).toEqual([])
  })

  test('a drag over it draws a box, which selects what lies wholly in it', () => {
    const mouse = hand(selecting('b')).press(GROUND, { x: 300, y: 300 }).move({ x: 100, y: 100 })
    expect(mouse.state()).toBe('brushing')
    expect(mouse.shown().brush).toEqual({ left: 100, top: 100, right: 300, bottom: 300 })
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.move({ x: 120, y: 120 }).selected()).toEqual([])
    expect(mouse.keys(CTRL).selected()).toEqual(['a', 'b'])
    expect(mouse.release().writes()).toBe(0)
    expect(mouse.shown().brush).toBeUndefined()
  })

  test('what is locked is ground', () => {
    const mouse = hand().press({ on: 'element', id: 'locked' }, { x: 1200, y: 480 }).move({ x: 1250, y: 530 })
    expect(mouse.state()).toBe('brushing')
    expect(mouse.frame('locked')).toMatchObject({ x: 1150, y: 430 })
  })

  test('Esc while a box is drawn leaves the selection as it was', () => {
    const mouse = hand(selecting('b')).press(GROUND, { x: 300, y: 300 }).move({ x: 100, y: 100 }).key('Escape')
    expect(mouse.selected()).toEqual(['b'])
  })
})

describe('handles and the knob', () => {
  test('a handle resizes, with ctrl or shift in ratio', () => {
    const mouse = hand(selecting('a'))
      .press({ on: 'handle', handle: 'se' }, { x: 210, y: 210 })
      .move({ x: 250, y: 271 })
    expect(mouse.state()).toBe('resizing')
    expect(mouse.frame('a')).toMatchObject({ x: 110, y: 110, w: 140, h: 161 })
    expect(mouse.keys(CTRL).frame('a')?.w).toBe(mouse.frame('a')?.h)
    expect(mouse.release().writes()).toBe(1)
  })

  test('the knob turns, and snaps to 45 degrees', () => {
    const mouse = hand(selecting('a')).press({ on: 'knob' }, { x: 160, y: 98 }).move({ x: 222, y: 162 })
    expect(mouse.state()).toBe('rotating')
    expect(mouse.frame('a')).toMatchObject({ x: 110, y: 110, r: 90 })
    expect(mouse.release().writes()).toBe(1)
  })

  test('several are resized and turned as one', () => {
    const resized = hand(selecting('g1'))
      .press({ on: 'handle', handle: 'e' }, { x: 1033, y: 160 })
      .move({ x: 1194, y: 160 })
    expect(resized.frame('g1')).toMatchObject({ x: 711, w: 150, h: 100 })
    expect(resized.frame('g2')).toMatchObject({ x: 1044, w: 150 })
    const turned = hand(selecting('g1')).press({ on: 'knob' }, { x: 872, y: 48 }).move({ x: 984, y: 160 })
    expect(turned.frame('g1')?.r).toBe(90)
    expect(turned.frame('g2')?.r).toBe(90)
  })

  test('a click on them changes nothing', () => {
    const mouse = hand(selecting('a')).press({ on: 'knob' }, { x: 160, y: 98 }).release()
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.writes()).toBe(0)
    // nothing is selected: there is nothing to resize
    expect(hand().press({ on: 'knob' }, { x: 160, y: 98 }).move({ x: 222, y: 162 }).state()).toBe('idle')
  })
})

test('a locked layout is left alone', () => {
  const locked = hand({ ...selecting('a'), locked: true })
  expect(
    locked
      .press(ON_A, middle)
      .move(from(middle, 50, 50))
      .state(),
  ).toBe('idle')
  expect(locked.key('ArrowRight').state()).toBe('idle')
})

test('what another tab deletes while it is dragged is gone, and nothing breaks', () => {
  const gesture = step(
    step(IDLE, { at: 'press', hold: ON_A, point: middle, keys: PLAIN, pointer: 'mouse', time: 0 }, page),
    { at: 'move', point: from(middle, 50, 50), keys: PLAIN, time: 0 },
    page,
  )
  const without = { ...page, elements: page.elements.slice(1) }
  expect(preview(gesture, without).elements).toBe(without.elements)
})

test('the same id twice moves together', () => {
  const twins = { ...page, elements: [at('a', 110, 110), at('a', 500, 510)] }
  const mouse = hand(twins)
    .press(ON_A, middle)
    .move(from(middle, 20, 31))
    .release()
  expect(mouse.scene().elements).toMatchObject([
    { x: 130, y: 141 },
    { x: 520, y: 541 },
  ])
})

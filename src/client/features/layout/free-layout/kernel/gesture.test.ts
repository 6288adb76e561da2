import { describe, expect, test } from 'vitest'
import { IDLE, step } from './gesture.ts'
import { preview } from './preview.ts'
import {
  CTRL,
  EMPTY_AREA,
  element,
  middle,
  ON_A,
  offsetFrom,
  PLAIN,
  page,
  SHIFT,
  selecting,
  simulate,
} from './testing.ts'

describe('a pointer', () => {
  test('under 5 px is a click, which selects and writes nothing', () => {
    const mouse = simulate()
      .press(ON_A, middle)
      .move(offsetFrom(middle, 4, 2))
      .release()
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.writes()).toBe(0)
    expect(mouse.scene().elements).toBe(page.elements)
  })

  test('toggles by a click with Ctrl or Shift', () => {
    expect(simulate(selecting('b')).press(ON_A, middle, CTRL).release().selected()).toEqual(['a', 'b'])
    expect(simulate(selecting('a', 'b')).press(ON_A, middle, SHIFT).release().selected()).toEqual(['b'])
  })

  test('drags the pressed element from 5 px on, selects it, and writes once, on release', () => {
    const mouse = simulate()
      .press(ON_A, middle)
      .move(offsetFrom(middle, 20, 31))
    expect(mouse.state()).toBe('translating')
    expect(mouse.frame('a')).toMatchObject({ x: 130, y: 141 })
    expect(mouse.scene().elements).toBe(page.elements)
    mouse.move(offsetFrom(middle, 63, 41)).release()
    expect(mouse.frame('a')).toMatchObject({ x: 173, y: 151 })
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.writes()).toBe(1)
  })

  test('drags the whole selection by any of its elements', () => {
    const mouse = simulate(selecting('a', 'b'))
      .press(ON_A, middle)
      .move(offsetFrom(middle, 20, 41))
    expect(mouse.frame('a')).toMatchObject({ x: 130, y: 151 })
    expect(mouse.frame('b')).toMatchObject({ x: 330, y: 671 })
    expect(mouse.selected()).toEqual(['a', 'b'])
  })

  test('selects on press; pressing one of several selected elements keeps the selection until the release', () => {
    expect(simulate().press(ON_A, middle).selected()).toEqual(['a'])
    expect(simulate(selecting('a', 'b')).press(ON_A, middle).selected()).toEqual(['a', 'b'])
    expect(simulate(selecting('b')).press(EMPTY_AREA, { x: 5, y: 5 }).selected()).toEqual(['b'])
    expect(simulate(selecting('b'), 'touch').press(ON_A, middle).selected()).toEqual(['b'])
  })

  test('selects only the clicked one of several selected elements', () => {
    expect(simulate(selecting('a', 'b')).press(ON_A, middle).release().selected()).toEqual(['a'])
  })

  test('drags an unselected element without the selection, but with its group', () => {
    const mouse = simulate(selecting('b'))
      .press({ on: 'element', id: 'g2' }, { x: 980, y: 160 })
      .move({ x: 1020, y: 230 })
    expect(mouse.selected()).toEqual(['g1', 'g2'])
    expect(mouse.frame('b')).toMatchObject({ x: 310, y: 630 })
    expect(mouse.frame('g1')).toMatchObject({ x: 751, y: 180 })
    expect(mouse.frame('g2')).toMatchObject({ x: 973, y: 180 })
  })

  test('drags along one axis with Shift, also when Shift is pressed without a move', () => {
    const mouse = simulate()
      .press(ON_A, middle)
      .move(offsetFrom(middle, 63, 31), SHIFT)
    expect(mouse.frame('a')).toMatchObject({ x: 173, y: 110 })
    expect(mouse.keys(PLAIN).frame('a')).toMatchObject({ x: 173, y: 141 })
    expect(mouse.keys(SHIFT).frame('a')).toMatchObject({ x: 173, y: 110 })
  })

  test('snaps to other elements, with guides, but not to those dragged along', () => {
    const mouse = simulate()
      .press(ON_A, middle)
      .move(offsetFrom(middle, 203, 280))
    expect(mouse.frame('a')?.x).toBe(310)
    expect(mouse.shown().guides).toContainEqual({ axis: 'x', at: 310, from: 390, to: 730 })
    const both = simulate(selecting('a', 'b'))
      .press(ON_A, middle)
      .move(offsetFrom(middle, 3, 60))
    expect(both.frame('a')?.x).toBe(113)
  })

  test('back at its start has moved nothing, so nothing is written', () => {
    const mouse = simulate()
      .press(ON_A, middle)
      .move(offsetFrom(middle, 80, 80))
      .move(middle)
      .release()
    expect(mouse.scene().elements).toBe(page.elements)
    expect(mouse.writes()).toBe(0)
  })

  test('is cancelled by Esc, and nothing is written', () => {
    for (const cancel of [
      (mouse: ReturnType<typeof simulate>) => mouse.key('Escape'),
      (mouse: ReturnType<typeof simulate>) => mouse.cancel(),
    ]) {
      const mouse = simulate(selecting('b'))
        .press(ON_A, middle)
        .move(offsetFrom(middle, 80, 80))
      expect(cancel(mouse).state()).toBe('idle')
      expect(mouse.shown().elements).toBe(page.elements)
      expect(mouse.selected()).toEqual(['b'])
      // later moves have no effect
      expect(
        mouse
          .move(offsetFrom(middle, 90, 90))
          .release()
          .writes(),
      ).toBe(0)
    }
  })
})

describe('the empty area', () => {
  test('a click on it clears the selection', () => {
    expect(simulate(selecting('a')).press(EMPTY_AREA, { x: 5, y: 5 }).release().selected()).toEqual([])
  })

  test('a drag over it draws a box, which selects the elements wholly in it', () => {
    const mouse = simulate(selecting('b')).press(EMPTY_AREA, { x: 300, y: 300 }).move({ x: 100, y: 100 })
    expect(mouse.state()).toBe('brushing')
    expect(mouse.shown().brush).toEqual({ left: 100, top: 100, right: 300, bottom: 300 })
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.move({ x: 120, y: 120 }).selected()).toEqual([])
    expect(mouse.keys(CTRL).selected()).toEqual(['a', 'b'])
    expect(mouse.release().writes()).toBe(0)
    expect(mouse.shown().brush).toBeUndefined()
  })

  test('includes locked elements', () => {
    const mouse = simulate().press({ on: 'element', id: 'locked' }, { x: 1200, y: 480 }).move({ x: 1250, y: 530 })
    expect(mouse.state()).toBe('brushing')
    expect(mouse.frame('locked')).toMatchObject({ x: 1150, y: 430 })
  })

  test('Esc while a box is drawn restores the selection', () => {
    const mouse = simulate(selecting('b')).press(EMPTY_AREA, { x: 300, y: 300 }).move({ x: 100, y: 100 }).key('Escape')
    expect(mouse.selected()).toEqual(['b'])
  })
})

describe('the handles', () => {
  test('resize, with Ctrl or Shift in ratio', () => {
    const mouse = simulate(selecting('a'))
      .press({ on: 'handle', handle: 'se' }, { x: 210, y: 210 })
      .move({ x: 250, y: 271 })
    expect(mouse.state()).toBe('resizing')
    expect(mouse.frame('a')).toMatchObject({ x: 110, y: 110, w: 140, h: 161 })
    expect(mouse.keys(CTRL).frame('a')?.w).toBe(mouse.frame('a')?.h)
    expect(mouse.release().writes()).toBe(1)
  })

  test('rotate, and snap to 45 degrees', () => {
    const mouse = simulate(selecting('a')).press({ on: 'rotateHandle' }, { x: 160, y: 98 }).move({ x: 222, y: 162 })
    expect(mouse.state()).toBe('rotating')
    expect(mouse.frame('a')).toMatchObject({ x: 110, y: 110, r: 90 })
    expect(mouse.release().writes()).toBe(1)
  })

  test('resize and rotate several elements as one', () => {
    const resized = simulate(selecting('g1'))
      .press({ on: 'handle', handle: 'e' }, { x: 1033, y: 160 })
      .move({ x: 1194, y: 160 })
    expect(resized.frame('g1')).toMatchObject({ x: 711, w: 150, h: 100 })
    expect(resized.frame('g2')).toMatchObject({ x: 1044, w: 150 })
    const rotated = simulate(selecting('g1')).press({ on: 'rotateHandle' }, { x: 872, y: 48 }).move({ x: 984, y: 160 })
    expect(rotated.frame('g1')?.r).toBe(90)
    expect(rotated.frame('g2')?.r).toBe(90)
  })

  test('do nothing on a click, or without a selection', () => {
    const mouse = simulate(selecting('a')).press({ on: 'rotateHandle' }, { x: 160, y: 98 }).release()
    expect(mouse.selected()).toEqual(['a'])
    expect(mouse.writes()).toBe(0)
    expect(simulate().press({ on: 'rotateHandle' }, { x: 160, y: 98 }).move({ x: 222, y: 162 }).state()).toBe('idle')
  })
})

test('a locked layout cannot be changed', () => {
  const locked = simulate({ ...selecting('a'), locked: true })
  expect(
    locked
      .press(ON_A, middle)
      .move(offsetFrom(middle, 50, 50))
      .state(),
  ).toBe('idle')
  expect(locked.key('ArrowRight').state()).toBe('idle')
})

test('an element that another tab deletes during a drag is ignored', () => {
  const gesture = step(
    step(IDLE, { at: 'press', target: ON_A, point: middle, keys: PLAIN, pointerType: 'mouse', time: 0 }, page),
    { at: 'move', point: offsetFrom(middle, 50, 50), keys: PLAIN, time: 0 },
    page,
  )
  const without = { ...page, elements: page.elements.slice(1) }
  expect(preview(gesture, without).elements).toBe(without.elements)
})

test('elements with the same id are dragged together', () => {
  const twins = { ...page, elements: [element('a', 110, 110), element('a', 500, 510)] }
  const mouse = simulate(twins)
    .press(ON_A, middle)
    .move(offsetFrom(middle, 20, 31))
    .release()
  expect(mouse.scene().elements).toMatchObject([
    { x: 130, y: 141 },
    { x: 520, y: 541 },
  ])
})

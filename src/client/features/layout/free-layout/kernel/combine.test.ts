import { describe, expect, test } from 'vitest'
import { combineTargetAt } from './combine.ts'
import { ALT, element, middle, ON_A, offsetFrom, page, simulate } from './testing.ts'

const icon = (id: string, x: number, y: number, more: object = {}) => element(id, x, y, { type: 'icon', ...more })
const ofKind = {
  folder: { type: 'component', component: 'folder' },
  widget: { type: 'component', component: 'clock' },
}
const elements = [
  icon('a', 110, 110),
  icon('b', 310, 110),
  element('f', 510, 110, ofKind.folder),
  element('w', 710, 110, ofKind.widget),
  icon('locked', 910, 110, { lock: true }),
]
const scene = { ...page, elements }
const overB = offsetFrom(middle, 200, 0)
const overFolder = offsetFrom(middle, 400, 0)

describe('an icon or a folder takes what is dragged over it', () => {
  const at = (x: number, y: number, dragged = ['a']) => combineTargetAt(elements, new Set(dragged), { x, y })

  test('in its middle alone; a widget or a locked element takes nothing', () => {
    expect([at(360, 160), at(326, 126), at(560, 160)]).toEqual(['b', 'b', 'f'])
    expect([at(324, 160), at(360, 124), at(280, 160), at(760, 160), at(960, 160)]).toEqual(Array(5).fill(undefined))
  })

  test('not the dragged ones themselves, and not below another element', () => {
    expect(at(360, 160, ['b'])).toBeUndefined()
    const covered = [...elements, element('w2', 300, 100, ofKind.widget)]
    expect(combineTargetAt(covered, new Set(['a']), { x: 360, y: 160 })).toBeUndefined()
    expect(combineTargetAt(covered, new Set(['a', 'w2']), { x: 360, y: 160 })).toBe('b')
  })

  test('by its own rectangle, however it is rotated', () => {
    const turned = [icon('r', 300, 100, { w: 200, h: 60, r: 90 })]
    expect(combineTargetAt(turned, new Set(), { x: 400, y: 200 })).toBe('r')
    expect(combineTargetAt(turned, new Set(), { x: 320, y: 130 })).toBeUndefined()
  })
})

describe('tiles combine', () => {
  const dragged = () => simulate(scene).press(ON_A, middle).move(overB)

  test('after a rest of half a second, of which the target is shown', () => {
    const input = dragged()
    expect(input.wait(499).shown().combineWith).toBeUndefined()
    expect(input.wait(1).shown().combineWith).toBe('b')
    expect(input.frame('a')).toMatchObject({ x: 310, y: 110 })
    expect(input.release().writes()).toBe(0) // the frame: the folder takes the icon
  })

  test('not once the pointer has left the middle, and not with another target before its own rest', () => {
    expect(
      dragged()
        .wait(600)
        .move(offsetFrom(overB, 60, 0))
        .shown().combineWith,
    ).toBeUndefined()
    const other = dragged().wait(600).move(overFolder)
    expect(other.shown().combineWith).toBeUndefined()
    expect(other.wait(500).shown().combineWith).toBe('f')
  })

  test('not as a copy, nor without an icon among them', () => {
    expect(dragged().keys(ALT).wait(600).shown().combineWith).toBeUndefined()
    const widget = simulate(scene)
      .press({ on: 'element', id: 'w' }, offsetFrom(middle, 600, 0))
      .move(overB)
    expect(widget.wait(600).shown().combineWith).toBeUndefined()
  })
})

describe('a drag with Alt copies', () => {
  test('the originals stay, the copies are in front, selected, and one change', () => {
    const input = simulate(scene)
      .press(ON_A, middle, ALT)
      .move(offsetFrom(middle, 40, 300), ALT)
    expect(input.shown()).toMatchObject({ copies: true })
    expect(input.frame('a')).toMatchObject({ x: 150, y: 410 })
    input.release()
    expect(input.scene().elements.slice(0, -1)).toEqual(elements)
    expect(input.scene().elements.at(-1)).toMatchObject({ id: 'copy1-0', type: 'icon', x: 150, y: 410 })
    expect(input.selected()).toEqual(['copy1-0'])
    expect(input.writes()).toBe(1)
  })

  test('as Alt is when the button is released', () => {
    const input = simulate(scene)
      .press(ON_A, middle)
      .move(offsetFrom(middle, 40, 300))
    expect(input.keys(ALT).shown().copies).toBe(true)
    expect(input.keys({ ...ALT, alt: false }).shown().copies).toBe(false)
    expect(input.release().scene().elements).toHaveLength(elements.length)
    expect(input.frame('a')).toMatchObject({ x: 150, y: 410 })
  })

  test('and snaps to the originals', () => {
    const snapped = simulate(scene)
      .press(ON_A, middle, ALT)
      .move(offsetFrom(middle, 3, 300), ALT)
    expect(snapped.frame('a')?.x).toBe(110)
  })

  test('unless it was not moved', () => {
    const input = simulate(scene)
      .press(ON_A, middle, ALT)
      .move(offsetFrom(middle, 40, 0), ALT)
      .move(middle, ALT)
    expect(input.release().writes()).toBe(0)
  })
})

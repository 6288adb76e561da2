import { describe, expect, test } from 'vitest'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import type { Sortable } from '../../../shared/lib/tile/sortable.ts'
import {
  afterPageTurn,
  dropLocation,
  type Gesture,
  IDLE,
  type Input,
  leavesFolder,
  pageTurnDirection,
  preview,
  previewOfFolder,
  type Scene,
  step,
} from './gesture.ts'

const icon = (id: string): Sortable => ({ id, size: '1x1', kind: 'icon' })
const folder: Sortable = { id: 'f', size: '1x1', kind: 'folder' }
const widget: Sortable = { id: 'w', size: '1x1', kind: 'widget' }

/** A page of five tiles beside the held `a` in cells of 100 px, four in a row; a dock below, groups at the left. */
const scene: Scene = {
  free: false,
  page: 'one',
  others: [icon('b'), icon('c'), folder, icon('d'), widget],
  columns: 4,
  origin: { x: 200, y: 100 },
  pitch: { x: 100, y: 100 },
  window: { x: 0, y: 100, width: 1000, height: 500 },
  groups: [
    { id: 'one', box: { x: 30, y: 200, width: 50, height: 50 } },
    { id: 'two', box: { x: 30, y: 260, width: 50, height: 50 } },
  ],
  folder: undefined,
  dock: {
    box: { x: 300, y: 620, width: 200, height: 60 },
    tiles: [
      { id: 'd1', x: 310, y: 630, width: 40, height: 40 },
      { id: 'd2', x: 360, y: 630, width: 40, height: 40 },
    ],
  },
}

/** A hand that does one thing after the other; `rest` lets the given time pass. */
function hand(held: Sortable, { finger = false, scene: around = scene } = {}) {
  let gesture: Gesture = IDLE
  let time = 1000
  const tell = (input: Input) => {
    gesture = step(gesture, input, around)
  }
  const self = {
    press(point: Point) {
      tell({ at: 'press', held, carried: [held], index: 0, point, grip: { x: 0, y: 0 }, time, finger })
      return self
    },
    move(point: Point) {
      tell({ at: 'move', point, time })
      return self
    },
    rest(ms: number) {
      time += ms
      tell({ at: 'tick', time })
      return self
    },
    see(next: Scene) {
      around = next
      return self
    },
    drop() {
      tell({ at: 'drop' })
      return self
    },
    now: () => gesture,
    landing: () => dropLocation(gesture, around),
    order: () => (gesture.at === 'sorting' ? preview(gesture, around).map(({ id }) => id) : []),
    turn: () => pageTurnDirection(gesture, time),
    leaves: () => leavesFolder(gesture, around, time),
    turned() {
      gesture = afterPageTurn(gesture, time)
      return self
    },
  }
  return self
}
const cell = (row: number, column: number): Point => ({ x: 250 + 100 * column, y: 150 + 100 * row })
const a = icon('a')

describe('a pointer', () => {
  test('that moves under 5 px clicks', () => {
    expect(hand(a).press(cell(0, 0)).move({ x: 254, y: 152 }).now().at).toBe('pointing')
    expect(hand(a).press(cell(0, 0)).move({ x: 254, y: 153 }).now().at).toBe('sorting')
  })

  test('that is a finger takes hold after 180 ms; before that a quick swipe is the page’s', () => {
    expect(hand(a, { finger: true }).press(cell(0, 0)).rest(100).move({ x: 290, y: 150 }).now().at).toBe('idle')
    expect(hand(a, { finger: true }).press(cell(0, 0)).rest(180).move({ x: 290, y: 150 }).now().at).toBe('sorting')
    const trembling = hand(a, { finger: true }).press(cell(0, 0)).move({ x: 253, y: 152 })
    expect(hand(a, { finger: true }).press(cell(0, 0)).rest(1000).now().at).toBe('idle') // its menu opens
    expect(trembling.rest(180).move({ x: 290, y: 150 }).now().at).toBe('sorting')
  })

  test('that is called off leaves nothing', () => {
    const sorting = hand(a).press(cell(0, 0)).move(cell(1, 1)).now()
    expect(step(sorting, { at: 'end' }, scene)).toEqual(IDLE)
    expect(dropLocation(IDLE, scene)).toBeUndefined()
  })
})

describe('a dragged tile', () => {
  test('has the others make room where it rests, not where it only passes', () => {
    const dragged = hand(a).press(cell(0, 0)).move({ x: 580, y: 150 })
    expect(dragged.order()).toEqual(['a', 'b', 'c', 'f', 'd', 'w'])
    dragged.rest(119)
    expect(dragged.order()).toEqual(['a', 'b', 'c', 'f', 'd', 'w'])
    dragged.rest(1)
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'a', 'd', 'w'])
    expect(dragged.landing()).toEqual({ at: 'group', group: 'one', index: 3 })
  })

  test('comes in front of all others on a free page, where nobody makes room', () => {
    const free = { ...scene, free: true, others: [] }
    const dragged = hand(a, { scene: free }).press(cell(0, 0)).move(cell(2, 2)).rest(500).drop()
    expect(dragged.landing()).toEqual({ at: 'group', group: 'one', index: Number.POSITIVE_INFINITY })
  })

  test('let go before the others have made room comes where it is let go', () => {
    const dragged = hand(a).press(cell(0, 0)).move({ x: 580, y: 150 })
    expect(dragged.landing()).toMatchObject({ index: 0 })
    expect(dragged.drop().landing()).toEqual({ at: 'group', group: 'one', index: 3 })
    expect(hand(a).press(cell(0, 0)).move({ x: 258, y: 150 }).drop().landing()).toMatchObject({ index: 0 })
    expect(hand(a).press(cell(0, 0)).move(cell(0, 1)).drop().landing()).toMatchObject({ at: 'group', index: 1 })
    const joined = hand(a).press(cell(0, 0)).move(cell(0, 1)).rest(500).drop()
    expect(joined.landing()).toEqual({ at: 'onto', tile: 'b' })
  })

  test('held 500 ms over an icon makes a folder of both, over a folder it joins it', () => {
    const dragged = hand(a).press(cell(0, 0)).move(cell(0, 1)).rest(499)
    expect(dragged.landing()).toMatchObject({ at: 'group', index: 0 })
    expect(dragged.rest(1).landing()).toEqual({ at: 'onto', tile: 'b' })
    expect(dragged.order()).toEqual(['a', 'b', 'c', 'f', 'd', 'w'])
    expect(dragged.move({ x: 385, y: 150 }).landing()).toMatchObject({ at: 'group' })
    expect(dragged.move(cell(0, 3)).rest(500).landing()).toEqual({ at: 'onto', tile: 'f' })
  })

  test('makes no folder of a widget, and none of a folder', () => {
    expect(hand(a).press(cell(0, 0)).move(cell(1, 1)).rest(900).landing()).toMatchObject({ at: 'group', index: 5 })
    expect(
      hand({ ...folder, id: 'g' })
        .press(cell(0, 0))
        .move(cell(0, 1))
        .rest(900)
        .landing(),
    ).toMatchObject({
      at: 'group',
      index: 1,
    })
  })

  test('is put into the dock where the pointer is, if it is an icon; the page closes behind it', () => {
    const dragged = hand(a).press(cell(0, 0)).move({ x: 355, y: 650 })
    expect(dragged.landing()).toEqual({ at: 'dock', index: 1 })
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'd', 'w'])
    expect(hand(widget).press(cell(0, 0)).move({ x: 355, y: 650 }).landing()).toMatchObject({ at: 'group' })
  })

  test('goes from place to place in the open folder, and out of it, which closes behind it', () => {
    const folder = {
      id: 'f',
      window: { x: 600, y: 300, width: 300, height: 250 },
      others: [icon('x'), icon('y')],
      columns: 3,
      origin: { x: 600, y: 300 },
      pitch: { x: 100, y: 100 },
    }
    const around = { ...scene, folder }
    const dragged = hand(a, { scene: around }).press({ x: 650, y: 350 }).move({ x: 750, y: 350 })
    expect(dragged.landing()).toEqual({ at: 'folder', folder: 'f', index: 1 })
    expect(dragged.move({ x: 880, y: 540 }).landing()).toEqual({ at: 'folder', folder: 'f', index: 2 })
    const inside = dragged.now()
    if (inside.at === 'sorting') expect(previewOfFolder(inside, around)?.map(({ id }) => id)).toEqual(['x', 'y', 'a'])
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'd', 'w'])
    dragged.move(cell(0, 0)).rest(249)
    expect(dragged.leaves()).toBe(false)
    expect(dragged.rest(1).leaves()).toBe(true)
    expect(dragged.see(scene).rest(1).leaves()).toBe(false)
  })

  test('over a group’s button goes to the end of that group, and turns to it when it rests there', () => {
    const dragged = hand(a).press(cell(0, 0)).move({ x: 50, y: 280 })
    expect(dragged.landing()).toEqual({ at: 'group', group: 'two', index: Number.POSITIVE_INFINITY })
    expect(dragged.rest(699).turn()).toBeUndefined()
    expect(dragged.rest(1).turn()).toEqual({ group: 'two' })
    const there = dragged.see({ ...scene, page: 'two', others: [icon('x'), icon('y')] }).rest(1)
    expect(there.landing()).toEqual({ at: 'group', group: 'two', index: 2 })
    expect(there.order()).toEqual(['x', 'y', 'a'])
    expect(there.move({ x: 220, y: 150 }).rest(120).order()).toEqual(['a', 'x', 'y'])
  })

  test('at the edge turns page after page, one for each rest', () => {
    const dragged = hand(a).press(cell(0, 0)).move({ x: 990, y: 300 })
    expect(dragged.rest(700).turn()).toEqual({ way: 1 })
    expect(dragged.turned().rest(699).turn()).toBeUndefined()
    expect(dragged.rest(1).turn()).toEqual({ way: 1 })
    expect(hand(a).press(cell(0, 0)).move({ x: 10, y: 400 }).rest(700).turn()).toEqual({ way: -1 })
  })

  test('turns the page in a zone of 55 px, and in a narrower one where tiles reach into that', () => {
    const over = (x: number, around: Scene) => {
      const now = hand(a, { scene: around }).press(cell(0, 0)).move({ x, y: 420 }).now()
      return now.at === 'sorting' ? now.over.at : now.at
    }
    const phone = { ...scene, origin: { x: 10, y: 100 } }
    expect([54, 56, 944, 946].map((x) => over(x, scene))).toEqual(['edge', 'ground', 'ground', 'edge'])
    expect([27, 29, 971, 973].map((x) => over(x, phone))).toEqual(['edge', 'ground', 'ground', 'edge'])
  })

  test('beside everything keeps the place that it had', () => {
    const dragged = hand(a).press(cell(0, 0)).move({ x: 580, y: 150 }).rest(120)
    expect(dragged.move({ x: 500, y: 20 }).rest(900).landing()).toMatchObject({ at: 'group', index: 3 })
  })
})

describe('a tile carried by keys', () => {
  const carry = (...keys: readonly string[]) =>
    keys.reduce<Gesture>(
      (now, key) => step(now, { at: 'key', key }, scene),
      step(IDLE, { at: 'pick', held: a, index: 0 }, scene),
    )

  test('goes where the arrows lead, and stays at the ends', () => {
    expect(dropLocation(carry(), scene)).toEqual({ at: 'group', group: 'one', index: 0 })
    expect(dropLocation(carry('ArrowRight', 'ArrowRight'), scene)).toMatchObject({ index: 2 })
    expect(dropLocation(carry('ArrowDown'), scene)).toMatchObject({ index: 4 })
    expect(dropLocation(carry('ArrowLeft', 'ArrowUp'), scene)).toMatchObject({ index: 0 })
  })

  test('comes along to another page, behind its tiles', () => {
    const there = step(carry(), { at: 'key', key: '' }, { ...scene, page: 'two', others: [icon('x')] })
    expect(dropLocation(there, { ...scene, page: 'two', others: [icon('x')] })).toEqual({
      at: 'group',
      group: 'two',
      index: 1,
    })
  })
})

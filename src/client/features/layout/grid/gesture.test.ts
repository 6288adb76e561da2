import { describe, expect, test } from 'vitest'
import type { Point } from '../../../lib/geometry/vector.ts'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import type { Scene } from './decide-drop.ts'
import {
  afterPageTurn,
  dropLocation,
  type Gesture,
  IDLE,
  type Input,
  preview,
  previewFolder,
  refusalUnder,
  requestedPageTurn,
  shouldCloseFolder,
  step,
} from './gesture.ts'

const icon = (id: string): Sortable => ({ id, size: '1x1', kind: 'icon' })
const folder: Sortable = { id: 'f', size: '1x1', kind: 'folder' }
const widget: Sortable = { id: 'w', size: '1x1', kind: 'widget' }

/** A page of five tiles and the dragged `a`: cells of 100 px, four in a row; a dock below, groups at the left. */
const scene: Scene = {
  free: false,
  page: 'one',
  others: [icon('b'), icon('c'), folder, icon('d'), widget],
  columns: 4,
  origin: { x: 200, y: 100 },
  pitch: { x: 100, y: 100 },
  viewport: { x: 0, y: 100, width: 1000, height: 500 },
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

/** A simulated pointer; `rest` lets the given time pass. */
function pointer(dragged: Sortable, { isTouch = false, scene: current = scene } = {}) {
  let gesture: Gesture = IDLE
  let time = 1000
  const dispatch = (input: Input) => {
    gesture = step(gesture, input, current)
  }
  const self = {
    press(point: Point) {
      const tiles = { dragged, draggedTiles: [dragged], insertionIndex: 0 }
      dispatch({ at: 'press', ...tiles, point, grabOffset: { x: 0, y: 0 }, time, isTouch })
      return self
    },
    move(point: Point) {
      dispatch({ at: 'move', point, time })
      return self
    },
    rest(ms: number) {
      time += ms
      dispatch({ at: 'tick', time })
      return self
    },
    show(next: Scene) {
      current = next
      return self
    },
    drop() {
      dispatch({ at: 'drop' })
      return self
    },
    now: () => gesture,
    location: () => dropLocation(gesture, current),
    order: () => (gesture.at === 'pointerSorting' ? preview(gesture, current).map(({ id }) => id) : []),
    pageTurn: () => requestedPageTurn(gesture, time),
    closesFolder: () => shouldCloseFolder(gesture, current, time),
    afterTurn() {
      gesture = afterPageTurn(gesture, time)
      return self
    },
  }
  return self
}
const cell = (row: number, column: number): Point => ({ x: 250 + 100 * column, y: 150 + 100 * row })
const a = icon('a')

describe('a pressed pointer', () => {
  test('that moves less than 5 px is a click', () => {
    expect(pointer(a).press(cell(0, 0)).move({ x: 254, y: 152 }).now().at).toBe('pressed')
    expect(pointer(a).press(cell(0, 0)).move({ x: 254, y: 153 }).now().at).toBe('pointerSorting')
  })

  test('of a finger starts a drag after 180 ms; a swipe before that belongs to the page', () => {
    expect(pointer(a, { isTouch: true }).press(cell(0, 0)).rest(100).move({ x: 290, y: 150 }).now().at).toBe('idle')
    expect(pointer(a, { isTouch: true }).press(cell(0, 0)).rest(180).move({ x: 290, y: 150 }).now().at).toBe(
      'pointerSorting',
    )
    const trembling = pointer(a, { isTouch: true }).press(cell(0, 0)).move({ x: 253, y: 152 })
    expect(pointer(a, { isTouch: true }).press(cell(0, 0)).rest(1000).now().at).toBe('idle') // its menu opens
    expect(trembling.rest(180).move({ x: 290, y: 150 }).now().at).toBe('pointerSorting')
  })

  test('that is cancelled leaves no drop location', () => {
    const sorting = pointer(a).press(cell(0, 0)).move(cell(1, 1)).now()
    expect(step(sorting, { at: 'cancel' }, scene)).toEqual(IDLE)
    expect(dropLocation(IDLE, scene)).toBeUndefined()
  })
})

describe('a dragged tile', () => {
  test('makes the others make room where it rests for 120 ms, not where it passes', () => {
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 580, y: 150 })
    expect(dragged.order()).toEqual(['a', 'b', 'c', 'f', 'd', 'w'])
    dragged.rest(119)
    expect(dragged.order()).toEqual(['a', 'b', 'c', 'f', 'd', 'w'])
    dragged.rest(1)
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'a', 'd', 'w'])
    expect(dragged.location()).toEqual({ at: 'group', group: 'one', index: 3 })
  })

  test('makes a tile make room 120 ms after it has passed its middle, before only after a rest of 500 ms', () => {
    const before = ['a', 'b', 'c', 'f', 'd', 'w']
    const after = ['b', 'a', 'c', 'f', 'd', 'w']
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 305, y: 150 }).rest(120)
    expect(dragged.order()).toEqual(before)
    expect(dragged.rest(379).move({ x: 311, y: 150 }).rest(1).order(), 'the hand goes on').toEqual(before)
    expect(dragged.move({ x: 313, y: 149 }).rest(499).order()).toEqual(after)
    const past = pointer(a).press(cell(0, 0)).move({ x: 320, y: 150 }).rest(100).move({ x: 380, y: 150 })
    expect(past.rest(119).order()).toEqual(before)
    expect(past.move({ x: 390, y: 150 }).rest(1).order()).toEqual(after)
    const withWidget = pointer(widget).press(cell(0, 0)).move({ x: 305, y: 150 })
    expect(withWidget.rest(120).order(), 'which makes no folder').toEqual(['b', 'w', 'c', 'f', 'd', 'w'])
  })

  test('is dropped after all others on a free page, where tiles do not make room', () => {
    const free = { ...scene, free: true, others: [] }
    const dragged = pointer(a, { scene: free }).press(cell(0, 0)).move(cell(2, 2)).rest(500).drop()
    expect(dragged.location()).toEqual({ at: 'group', group: 'one', index: Number.POSITIVE_INFINITY })
  })

  test('dropped before the others have made room is inserted where it is dropped', () => {
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 580, y: 150 })
    expect(dragged.location()).toMatchObject({ index: 0 })
    expect(dragged.drop().location()).toEqual({ at: 'group', group: 'one', index: 3 })
    expect(pointer(a).press(cell(0, 0)).move({ x: 258, y: 150 }).drop().location()).toMatchObject({ index: 0 })
    expect(pointer(a).press(cell(0, 0)).move(cell(0, 1)).drop().location()).toMatchObject({ at: 'group', index: 1 })
    const joined = pointer(a).press(cell(0, 0)).move(cell(0, 1)).rest(500).drop()
    expect(joined.location()).toEqual({ at: 'combine', tile: 'b' })
  })

  test('resting 500 ms over an icon makes a folder of both, over a folder joins it', () => {
    const dragged = pointer(a).press(cell(0, 0)).move(cell(0, 1)).rest(499)
    expect(dragged.location()).toMatchObject({ at: 'group', index: 0 })
    expect(dragged.rest(1).location()).toEqual({ at: 'combine', tile: 'b' })
    expect(dragged.order()).toEqual(['a', 'b', 'c', 'f', 'd', 'w'])
    expect(dragged.move({ x: 385, y: 150 }).location()).toMatchObject({ at: 'group' })
    expect(dragged.move(cell(0, 3)).rest(500).location()).toEqual({ at: 'combine', tile: 'f' })
  })

  test('makes no folder with a widget, nor of a folder', () => {
    expect(pointer(a).press(cell(0, 0)).move(cell(1, 1)).rest(900).location()).toMatchObject({ at: 'group', index: 5 })
    expect(
      pointer({ ...folder, id: 'g' })
        .press(cell(0, 0))
        .move(cell(0, 1))
        .rest(900)
        .location(),
    ).toMatchObject({
      at: 'group',
      index: 1,
    })
  })

  test('is inserted into the dock at the pointer unless it is a folder; the page closes the gap', () => {
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 355, y: 650 })
    expect(dragged.location()).toEqual({ at: 'dock', index: 1 })
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'd', 'w'])
    const refused = pointer(folder).press(cell(0, 0)).move({ x: 355, y: 650 })
    expect(refused.location()).toMatchObject({ at: 'group' })
    expect([refusalUnder(refused.now()), refusalUnder(dragged.now())]).toEqual(['noFoldersInDock', undefined])
  })

  test('is dropped nowhere over the window, which covers the page', () => {
    const covered = { ...scene, window: { x: 150, y: 50, width: 900, height: 700 } }
    const dragged = pointer(a, { scene: covered }).press(cell(0, 0)).move({ x: 355, y: 650 })
    expect(dragged.location()).toBeUndefined()
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'd', 'w'])
  })

  test('is sorted within the open folder, which closes 250 ms after the tile has left it', () => {
    const folder = {
      id: 'f',
      viewport: { x: 600, y: 300, width: 300, height: 250 },
      others: [icon('x'), icon('y')],
      columns: 3,
      origin: { x: 600, y: 300 },
      pitch: { x: 100, y: 100 },
    }
    const withFolder = { ...scene, folder }
    const dragged = pointer(a, { scene: withFolder }).press({ x: 650, y: 350 }).move({ x: 750, y: 350 })
    expect(dragged.location()).toEqual({ at: 'folder', folder: 'f', index: 1 })
    expect(dragged.move({ x: 880, y: 540 }).location()).toEqual({ at: 'folder', folder: 'f', index: 2 })
    const inside = dragged.now()
    if (inside.at === 'pointerSorting')
      expect(previewFolder(inside, withFolder)?.map(({ id }) => id)).toEqual(['x', 'y', 'a'])
    expect(dragged.order()).toEqual(['b', 'c', 'f', 'd', 'w'])
    dragged.move(cell(0, 0)).rest(249)
    expect(dragged.closesFolder()).toBe(false)
    expect(dragged.rest(1).closesFolder()).toBe(true)
    expect(dragged.show(scene).rest(1).closesFolder()).toBe(false)
  })

  test('over a group’s button goes to the end of that group, and a rest of 700 ms shows its page', () => {
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 50, y: 280 })
    expect(dragged.location()).toEqual({ at: 'group', group: 'two', index: Number.POSITIVE_INFINITY })
    expect(dragged.rest(699).pageTurn()).toBeUndefined()
    expect(dragged.rest(1).pageTurn()).toEqual({ group: 'two' })
    const there = dragged.show({ ...scene, page: 'two', others: [icon('x'), icon('y')] }).rest(1)
    expect(there.location()).toEqual({ at: 'group', group: 'two', index: 2 })
    expect(there.order()).toEqual(['x', 'y', 'a'])
    expect(there.move({ x: 220, y: 150 }).rest(500).order()).toEqual(['a', 'x', 'y'])
  })

  test('at a screen edge turns one page for each rest of 700 ms', () => {
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 990, y: 300 })
    expect(dragged.rest(700).pageTurn()).toEqual({ direction: 1 })
    expect(dragged.afterTurn().rest(699).pageTurn()).toBeUndefined()
    expect(dragged.rest(1).pageTurn()).toEqual({ direction: 1 })
    expect(pointer(a).press(cell(0, 0)).move({ x: 10, y: 400 }).rest(700).pageTurn()).toEqual({ direction: -1 })
  })

  test('turns the page in an edge zone of 55 px, narrower where tiles reach into it', () => {
    const targetAt = (x: number, on: Scene) => {
      const now = pointer(a, { scene: on }).press(cell(0, 0)).move({ x, y: 420 }).now()
      return now.at === 'pointerSorting' ? now.dropTarget.at : now.at
    }
    const phone = { ...scene, origin: { x: 10, y: 100 } }
    expect([54, 56, 944, 946].map((x) => targetAt(x, scene))).toEqual([
      'screenEdge',
      'emptyCell',
      'emptyCell',
      'screenEdge',
    ])
    expect([27, 29, 971, 973].map((x) => targetAt(x, phone))).toEqual([
      'screenEdge',
      'emptyCell',
      'emptyCell',
      'screenEdge',
    ])
  })

  test('outside of all targets keeps its insertion index', () => {
    const dragged = pointer(a).press(cell(0, 0)).move({ x: 580, y: 150 }).rest(120)
    expect(dragged.move({ x: 500, y: 20 }).rest(900).location()).toMatchObject({ at: 'group', index: 3 })
  })
})

describe('a tile sorted by keys', () => {
  const press = (...keys: readonly string[]) =>
    keys.reduce<Gesture>(
      (now, key) => step(now, { at: 'key', key }, scene),
      step(IDLE, { at: 'pickUp', dragged: a, insertionIndex: 0 }, scene),
    )

  test('moves by arrow keys, and stays at the ends', () => {
    expect(dropLocation(press(), scene)).toEqual({ at: 'group', group: 'one', index: 0 })
    expect(dropLocation(press('ArrowRight', 'ArrowRight'), scene)).toMatchObject({ index: 2 })
    expect(dropLocation(press('ArrowDown'), scene)).toMatchObject({ index: 4 })
    expect(dropLocation(press('ArrowLeft', 'ArrowUp'), scene)).toMatchObject({ index: 0 })
  })

  test('follows to another page, after its tiles', () => {
    const there = step(press(), { at: 'key', key: '' }, { ...scene, page: 'two', others: [icon('x')] })
    expect(dropLocation(there, { ...scene, page: 'two', others: [icon('x')] })).toEqual({
      at: 'group',
      group: 'two',
      index: 1,
    })
  })
})

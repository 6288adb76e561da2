import { describe, expect, test } from 'vitest'
import { minus, type Point, plus, times } from '../../../lib/geometry/vector.ts'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import type { Scene } from './decide-drop.ts'
import { dropLocation, type Gesture, IDLE, type Input, preview, step } from './gesture.ts'

/** The dragged tile is in the middle of 25 tiles, five in a row. */
const [COLUMNS, MIDDLE] = [5, 12]
const dragged: Sortable = { id: 't12', size: '1x1', kind: 'icon' }
const neighbours = { left: -1, right: 1, up: -5, down: 5, upLeft: -6, upRight: -4, downLeft: 4, downRight: 6 } as const

const sceneOf = (kind: Sortable['kind']): Scene => ({
  free: false,
  page: 'one',
  others: Array.from({ length: 25 }, (_, at): Sortable => ({ id: `t${at}`, size: '1x1', kind })).toSpliced(MIDDLE, 1),
  columns: COLUMNS,
  origin: { x: 200, y: 100 },
  pitch: { x: 88, y: 96 },
  viewport: { x: 0, y: 0, width: 1000, height: 900 },
  groups: [],
  dock: undefined,
  folder: undefined,
})

const centerOf = (at: number): Point => ({ x: 244 + 88 * (at % COLUMNS), y: 148 + 96 * Math.floor(at / COLUMNS) })

/** Parts of the way, 16 ms each, and how far from the straight line in parts of its length. */
type Gait = readonly (readonly [along: number, aside: number])[]

const line = (from: number, to: number, ms: number): Gait =>
  Array.from({ length: Math.round(ms / 16) }, (_, at) => [from + ((to - from) * (at + 1)) / Math.round(ms / 16), 0])
const pause = (along: number, ms: number): Gait =>
  Array.from({ length: Math.round(ms / 16) }, (_, at) => [along + 0.008 * Math.sin(at), 0.008 * Math.cos(at * 1.7)])
/** Speed of a reaching hand: slow, fast, slow. */
const reach = (from: number, to: number, ms: number, bow: number): Gait =>
  line(0, 1, ms).map(([part]) => [
    from + (to - from) * (10 * part ** 3 - 15 * part ** 4 + 6 * part ** 5),
    bow * Math.sin(Math.PI * part),
  ])

const gaits: Readonly<Record<string, Gait>> = {
  slow: line(0, 1, 2000),
  fast: line(0, 1, 80),
  hesitant: [
    ...line(0, 0.35, 300),
    ...pause(0.35, 350),
    ...line(0.35, 0.62, 250),
    ...pause(0.62, 350),
    ...line(0.62, 0.85, 200),
    ...pause(0.85, 350),
    ...line(0.85, 1, 200),
  ],
  overshooting: [...reach(0, 1.16, 420, 0.09), ...reach(1.16, 0.95, 180, -0.03), ...reach(0.95, 1, 120, 0)],
  bowing: reach(0, 1, 700, -0.16),
}

/** Drags to a neighbour, rests on its middle for a second, and lets go. */
function dragTo(neighbour: number, gait: Gait, kind: Sortable['kind'], grabOffset: Point) {
  const scene = sceneOf(kind)
  const start = plus(centerOf(MIDDLE), grabOffset)
  const way = minus(centerOf(neighbour), centerOf(MIDDLE))
  let gesture: Gesture = IDLE
  let time = 0
  const dispatch = (input: Input) => {
    gesture = step(gesture, input, scene)
  }
  const tiles = { dragged, draggedTiles: [dragged], insertionIndex: MIDDLE }
  dispatch({ at: 'press', ...tiles, point: start, grabOffset, time, isTouch: false })
  const held: Gait = Array.from({ length: 63 }, (_, at) => [1, 0.01 * Math.sin(at)])
  for (const [along, aside] of [...gait, ...held]) {
    time += 16
    const across = { x: -way.y * aside, y: way.x * aside }
    dispatch({ at: 'move', point: plus(plus(start, times(way, along)), across), time })
    dispatch({ at: 'tick', time: time + 8 })
  }
  dispatch({ at: 'drop' })
  return { location: dropLocation(gesture, scene), gesture, scene }
}

describe.each(Object.entries(gaits))('a %s hand', (_name, gait) => {
  test.each(Object.entries(neighbours))('that rests on the neighbour %s makes a folder', (_side, by) => {
    const neighbour = `t${MIDDLE + by}`
    const { location, gesture, scene } = dragTo(MIDDLE + by, gait, 'icon', { x: 0, y: 0 })
    expect(location).toEqual({ at: 'combine', tile: neighbour })
    if (gesture.at === 'pointerSorting')
      expect(
        preview(gesture, scene).map(({ id }) => id),
        'nothing has moved',
      ).toEqual(Array.from({ length: 25 }, (_, at) => `t${at}`))
  })

  test.each(Object.entries(neighbours))('that has taken the tile near its corner joins the folder %s', (_side, by) => {
    const { location } = dragTo(MIDDLE + by, gait, 'folder', { x: 14, y: -12 })
    expect(location).toEqual({ at: 'combine', tile: `t${MIDDLE + by}` })
  })
})

import { type Figure, median } from '../../scripts/lib/figures.ts'
import { placeTiles } from '../../src/client/features/desk/tiles/model.ts'
import type { FreeElement } from '../../src/client/features/layout/free-layout/kernel/frame.ts'
import * as free from '../../src/client/features/layout/free-layout/kernel/gesture.ts'
import { preview as previewFree } from '../../src/client/features/layout/free-layout/kernel/preview.ts'
import type { Scene } from '../../src/client/features/layout/grid/decide-drop.ts'
import * as sorting from '../../src/client/features/layout/grid/gesture.ts'
import { TILE_COUNTS } from './counts.ts'

/** Gives what is shown at the n-th move of a gesture that is under way on a page of so many tiles. */
type Shown = (tiles: number) => (move: number) => unknown

function sorted(tiles: number): (move: number) => unknown {
  const scene: Scene = {
    free: false,
    page: 'a',
    others: Array.from({ length: tiles }, (_, at) => ({
      id: `t${at}`,
      size: at % 7 === 0 ? '2x2' : '1x1',
      kind: 'icon',
    })),
    columns: 12,
    origin: { x: 0, y: 0 },
    pitch: { x: 100, y: 100 },
    viewport: { x: 0, y: 0, width: 1440, height: 900 },
    groups: [],
    folder: undefined,
    dock: undefined,
  }
  const dragged = { id: 'dragged', size: '1x1', kind: 'icon' } as const
  const gesture = sorting.step(sorting.IDLE, { at: 'pickUp', dragged, insertionIndex: 5 }, scene)
  if (gesture.at !== 'keyboardSorting') throw new Error('a tile that is picked up is sorted by keys')
  return (move) =>
    placeTiles(
      sorting.preview({ ...gesture, insertionIndex: move % tiles }, scene).map(({ size }) => size),
      scene.columns,
    )
}

const NO_KEYS: free.Keys = { ctrl: false, shift: false, alt: false }

/** A gesture of the free layout, with one element selected, all of them, or none. */
const freely =
  (target: free.PressTarget, selected: 'one' | 'all'): Shown =>
  (tiles) => {
    const elements = Array.from(
      { length: tiles },
      (_, at): FreeElement => ({
        id: `t${at}`,
        x: 120 + (at % 18) * 66,
        y: 60 + Math.floor(at / 18) * 66,
        w: 48,
        h: 48,
        r: 0,
      }),
    )
    const scene: free.Scene<FreeElement> = {
      elements,
      selection: new Set(selected === 'one' ? ['t25'] : elements.map(({ id }) => id)),
      edges: { left: 0, right: 1440 },
      viewport: { left: 0, top: 0, right: 1440, bottom: 700 },
      grid: 37.5,
      locked: false,
    }
    const from = { x: 600, y: 150 }
    const pressed = { at: 'press', target, point: from, keys: NO_KEYS, pointerType: 'mouse', time: 0 } as const
    const moved = (gesture: free.Gesture, move: number) => {
      const point = { x: from.x + 20 + ((move * 3) % 90), y: from.y + 20 + ((move * 2) % 60) }
      return free.step(gesture, { at: 'move', point, keys: NO_KEYS, time: move }, scene)
    }
    let gesture = moved(free.step(free.IDLE, pressed, scene), 1)
    return (move) => {
      gesture = moved(gesture, move)
      return previewFree(gesture, scene)
    }
  }

const previews: Readonly<Record<string, Shown>> = {
  'sequential drag, with places': sorted,
  'free drag of one': freely({ on: 'element', id: 't25' }, 'one'),
  'free drag of all': freely({ on: 'element', id: 't25' }, 'all'),
  'resize of all': freely({ on: 'handle', handle: 'ne' }, 'all'),
  'rotation of all': freely({ on: 'rotateHandle' }, 'all'),
  marquee: freely({ on: 'emptyArea' }, 'one'),
}

const MOVES = 8

function timeOf(task: () => void): number {
  const began = performance.now()
  task()
  return performance.now() - began
}

/** How often adding 100,000 numbers fits into what is shown at one move; the two are timed in turn. */
function againstLoop(shown: (move: number) => unknown): number {
  let sum = 0
  const ratios = Array.from({ length: 60 }, (_, round) => {
    const own = timeOf(() => {
      for (let move = 0; move < MOVES; move++) shown(round * MOVES + move + 2)
    })
    const loop = timeOf(() => {
      for (let move = 0; move < MOVES; move++) for (let at = 0; at < 100_000; at++) sum += at % (move + 2)
    })
    return own / loop
  })
  if (sum === 0) throw new Error('nothing has been added')
  return median(ratios.slice(20)) // compiled by then
}

/** What is shown at a move as a ratio to a loop that adds, and how that grows with the tiles. */
export function measurePreviews(log: (line: string) => void): readonly Figure[] {
  return Object.entries(previews).map(([name, shown]): Figure => {
    const ratios = TILE_COUNTS.map((tiles) => againstLoop(shown(tiles)))
    log(
      `preview, ${name}: ${TILE_COUNTS.map((tiles, at) => `${tiles} tiles ${ratios[at]?.toPrecision(2)}`).join(', ')} x the loop`,
    )
    const [few = Number.NaN, , many = Number.NaN] = ratios
    return {
      name: `preview, ${name}: growth from 60 to 1,000 tiles against n log n`,
      value: growthToNLogN(few, many),
      unit: 'x',
      timed: true,
      target: { op: '<=', value: 1 },
      control: { name: '60 tiles, adding 100,000 numbers', value: few },
    }
  })
}

/** How much something grows from the fewest tiles to the most, as a part of what n log n does. */
export function growthToNLogN(few: number, many: number): number {
  const [least, , most] = TILE_COUNTS
  return many / few / ((most * Math.log(most)) / (least * Math.log(least)))
}

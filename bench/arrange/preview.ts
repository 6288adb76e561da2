import { type Figure, median } from '../../scripts/lib/figures.ts'
import type { FreeElement } from '../../src/client/features/free-layout/kernel/frame.ts'
import * as free from '../../src/client/features/free-layout/kernel/gesture.ts'
import { preview as previewFree } from '../../src/client/features/free-layout/kernel/preview.ts'
import * as sorting from '../../src/client/features/grid/gesture.ts'
import { placeTiles } from '../../src/client/features/tiles/model.ts'
import { TILE_COUNTS } from './counts.ts'

/** For a page with this many tiles: computes the preview at the n-th move of a running gesture. */
type PreviewFactory = (tiles: number) => (move: number) => unknown

function sortingPreview(tiles: number): (move: number) => unknown {
  const scene: sorting.Scene = {
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
    window: { x: 0, y: 0, width: 1440, height: 900 },
    groups: [],
    folder: undefined,
    dock: undefined,
  }
  const dragged = { id: 'held', size: '1x1', kind: 'icon' } as const
  const dragging = sorting.step(sorting.IDLE, { at: 'pick', held: dragged, index: 5 }, scene)
  if (dragging.at !== 'carrying') throw new Error('a picked tile must be dragged')
  return (move) =>
    placeTiles(
      sorting.preview({ ...dragging, index: move % tiles }, scene).map(({ size }) => size),
      scene.columns,
    )
}

const NO_KEYS: free.Keys = { ctrl: false, shift: false }

/** A gesture of the free layout with one or all elements selected. */
const freePreview =
  (handle: free.DragHandle, selected: 'one' | 'all'): PreviewFactory =>
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
      width: 1440,
      window: { left: 0, top: 0, right: 1440, bottom: 700 },
      grid: 37.5,
      locked: false,
    }
    const from = { x: 600, y: 150 }
    const pressed = { at: 'press', hold: handle, point: from, keys: NO_KEYS, pointer: 'mouse', time: 0 } as const
    const moveTo = (gesture: free.Gesture, move: number) => {
      const point = { x: from.x + 20 + ((move * 3) % 90), y: from.y + 20 + ((move * 2) % 60) }
      return free.step(gesture, { at: 'move', point, keys: NO_KEYS, time: move }, scene)
    }
    let gesture = moveTo(free.step(free.IDLE, pressed, scene), 1)
    return (move) => {
      gesture = moveTo(gesture, move)
      return previewFree(gesture, scene)
    }
  }

const previews: Readonly<Record<string, PreviewFactory>> = {
  'sequential drag, with places': sortingPreview,
  'free drag of one': freePreview({ on: 'element', id: 't25' }, 'one'),
  'free drag of all': freePreview({ on: 'element', id: 't25' }, 'all'),
  'resize of all': freePreview({ on: 'handle', handle: 'ne' }, 'all'),
  'rotation of all': freePreview({ on: 'knob' }, 'all'),
  marquee: freePreview({ on: 'ground' }, 'one'),
}

const MOVES = 8

function durationOf(task: () => void): number {
  const began = performance.now()
  task()
  return performance.now() - began
}

/** Duration of one preview as a ratio to adding 100,000 numbers; both are timed alternately. */
function ratioToLoop(preview: (move: number) => unknown): number {
  let sum = 0
  const ratios = Array.from({ length: 60 }, (_, round) => {
    const own = durationOf(() => {
      for (let move = 0; move < MOVES; move++) preview(round * MOVES + move + 2)
    })
    const loop = durationOf(() => {
      for (let move = 0; move < MOVES; move++) for (let at = 0; at < 100_000; at++) sum += at % (move + 2)
    })
    return own / loop
  })
  if (sum === 0) throw new Error('the loop was optimised away')
  return median(ratios.slice(20)) // without the rounds before compilation
}

/** Durations of previews as a ratio to a loop of additions, and their growth with the number of tiles. */
export function measurePreviews(log: (line: string) => void): readonly Figure[] {
  return Object.entries(previews).map(([name, shown]): Figure => {
    const ratios = TILE_COUNTS.map((tiles) => ratioToLoop(shown(tiles)))
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

/** Growth from the fewest to the most tiles, as a ratio to the growth of n log n. */
export function growthToNLogN(few: number, many: number): number {
  const [least, , most] = TILE_COUNTS
  return many / few / ((most * Math.log(most)) / (least * Math.log(least)))
}

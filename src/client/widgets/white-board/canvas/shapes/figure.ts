/** What a bundled shape is called, and the texts that stand in some of them: keys of the locales without `shape.`. */
export type ShapeName =
  | 'start'
  | 'step'
  | 'decision'
  | 'data'
  | 'database'
  | 'connector'
  | 'subprocess'
  | 'mindMap'
  | 'tree'
  | 'card'
  | 'kanban'
  | 'table'
  | 'matrix'
  | 'timeline'
  | 'phone'
  | 'browser'
  | 'button'
  | 'field'
  | 'yellowNote'
  | 'greenNote'
  | 'blueNote'
  | 'pinkNote'
  | 'violetNote'
  | 'speech'
  | 'blockArrow'
  | 'annotation'
export type LabelName =
  | 'start'
  | 'step'
  | 'decision'
  | 'data'
  | 'button'
  | 'topic'
  | 'branch'
  | 'todo'
  | 'doing'
  | 'done'

type Point = readonly [x: number, y: number]

/** A part of a shape; places and sizes are in px of the canvas. */
export interface Figure {
  readonly type: 'rectangle' | 'ellipse' | 'diamond' | 'line' | 'arrow'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The way of a line, from its place. */
  readonly points?: readonly Point[]
  readonly fill?: string
  readonly stroke?: string
  /** Its corners are round. */
  readonly isRound?: boolean
  readonly label?: LabelName
  /** By which lines of the same shape end at it, and stay there when it is moved. */
  readonly node?: string
  readonly from?: string
  readonly to?: string
  /** A line to a node has no head. */
  readonly isPlain?: boolean
}

export interface BundledShape {
  readonly name: ShapeName
  readonly figures: readonly Figure[]
  /** Its figures are moved as one. */
  readonly isGroup?: boolean
}

type More = Partial<Figure>

export const box = (x: number, y: number, width: number, height: number, more: More = {}): Figure => ({
  type: 'rectangle',
  ...{ x, y, width, height },
  ...more,
})

export const oval = (x: number, y: number, width: number, height: number, more: More = {}): Figure =>
  box(x, y, width, height, { type: 'ellipse', ...more })

/** A line through points, which are given from its beginning; one that ends where it began can be filled. */
export function line(x: number, y: number, points: readonly Point[], more: More = {}): Figure {
  const side = (axis: 0 | 1) => {
    const all = [0, ...points.map((point) => point[axis])]
    return Math.max(...all) - Math.min(...all)
  }
  return { type: 'line', x, y, width: side(0), height: side(1), points: [[0, 0], ...points], ...more }
}

/** A line between two nodes, which stays with them. */
export const link = (from: string, to: string, x: number, y: number, end: Point): Figure =>
  line(x, y, [end], { type: 'arrow', from, to, isPlain: true })

/** Excalidraw's own pastels, and the inks that belong to them. */
export const FILL = {
  yellow: '#ffec99',
  green: '#b2f2bb',
  blue: '#a5d8ff',
  pink: '#fcc2d7',
  violet: '#d0bfff',
  grey: '#e9ecef',
  white: '#ffffff',
} as const
export const INK = {
  yellow: '#f08c00',
  green: '#2f9e44',
  blue: '#1971c2',
  pink: '#c2255c',
  violet: '#6741d9',
  grey: '#868e96',
} as const

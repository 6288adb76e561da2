import type { Kind } from './pieces.ts'

/** The side of a cell, in units of the stage and of the small pictures. */
export const CELL = 30

/** A block of a piece: lit from above, with a mark by which its piece is known without colour. */
export interface Look {
  readonly face: string
  readonly edge: string
  readonly ink: string
  /** Lines in a box of `CELL`, as in SVG. */
  readonly mark: string
}

export const LOOKS: Readonly<Record<Kind, Look>> = {
  I: { face: '#67c2b8', edge: '#2e8079', ink: '#14554f', mark: 'M10 13h10' },
  J: { face: '#79a6e6', edge: '#3f6bb0', ink: '#1f437f', mark: 'M18 9v8h-7' },
  L: { face: '#f0a462', edge: '#b3692b', ink: '#7d4310', mark: 'M12 9v8h7' },
  O: { face: '#f5d272', edge: '#bd9131', ink: '#7a5a0f', mark: 'M19 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z' },
  S: { face: '#93cb7c', edge: '#548a3e', ink: '#2f5f1e', mark: 'M11 17l8-8' },
  T: { face: '#b699e2', edge: '#7757ad', ink: '#4e3187', mark: 'M15 8.5v9M10.5 13h9' },
  Z: { face: '#f0907c', edge: '#b5523f', ink: '#7f2a1a', mark: 'M11 9l8 8' },
}

/** The parts of a block in its cell. */
export const BLOCK = { inset: 1, lip: 4, radius: 7, stroke: 2.6 } as const

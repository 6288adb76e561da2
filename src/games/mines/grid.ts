/** How large a board is, and how many mines it has. Cells are counted by rows. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly mines: number
}

/** What stands in each cell: how many mines lie around it, or `MINE`. */
export type Field = readonly number[]
export const MINE = 9

export const LEVELS = ['beginner', 'intermediate', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export const GRIDS: Readonly<Record<Level, Grid>> = {
  beginner: { columns: 9, rows: 9, mines: 10 },
  intermediate: { columns: 16, rows: 16, mines: 40 },
  expert: { columns: 30, rows: 16, mines: 99 },
}

export const cellCount = ({ columns, rows }: Grid): number => columns * rows

/** The cells around each cell. */
export type Neighbours = readonly (readonly number[])[]

const known = new Map<string, Neighbours>()

export function neighboursOf({ columns, rows }: Grid): Neighbours {
  const name = `${columns}x${rows}`
  const found = known.get(name) ?? Array.from({ length: columns * rows }, (_, cell) => around(cell, columns, rows))
  known.set(name, found)
  return found
}

function around(cell: number, columns: number, rows: number): readonly number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  const cells: number[] = []
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
      if (row !== y || column !== x) cells.push(row * columns + column)
  return cells
}

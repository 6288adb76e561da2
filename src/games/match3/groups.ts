import { type Gapped, type Run, runsOf, type Special } from './grid.ts'

/** Runs that share cells, and are cleared together. */
export interface Group {
  readonly kind: number
  readonly runs: readonly Run[]
  readonly cells: ReadonlySet<number>
}

/** The groups of a board: each cell that is in a run is in one of them. */
export function groupsOf(board: Gapped): readonly Group[] {
  let groups: readonly Group[] = []
  for (const run of runsOf(board)) {
    const joined = groups.filter(({ cells }) => run.cells.some((cell) => cells.has(cell)))
    const others = groups.filter((group) => !joined.includes(group))
    const cells = new Set([...joined.flatMap((group) => [...group.cells]), ...run.cells])
    groups = [...others, { kind: run.kind, runs: [...joined.flatMap(({ runs }) => runs), run], cells }]
  }
  return groups
}

/** A special piece that a group becomes, and where it lies. */
export interface Making {
  readonly cell: number
  readonly special: Special
}

/** What a group becomes; undefined if it is three in a row. @param moved cells whose pieces the player has moved */
export function makingOf({ runs, cells }: Group, moved: readonly number[]): Making | undefined {
  const [longest, ...others] = runs.toSorted((a, b) => b.cells.length - a.cells.length)
  if (longest === undefined) return undefined
  const crossing = others.flatMap((run) => run.cells.filter((cell) => longest.cells.includes(cell)))[0]
  const middle = longest.cells[Math.floor(longest.cells.length / 2)] ?? 0
  const cell = moved.find((one) => cells.has(one)) ?? crossing ?? middle
  if (longest.cells.length >= 5) return { cell, special: 'rainbow' }
  if (crossing !== undefined) return { cell, special: 'burst' }
  if (longest.cells.length === 4) return { cell, special: longest.isRow ? 'row' : 'column' }
  return undefined
}

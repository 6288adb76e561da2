import { isHome, lineTo, type Move, type Position } from './rules.ts'
import { shortestSteps } from './shortest.ts'

/** A list in groups of two; the first one has the odd one. */
const inPairs = (cells: readonly number[]): readonly (readonly number[])[] =>
  cells.length <= 2 ? [cells] : [...inPairs(cells.slice(0, -2)), cells.slice(-2)]

/**
 * The cells that are filled one group after another, and then stay as they are: the upper row and the left column of what
 * is left, until 3 x 3 cells are. The last two of a line come together, as one alone could not get there.
 */
function stagesOf(size: number): readonly (readonly number[])[] {
  const rounds = Array.from({ length: size - 3 }, (_, edge) => {
    const row = Array.from({ length: size - edge }, (_, at) => edge * size + edge + at)
    const column = Array.from({ length: size - edge - 1 }, (_, at) => (edge + 1 + at) * size + edge)
    return [...inPairs(row), ...inPairs(column)]
  })
  return rounds.flat()
}

/** The cells beside each cell. */
const neighboursOf = (size: number, cell: number): readonly number[] => [
  ...(cell % size > 0 ? [cell - 1] : []),
  ...(cell % size < size - 1 ? [cell + 1] : []),
  ...(cell >= size ? [cell - size] : []),
  ...(cell < size * (size - 1) ? [cell + size] : []),
]

/**
 * The fewest steps of the gap after which a group of one or two cells has its tiles, and no cell of `locked` was touched.
 * @returns the cells that the gap goes to, one after another
 */
function fillSteps(
  { size, tiles }: Position,
  group: readonly number[],
  locked: ReadonlySet<number>,
): readonly number[] {
  const count = size ** 2
  const [first = 0, second = first] = group
  // all that matters: where the gap is, and the tiles of the group
  const keyOf = (gap: number, one: number, two: number) => (gap * count + one) * count + two
  const homeOf = (key: number) => Math.floor(key / count) % count === first && key % count === second
  const start = keyOf(tiles.indexOf(0), tiles.indexOf(first + 1), tiles.indexOf(second + 1))
  const from = new Int32Array(count ** 3).fill(-1)
  from[start] = start
  const queue = [start]
  for (const key of queue) {
    if (homeOf(key)) return stepsTo(key, from, count ** 2)
    const [gap, one, two] = [Math.floor(key / count ** 2), Math.floor(key / count) % count, key % count]
    for (const cell of neighboursOf(size, gap)) {
      if (locked.has(cell)) continue
      const next = keyOf(cell, one === cell ? gap : one, two === cell ? gap : two)
      if (from[next] !== -1) continue
      from[next] = key
      queue.push(next)
    }
  }
  return []
}

/** The cells of the gap on the way to a key, without the one that it began at. */
function stepsTo(key: number, from: Int32Array, unit: number): readonly number[] {
  const steps: number[] = []
  for (let at = key; from[at] !== at; at = from[at] ?? at) steps.push(Math.floor(at / unit))
  return steps.reverse()
}

/** The steps of the gap that end the present stage: of 3 x 3 cells the fewest to the end. None if all is solved. */
export function stageSteps(position: Position): readonly number[] {
  const { size, tiles } = position
  const locked = new Set<number>()
  for (const group of stagesOf(size)) {
    if (!group.every((cell) => isHome(tiles[cell] ?? 0, cell))) return fillSteps(position, group, locked)
    for (const cell of group) locked.add(cell)
  }
  const corner = [...tiles.keys()].filter((cell) => !locked.has(cell))
  const local = corner.map((cell) => corner.indexOf((tiles[cell] ?? 0) - 1) + 1)
  return shortestSteps(local).map((at) => corner[at] ?? 0)
}

/**
 * The next move of a way to the end; undefined if there is none to go. Whoever follows it always gets there: no stage
 * touches what those before have filled, and each move is one of the fewest of its stage.
 */
export function advise(position: Position): Move | undefined {
  const steps = stageSteps(position)
  const gap = position.tiles.indexOf(0)
  // steps in one line are one press
  const straight = steps.findIndex((cell, at) => lineTo(position, cell)?.length !== at + 2 || cell === gap)
  return steps[(straight === -1 ? steps.length : straight) - 1]
}

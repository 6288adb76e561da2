import { clueOf, type Deduction, HIDDEN, isUnknown, type Knowledge } from './knowledge.ts'

/** Hidden cells that the same numbers touch: only how many of them are mines matters. */
interface Box {
  readonly cells: number[]
  readonly clues: readonly number[]
}

/** What a number says of boxes. */
interface Clue {
  readonly cell: number
  readonly left: number
  readonly boxes: number[]
}

/** A part of the border that no number connects with the rest. */
interface Part {
  readonly boxes: readonly Box[]
  readonly clues: readonly Clue[]
}

/** For each number of mines that a part can have: the fewest and the most of each box. */
type Arrangements = ReadonlyMap<number, { readonly low: number[]; readonly high: number[] }>

/** After so many steps trying is given up. */
const MOST_STEPS = 50_000

/** The border of what is open, as parts that can be looked at by themselves. */
function partsOf(known: Knowledge): readonly Part[] {
  const touching = new Map<number, number[]>()
  const clues = new Map<number, { readonly cells: readonly number[]; readonly left: number }>()
  for (let cell = 0; cell < known.numbers.length; cell++) {
    const clue = known.numbers[cell] === HIDDEN ? undefined : clueOf(known, cell)
    if (clue === undefined) continue
    clues.set(cell, clue)
    for (const hidden of clue.cells) touching.set(hidden, [...(touching.get(hidden) ?? []), cell])
  }
  const parts: Part[] = []
  const seen = new Set<number>()
  for (const start of clues.keys()) {
    if (seen.has(start)) continue
    const connected = connectedClues(start, clues, touching, seen)
    parts.push(partOf(connected, clues, touching))
  }
  return parts
}

type Clues = ReadonlyMap<number, { readonly cells: readonly number[]; readonly left: number }>
type Touching = ReadonlyMap<number, readonly number[]>

function connectedClues(start: number, clues: Clues, touching: Touching, seen: Set<number>): readonly number[] {
  seen.add(start)
  const found = [start]
  for (const clue of found) {
    for (const hidden of clues.get(clue)?.cells ?? []) {
      for (const other of touching.get(hidden) ?? []) {
        if (seen.has(other)) continue
        seen.add(other)
        found.push(other)
      }
    }
  }
  return found
}

function partOf(connected: readonly number[], clues: Clues, touching: Touching): Part {
  const boxes = new Map<string, Box & { readonly at: number }>()
  const seen = new Set<number>()
  for (const clue of connected) {
    for (const hidden of clues.get(clue)?.cells ?? []) {
      if (seen.has(hidden)) continue
      seen.add(hidden)
      const around = touching.get(hidden) ?? []
      const name = around.join(' ')
      const box = boxes.get(name) ?? { cells: [], clues: around, at: boxes.size }
      box.cells.push(hidden)
      boxes.set(name, box)
    }
  }
  const all = [...boxes.values()]
  return {
    boxes: all,
    clues: connected.map((cell) => ({
      cell,
      left: clues.get(cell)?.left ?? 0,
      boxes: all.filter((box) => box.clues.includes(cell)).map(({ at }) => at),
    })),
  }
}

const sizeOf = ({ boxes }: Part): number => boxes.reduce((sum, { cells }) => sum + cells.length, 0)

/** All that a part can be; undefined if that is too much to try. */
function arrangementsOf(part: Part): Arrangements | undefined {
  const found = new Map<number, { readonly low: number[]; readonly high: number[] }>()
  const counts = part.boxes.map(() => 0)
  const left = new Map(part.clues.map((clue) => [clue.cell, clue.left]))
  const room = new Map(
    part.clues.map(({ cell, boxes }) => [
      cell,
      boxes.reduce((sum, at) => sum + (part.boxes[at]?.cells.length ?? 0), 0),
    ]),
  )
  let steps = 0
  const shift = (map: Map<number, number>, clue: number, by: number) => map.set(clue, (map.get(clue) ?? 0) + by)
  const place = (at: number, total: number): boolean => {
    steps++
    if (steps > MOST_STEPS) return false
    const box = part.boxes[at]
    if (box === undefined) {
      note(found, total, counts)
      return true
    }
    const size = box.cells.length
    for (let count = 0; count <= size; count++) {
      counts[at] = count
      for (const clue of box.clues) {
        shift(left, clue, -count)
        shift(room, clue, -size)
      }
      const fits = box.clues.every((clue) => {
        const open = left.get(clue) ?? 0
        return open >= 0 && open <= (room.get(clue) ?? 0)
      })
      const isTried = !fits || place(at + 1, total + count)
      for (const clue of box.clues) {
        shift(left, clue, count)
        shift(room, clue, size)
      }
      if (!isTried) return false
    }
    return true
  }
  return place(0, 0) ? found : undefined
}

function note(found: Map<number, { low: number[]; high: number[] }>, total: number, counts: readonly number[]): void {
  const known = found.get(total)
  if (known === undefined) {
    found.set(total, { low: [...counts], high: [...counts] })
    return
  }
  for (const [at, count] of counts.entries()) {
    known.low[at] = Math.min(known.low[at] ?? count, count)
    known.high[at] = Math.max(known.high[at] ?? count, count)
  }
}

/** What is the same in all arrangements with one of these totals. */
function certain(part: Part, arrangements: Arrangements, totals: readonly number[]): Omit<Deduction, 'rule'> {
  const those = totals.flatMap((total) => arrangements.get(total) ?? [])
  const boxesWhere = (is: (box: Box, at: number) => boolean) =>
    part.boxes.filter((box, at) => those.length > 0 && is(box, at))
  const safe = boxesWhere((_, at) => those.every(({ high }) => high[at] === 0))
  const mines = boxesWhere(({ cells }, at) => those.every(({ low }) => low[at] === cells.length))
  const cellsOf = (boxes: readonly Box[]) => boxes.flatMap(({ cells }) => cells)
  return { safe: cellsOf(safe), mines: cellsOf(mines), because: part.clues.map(({ cell }) => cell) }
}

const says = ({ safe, mines }: Pick<Deduction, 'safe' | 'mines'>) => safe.length + mines.length > 0

/** All sums of one number out of each list. */
const sumsOf = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.reduce<readonly number[]>(
    (sums, list) => [...new Set(sums.flatMap((sum) => list.map((one) => sum + one)))],
    [0],
  )

interface Tried {
  readonly part: Part
  readonly arrangements: Arrangements
  readonly totals: readonly number[]
}

/** What all arrangements of the border have in common that are possible with the number of mines. */
function deduceByCount(known: Knowledge, tried: readonly Tried[]): Deduction | undefined {
  const border = new Set(tried.flatMap(({ part }) => part.boxes.flatMap(({ cells }) => cells)))
  const outside = [...known.numbers.keys()].filter((cell) => isUnknown(known, cell) && !border.has(cell))
  const left = known.grid.mines - known.mines.reduce((sum, mine) => sum + mine, 0)
  const fits = (total: number) => total <= left && left - total <= outside.length
  for (const { part, arrangements, totals } of tried) {
    const others = sumsOf(tried.filter((one) => one.part !== part).map((one) => one.totals))
    const possible = totals.filter((total) => others.some((sum) => fits(total + sum)))
    const found = certain(part, arrangements, possible)
    if (says(found)) return { rule: 'count', ...found }
  }
  const rest = sumsOf(tried.map(({ totals }) => totals)).filter(fits)
  if (outside.length === 0 || rest.length === 0) return undefined
  const because = tried.flatMap(({ part }) => part.clues.map(({ cell }) => cell))
  if (rest.every((sum) => sum === left)) return { rule: 'count', safe: outside, mines: [], because }
  const isFull = rest.every((sum) => left - sum === outside.length)
  return isFull ? { rule: 'count', safe: [], mines: outside, because } : undefined
}

/** What all arrangements of mines have in common, where parts of the border have at most so many cells. */
export function deduceByCases(known: Knowledge, mostCells: number): Deduction | undefined {
  const parts = partsOf(known)
  const tried: Tried[] = []
  for (const part of parts) {
    const arrangements = sizeOf(part) > mostCells ? undefined : arrangementsOf(part)
    if (arrangements === undefined) continue
    const totals = [...arrangements.keys()]
    const found = certain(part, arrangements, totals)
    if (says(found)) return { rule: 'cases', ...found }
    tried.push({ part, arrangements, totals })
  }
  return tried.length === parts.length ? deduceByCount(known, tried) : undefined
}

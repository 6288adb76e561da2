import { cellsFor, type Digit, has, type Work } from './candidates.ts'
import {
  BOXES,
  bitOf,
  CELLS,
  COLUMNS,
  columnOf,
  countOf,
  DIGITS,
  digitsOf,
  HOUSES,
  type House,
  PEERS,
  ROWS,
  rowOf,
  sees,
} from './grid.ts'

/** From easy to hard, in the order in which they are tried. */
export const TECHNIQUES = [
  'hiddenSingle',
  'nakedSingle',
  'pointing',
  'boxLine',
  'nakedPair',
  'hiddenPair',
  'nakedTriple',
  'hiddenTriple',
  'xWing',
  'xyWing',
  'swordfish',
  'nakedQuad',
] as const
export type Technique = (typeof TECHNIQUES)[number]

/** One step of a solution: what it sets or takes away, and what proves it. */
export interface Step {
  readonly technique: Technique
  /** What it sets; undefined for a step that only takes candidates away. */
  readonly placed?: Digit
  readonly removed: readonly Digit[]
  /** The cells that prove it, and the digits it is about. */
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  /** The house it is about, and for those that go over two kinds the other one. */
  readonly house?: House
  readonly other?: House
}

type Finder = (work: Work) => Step | undefined

/** The first that a function gives of a list. */
function firstOf<T, R>(list: Iterable<T>, find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** All choices of `count` of a list, in its order. */
function choices<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  return list.flatMap((one, at) => choices(list.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
}

const removable = (work: Work, cells: readonly number[], digits: readonly number[]): readonly Digit[] =>
  cells.flatMap((cell) => digits.filter((digit) => has(work, cell, digit)).map((digit) => ({ cell, digit })))

const hiddenSingle: Finder = (work) =>
  firstOf(HOUSES, (house) =>
    firstOf(DIGITS, (digit) => {
      const cells = cellsFor(work, house, digit)
      const [cell] = cells
      if (cell === undefined || cells.length > 1) return undefined
      return { technique: 'hiddenSingle', placed: { cell, digit }, removed: [], cells, digits: [digit], house }
    }),
  )

const nakedSingle: Finder = (work) =>
  firstOf(CELLS, (cell) => {
    const set = work.candidates[cell] ?? 0
    const [digit] = countOf(set) === 1 ? digitsOf(set) : []
    if (digit === undefined) return undefined
    return { technique: 'nakedSingle', placed: { cell, digit }, removed: [], cells: [cell], digits: [digit] }
  })

/** In one house a digit stands only where another house crosses it: it leaves the rest of that one. */
function crossing(work: Work, technique: 'pointing' | 'boxLine', houses: readonly House[], others: readonly House[]) {
  return firstOf(houses, (house) =>
    firstOf(DIGITS, (digit): Step | undefined => {
      const cells = cellsFor(work, house, digit)
      if (cells.length < 2 || cells.length > 3) return undefined
      const other = others.find((one) => cells.every((cell) => one.cells.includes(cell)))
      if (other === undefined) return undefined
      const rest = other.cells.filter((cell) => !house.cells.includes(cell))
      const removed = removable(work, rest, [digit])
      return removed.length > 0 ? { technique, removed, cells, digits: [digit], house, other } : undefined
    }),
  )
}

const LINES = [...ROWS, ...COLUMNS]
const pointing: Finder = (work) => crossing(work, 'pointing', BOXES, LINES)
const boxLine: Finder = (work) => crossing(work, 'boxLine', LINES, BOXES)

/** So many cells of a house have no more digits together: these leave its other cells. */
const naked =
  (technique: Technique, count: number): Finder =>
  (work) =>
    firstOf(HOUSES, (house) => {
      const open = house.cells.filter((cell) => {
        const digits = countOf(work.candidates[cell] ?? 0)
        return digits >= 2 && digits <= count
      })
      return firstOf(choices(open, count), (cells) => {
        const set = cells.reduce((all, cell) => all | (work.candidates[cell] ?? 0), 0)
        if (countOf(set) !== count) return undefined
        const rest = house.cells.filter((cell) => !cells.includes(cell))
        const removed = removable(work, rest, digitsOf(set))
        return removed.length > 0 ? { technique, removed, cells, digits: digitsOf(set), house } : undefined
      })
    })

/** So many digits of a house have no more cells together: other digits leave these. */
const hidden =
  (technique: Technique, count: number): Finder =>
  (work) =>
    firstOf(HOUSES, (house) => {
      const open = DIGITS.filter((digit) => {
        const cells = cellsFor(work, house, digit).length
        return cells >= 2 && cells <= count
      })
      return firstOf(choices(open, count), (digits) => {
        const set = digits.reduce((all, digit) => all | bitOf(digit), 0)
        const cells = house.cells.filter((cell) => ((work.candidates[cell] ?? 0) & set) !== 0)
        if (cells.length !== count) return undefined
        const others = DIGITS.filter((digit) => !digits.includes(digit))
        const removed = removable(work, cells, others)
        return removed.length > 0 ? { technique, removed, cells, digits, house } : undefined
      })
    })

/** In so many lines a digit stands only in as many crossing lines: it leaves the rest of those. */
const fish =
  (technique: Technique, count: number): Finder =>
  (work) =>
    firstOf([ROWS, COLUMNS], (lines) => {
      const crossingOf = lines === ROWS ? columnOf : rowOf
      return firstOf(DIGITS, (digit) => {
        const open = lines.filter((line) => {
          const cells = cellsFor(work, line, digit).length
          return cells >= 2 && cells <= count
        })
        return firstOf(choices(open, count), (chosen) => {
          const cells = chosen.flatMap((line) => cellsFor(work, line, digit))
          const crossed = new Set(cells.map(crossingOf))
          if (crossed.size !== count) return undefined
          const rest = CELLS.filter((cell) => crossed.has(crossingOf(cell)) && !cells.includes(cell))
          const inLines = chosen.flatMap((line) => line.cells)
          const removed = removable(
            work,
            rest.filter((cell) => !inLines.includes(cell)),
            [digit],
          )
          const [house] = chosen
          return removed.length > 0 && house !== undefined
            ? { technique, removed, cells, digits: [digit], house }
            : undefined
        })
      })
    })

/** A cell of two digits sees two others that share one each and a third digit: what sees both cannot have that. */
const xyWing: Finder = (work) => {
  const two = (cell: number) => countOf(work.candidates[cell] ?? 0) === 2
  return firstOf(CELLS.filter(two), (hinge) => {
    const set = work.candidates[hinge] ?? 0
    const wings = (PEERS[hinge] ?? []).filter((cell) => two(cell) && countOf(set & (work.candidates[cell] ?? 0)) === 1)
    return firstOf(choices(wings, 2), ([one = 0, another = 0]) => {
      const [first, second] = [work.candidates[one] ?? 0, work.candidates[another] ?? 0]
      const third = first & second & ~set
      if (countOf(third) !== 1 || (first & set) === (second & set)) return undefined
      const digits = digitsOf(third)
      const seen = CELLS.filter((cell) => cell !== hinge && sees(cell, one) && sees(cell, another))
      const removed = removable(work, seen, digits)
      return removed.length > 0
        ? { technique: 'xyWing' as const, removed, cells: [hinge, one, another], digits }
        : undefined
    })
  })
}

const FINDERS: Readonly<Record<Technique, Finder>> = {
  hiddenSingle,
  nakedSingle,
  pointing,
  boxLine,
  nakedPair: naked('nakedPair', 2),
  hiddenPair: hidden('hiddenPair', 2),
  nakedTriple: naked('nakedTriple', 3),
  hiddenTriple: hidden('hiddenTriple', 3),
  xWing: fish('xWing', 2),
  xyWing,
  swordfish: fish('swordfish', 3),
  nakedQuad: naked('nakedQuad', 4),
}

/** The next step by the simplest technique that gives one. */
export const nextStep = (work: Work): Step | undefined => firstOf(TECHNIQUES, (technique) => FINDERS[technique](work))

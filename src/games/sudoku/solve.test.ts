import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { isSolved, place, remove, type Work, workOn } from './candidates.ts'
import { createPuzzle } from './generate.ts'
import { CELLS, DIGITS, digitsOf, HOUSES, PEERS, sees } from './grid.ts'
import { LEVELS, type Level, levelOf, stepsOf } from './levels.ts'
import { type Grid, isUnique, solutionsOf } from './solve.ts'
import { nextStep, type Step, TECHNIQUES, type Technique } from './techniques.ts'

const gridOf = (text: string): Grid => [...text].map(Number)
const textOf = (grid: Grid) => grid.join('')
const EMPTY: Grid = CELLS.map(() => 0)

/** Puzzles by hand and by the generator, with their solutions. Those of a day and of stored games never change. */
const KNOWN: readonly (readonly [level: Level, givens: string, solution: string])[] = [
  [
    'easy',
    '190603200240100003000040010725310004060000020400067951080090000500004089009801035',
    '197653248246178593853942716725319864961485327438267951384596172512734689679821435',
  ],
  [
    'medium',
    '000080000598600700070001038040700005800010007300005020280500070001009584000070000',
    '123487659598632741674951238942763815856214397317895426289546173761329584435178962',
  ],
  [
    'hard',
    '040000010703800200610400003205006007000000000300200109800007056007009802020000090',
    '542763918793851264618492573285916347971384625364275189839127456157649832426538791',
  ],
  [
    'expert',
    '100000200240100003000040010705300004060080020400007901080090000500004089009000005',
    '197653248246178593853942716725319864961485327438267951384596172512734689679821435',
  ],
]

/** Counts solutions cell by cell, without any of what makes the solver fast. */
function countSlowly(grid: Grid): number {
  const cell = grid.indexOf(0)
  if (cell < 0) return 1
  return DIGITS.filter((digit) => (PEERS[cell] ?? []).every((other) => grid[other] !== digit))
    .map((digit) => countSlowly(grid.with(cell, digit)))
    .reduce((sum, count) => sum + count, 0)
}

test('27 houses have each cell three times, and each cell sees 20 others', () => {
  expect(HOUSES).toHaveLength(27)
  for (const cell of CELLS) {
    expect(HOUSES.filter(({ cells }) => cells.includes(cell))).toHaveLength(3)
    expect(PEERS[cell]).toHaveLength(20)
  }
  expect([sees(0, 8), sees(0, 72), sees(0, 20), sees(0, 30), sees(0, 0)]).toEqual([true, true, true, false, false])
})

test.each(KNOWN)('the solver finds the only solution of a known puzzle: %s', (_, givens, solution) => {
  expect(solutionsOf(gridOf(givens), 3).map(textOf)).toEqual([solution])
})

test('the solver counts as many solutions as are there', () => {
  for (const [, givens, solution] of KNOWN) {
    // without the digits of one band, then without two digits anywhere
    const band = gridOf(solution).map((digit, cell) => (cell < 27 ? 0 : digit))
    expect(solutionsOf(band, 1e4)).toHaveLength(countSlowly(band))
    const pair = gridOf(solution).map((digit) => (digit <= 2 ? 0 : digit))
    const pairs = countSlowly(pair)
    expect(pairs).toBeGreaterThan(1)
    expect(solutionsOf(pair, 1e4)).toHaveLength(pairs)
    expect(solutionsOf(pair, 2)).toHaveLength(2)
    const one = gridOf(givens).findIndex((digit) => digit > 0)
    expect(isUnique(gridOf(givens))).toBe(true)
    expect(solutionsOf(gridOf(givens).with(one, 0), 1)).toHaveLength(1)
  }
})

test('a grid with a digit twice in a house, or a cell without any, has no solution', () => {
  expect(solutionsOf(EMPTY.with(0, 5).with(8, 5), 1)).toEqual([])
  const stuck = [1, 2, 3, 4, 5, 6, 7, 8].reduce((grid, digit, cell) => grid.with(cell, digit), EMPTY).with(17, 9)
  expect(solutionsOf(stuck, 1)).toEqual([])
})

test('without a seed digits come in their order, with one in an order of its own', () => {
  expect(textOf(solutionsOf(EMPTY, 1)[0] ?? []).slice(0, 9)).toBe('123456789')
  const random = (seed: number) => textOf(solutionsOf(EMPTY, 1, createRandom(seed))[0] ?? [])
  expect(random(1)).toBe(random(1))
  expect(random(1)).not.toBe(random(2))
})

/** Solves step by step, and throws if one says what is not so. */
function checkSteps(givens: Grid, solution: Grid): readonly Technique[] {
  const work = workOn(givens)
  const used: Technique[] = []
  for (let step = nextStep(work); step !== undefined; step = nextStep(work)) {
    checkStep(work, step, solution)
    if (step.placed !== undefined) place(work, step.placed)
    for (const one of step.removed) remove(work, one)
    used.push(step.technique)
  }
  expect(isSolved(work)).toBe(true)
  return used
}

function checkStep(work: Work, { technique, placed, removed, cells, house, other }: Step, solution: Grid): void {
  expect(placed !== undefined || removed.length > 0, technique).toBe(true)
  if (placed !== undefined) expect(placed.digit, technique).toBe(solution[placed.cell])
  for (const { cell, digit } of removed) {
    expect(digit, technique).not.toBe(solution[cell])
    expect(digitsOf(work.candidates[cell] ?? 0), technique).toContain(digit)
  }
  if (house !== undefined && !['xWing', 'swordfish'].includes(technique))
    expect(cells.every((cell) => house.cells.includes(cell))).toBe(true)
  if (other !== undefined) expect(cells.every((cell) => other.cells.includes(cell))).toBe(true)
}

/** Seeds whose puzzles are made fast, 26 of each level. */
const SEEDS: Readonly<Record<Level, readonly number[]>> = {
  easy: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26],
  medium: [12, 14, 17, 19, 20, 21, 23, 24, 25, 27, 30, 32, 33, 36, 37, 38, 39, 43, 45, 46, 47, 48, 49, 51, 52, 53],
  hard: [2, 5, 7, 10, 11, 15, 22, 39, 44, 45, 47, 51, 54, 55, 57, 58, 65, 81, 82, 93, 94, 108, 111, 120, 132, 133],
  expert: [
    3, 12, 21, 29, 32, 36, 42, 50, 51, 57, 67, 71, 77, 78, 79, 87, 95, 103, 107, 115, 118, 124, 130, 132, 135, 143,
  ],
}

const usedBy = new Map<Level, ReadonlySet<Technique>>()

test.each(LEVELS)('26 puzzles of %s have one solution each, and need the techniques of that level', (level) => {
  const used = new Set<Technique>()
  for (const seed of SEEDS[level]) {
    const { givens, solution } = createPuzzle(level, seed)
    expect(solutionsOf(givens, 2).map(textOf), `seed ${seed}`).toEqual([textOf(solution)])
    expect(givens.every((digit, cell) => digit > 0 === (givens[80 - cell] ?? 0) > 0)).toBe(true)
    expect(levelOf(givens), `seed ${seed}`).toBe(level)
    for (const technique of checkSteps(givens, solution)) used.add(technique)
  }
  usedBy.set(level, used)
})

test('harder levels ask for more: singles, then crossings, then groups, then wings', () => {
  const singles = ['hiddenSingle', 'nakedSingle']
  const medium = [...singles, 'pointing', 'boxLine']
  expect([...(usedBy.get('easy') ?? [])].every((technique) => singles.includes(technique))).toBe(true)
  expect([...(usedBy.get('medium') ?? [])].every((technique) => medium.includes(technique))).toBe(true)
  expect([...(usedBy.get('medium') ?? [])]).toEqual(expect.arrayContaining(['pointing', 'boxLine']))
  expect([...(usedBy.get('hard') ?? [])]).toEqual(expect.arrayContaining(['nakedPair', 'hiddenPair']))
  expect([...(usedBy.get('expert') ?? [])]).toEqual(expect.arrayContaining(['xWing', 'xyWing', 'swordfish']))
  const all = new Set([...usedBy.values()].flatMap((used) => [...used]))
  expect(TECHNIQUES.filter((technique) => !all.has(technique))).toEqual(['nakedQuad'])
})

test.each(KNOWN)('a seed gives the same puzzle for ever: %s', (level, givens, solution) => {
  const puzzle = createPuzzle(level, 20_261_129)
  expect([textOf(puzzle.givens), textOf(puzzle.solution)]).toEqual([givens, solution])
})

/** A grid in which each cell can have any digit, but for those given. */
function workWith(candidates: Readonly<Record<number, readonly number[]>>): Work {
  const work = workOn(EMPTY)
  for (const [cell, digits] of Object.entries(candidates))
    work.candidates[Number(cell)] = digits.reduce((set, digit) => set | (1 << (digit - 1)), 0)
  return work
}
const without = (digit: number) => DIGITS.filter((one) => one !== digit)
const removedBy = (step: Step | undefined) => step?.removed.map(({ cell, digit }) => `${cell}:${digit}`)

test('a naked quad leaves the rest of its house', () => {
  const work = workWith({ 0: [1, 2], 1: [2, 3], 9: [3, 4], 10: [1, 4] })
  const step = nextStep(work)
  expect(step).toMatchObject({ technique: 'nakedQuad', cells: [0, 1, 9, 10], digits: [1, 2, 3, 4] })
  expect(removedBy(step)).toHaveLength(5 * 4)
})

test('an X-wing takes its digit from two columns', () => {
  const rows = [0, 36].flatMap((first) => [...new Array(9).keys()].map((column) => first + column))
  const corners = [1, 7, 37, 43]
  const work = workWith(
    Object.fromEntries(rows.filter((cell) => !corners.includes(cell)).map((cell) => [cell, without(5)])),
  )
  const step = nextStep(work)
  expect(step).toMatchObject({ technique: 'xWing', digits: [5] })
  expect(step?.cells).toEqual(corners)
  expect(removedBy(step)).toHaveLength(14)
  expect(step?.removed.every(({ cell }) => [1, 7].includes(cell % 9))).toBe(true)
})

test('an XY-wing takes the third digit from what sees both wings', () => {
  const step = nextStep(workWith({ 0: [1, 2], 4: [1, 3], 36: [2, 3] }))
  expect(step).toMatchObject({ technique: 'xyWing', cells: [0, 4, 36], digits: [3] })
  expect(removedBy(step)).toEqual(['40:3'])
})

test('a grid without any hold leads nowhere', () => {
  expect(nextStep(workOn(EMPTY))).toBeUndefined()
  expect(stepsOf(EMPTY)).toBeUndefined()
  expect(levelOf(EMPTY)).toBeUndefined()
  expect(TECHNIQUES).toHaveLength(12)
})

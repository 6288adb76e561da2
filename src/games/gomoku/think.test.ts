import { expect, test } from 'vitest'
import { createRandom, type Random } from '../kit/random.ts'
import { BETTER, type MatchRules, matchShare } from '../kit/testing/match.ts'
import { CELLS, type Cell, cellAt, WAYS } from './cells.ts'
import { Field } from './field.ts'
import { Fours } from './fours.ts'
import { type Level, other, type Position, rules, type Side, winnerOf } from './rules.ts'
import { LINE, LINE_OF, PLACES, SHAPE } from './shapes.ts'
import { think } from './think.ts'

const start = rules.begin({ level: 'easy', side: 1, seed: 1 })

/** What a stone in the middle makes of a line: x own, o the other's, . free. */
function lineOf(left: string, right: string): number {
  const code = [...left, ...right].reduce((sum, sign, at) => sum + '.xo'.indexOf(sign) * (PLACES[at] ?? 0), 0)
  return LINE_OF[code] ?? 0
}

test.each([
  ['five', '.xxx', 'x...'],
  ['five', 'xxxx', 'xxxx'],
  ['openFour', '..xx', 'x...'],
  ['openFour', 'x.xx', '.x..'], // either gap makes five
  ['four', 'oxxx', '....'],
  ['four', '.xx.', 'x...'],
  ['openThree', '...x', 'x...'],
  ['openThree', '..x.', 'x...'],
  ['three', '..ox', 'x...'],
  ['three', 'xx..', '....'],
  ['openTwo', '....', 'x...'],
  ['two', '...o', 'x...'],
] as const)('one more stone makes a line of kind %s: %s_%s', (kind, left, right) => {
  expect(lineOf(left, right)).toBe(LINE[kind])
  const mirror = (text: string) => [...text].reverse().join('')
  expect(lineOf(mirror(right), mirror(left))).toBe(LINE[kind])
})

test('a line that has no room for five is nothing', () => {
  expect(lineOf('o.xx', 'o...')).toBe(0)
})

/** What a field knows, as plain values. */
const known = (field: Field) =>
  ([1, 2] as const).map((side) => {
    const { lines, counts, worth } = field.of(side)
    return { lines, counts, worth, key: field.key, near: field.near }
  })

test('a field knows after each stone, set or taken back, what a new one of the same stones knows', () => {
  const random = createRandom(3)
  const field = new Field(start)
  const stones: Cell[] = []
  for (let round = 0; round < 400; round++) {
    const cell = random.below(CELLS)
    if (stones.length > 0 && random.next() < 0.35) field.takeBack(stones.pop() ?? 0)
    else if (field.stones[cell] === 0) {
      field.set(random.next() < 0.5 ? 1 : 2, cell)
      stones.push(cell)
    }
    if (round % 20 > 0) continue
    const cells = Array.from(field.stones, (stone) => (stone === 0 ? 0 : stone === 1 ? 1 : 2))
    expect(known(field)).toEqual(known(new Field({ cells })))
  }
})

/** A position with some stones of either side set by chance, near the middle. */
function scattered(random: Random, count: number): (0 | Side)[] {
  const cells = [...start.cells]
  for (let left = count; left > 0; ) {
    const cell = cellAt(2 + random.below(11), 2 + random.below(11)) ?? 0
    if (cells[cell] !== 0) continue
    cells[cell] = left % 2 === 0 ? 1 : 2
    left -= 1
  }
  return cells
}

/** A position in which the computer, white, has the turn, and black has some stones of five cells in a row. */
function threatened(random: Random, count: number): Position {
  const cells = scattered(random, 12)
  const [across, along] = random.pick(WAYS)
  const [column, row] = [4 + random.below(4), 5 + random.below(5)]
  const line = [0, 1, 2, 3, 4].map((step) => cellAt(column + step * across, row + step * along) ?? 0)
  for (const cell of random.shuffled(line).slice(0, count)) cells[cell] = 1
  return { ...start, cells, turn: 2 }
}

const afterMove = (position: Position): Field => {
  const next = rules.play(position, think(position, { level: 'hard', seed: 1 }))
  if (next === undefined) throw new Error('the move is not allowed')
  return new Field(next)
}
const countOf = (field: Field, side: Side, ...shapes: readonly number[]): number =>
  shapes.reduce((sum, shape) => sum + (field.of(side).counts[shape] ?? 0), 0)

test('the hard level lets no four become five', () => {
  const random = createRandom(11)
  for (let left = 20; left > 0; ) {
    const position = threatened(random, 4)
    const field = new Field(position)
    if (countOf(field, 1, SHAPE.five) !== 1 || countOf(field, 2, SHAPE.five) > 0) continue
    expect(countOf(afterMove(position), 1, SHAPE.five)).toBe(0)
    left -= 1
  }
})

test('the hard level lets no three become an open four where it can block it', () => {
  const random = createRandom(12)
  for (let left = 20; left > 0; ) {
    const position = threatened(random, 3)
    const field = new Field(position)
    const isOpen = countOf(field, 1, SHAPE.openFour) > 0 && countOf(field, 1, SHAPE.five) === 0
    const canAttack = countOf(field, 2, SHAPE.four, SHAPE.fourThree, SHAPE.openFour, SHAPE.five) > 0
    if (!isOpen || canAttack || !canBlock(field)) continue
    expect(countOf(afterMove(position), 1, SHAPE.openFour, SHAPE.five)).toBe(0)
    left -= 1
  }
})

/** Whether white has a move after which black cannot make an open four. */
function canBlock(field: Field): boolean {
  return field.cellsOf(1, SHAPE.four).some((cell) => {
    field.set(2, cell)
    const isBlocked = countOf(field, 1, SHAPE.openFour) === 0
    field.takeBack(cell)
    return isBlocked
  })
}

test('a win by fours is found, and wins against the only answers', () => {
  const random = createRandom(13)
  let longest = 0
  for (let left = 25; left > 0; ) {
    const position: Position = { ...start, cells: scattered(random, 34), turn: 2 }
    const field = new Field(position)
    const isLong = countOf(field, 2, SHAPE.five, SHAPE.openFour) === 0 && countOf(field, 1, SHAPE.five) === 0
    if (!isLong || new Fours(field).find(2, 5000) === undefined) continue
    longest = Math.max(longest, foursUntilWon(position))
    left -= 1
  }
  expect(longest).toBeGreaterThanOrEqual(4)
})

/** Plays the hard level against whoever blocks each four; says how many moves it has taken. @throws Error if it fails */
function foursUntilWon(begin: Position): number {
  let position = begin
  for (let moves = 1; moves < 40; moves++) {
    const next = rules.play(position, think(position, { level: 'hard', seed: 1 }))
    if (next === undefined) break
    if (winnerOf(next) === 2) return moves
    const [answer] = new Field(next).cellsOf(2, SHAPE.five)
    const answered = answer === undefined ? undefined : rules.play(next, answer)
    if (answered === undefined) break
    position = answered
  }
  throw new Error('it was no win by fours')
}

/** The first three stones are chance's. */
function beginAnyhow(seed: number): Position {
  const random = createRandom(seed)
  let position = start
  for (let count = 0; count < 3; ) {
    const next = rules.play(position, cellAt(5 + random.below(5), 5 + random.below(5)) ?? 0)
    if (next === undefined) continue
    position = next
    count += 1
  }
  return position
}
const match: MatchRules<Position, Cell> = {
  begin: beginAnyhow,
  play: rules.play,
  turnOf: ({ turn }) => turn,
  winnerOf: (position) => winnerOf(position) ?? 0,
}
/** A whole match is long where the machine is busy, in ms. */
const LONG = 300_000
const player = (level: Level) => (position: Position, seed: number) => think(position, { level, seed })

test.each([
  ['medium', 'easy'],
  ['hard', 'medium'],
] as const)('%s beats %s', { timeout: LONG }, (stronger, weaker) => {
  expect(matchShare(match, player(stronger), player(weaker))).toBeGreaterThanOrEqual(BETTER)
})

test('the first stone is set in the middle, the second beside it, and none once the game is over', () => {
  const first = rules.play(start, think(start, { level: 'hard', seed: 4 }))
  expect(first?.last).toBe(112)
  const second = first && think(first, { level: 'easy', seed: 4 })
  expect([96, 97, 98, 111, 113, 126, 127, 128]).toContain(second)
  expect(() => think({ ...start, turn: undefined }, { level: 'hard', seed: 1 })).toThrow(RangeError)
  const full = start.cells.map((_, cell): 0 | Side => (cell === 7 ? 0 : ((cell >> 1) & 1) === 0 ? 1 : other(1)))
  expect(think({ ...start, cells: full }, { level: 'hard', seed: 1 })).toBe(7)
})

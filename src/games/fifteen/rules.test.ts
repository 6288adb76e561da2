import { expect, test } from 'vitest'
import { beginRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { lookOf } from './palette.ts'
import { cellFor, countHome, exchanged, isSolvable, isSolved, type Position, rules, solvedTiles } from './rules.ts'
import { advise, stageSteps } from './solver.ts'
import { game, SIZES } from './table-game.ts'

const boardOf = (...rows: readonly (readonly number[])[]): Position => ({ size: rows.length, tiles: rows.flat() })
const MIDDLE = boardOf([1, 2, 3], [4, 0, 5], [6, 7, 8])

test('a press moves the tile beside the gap into it', () => {
  expect(rules.play(MIDDLE, 3)?.tiles).toEqual([1, 2, 3, 0, 4, 5, 6, 7, 8])
  expect(rules.play(MIDDLE, 7)?.tiles).toEqual([1, 2, 3, 4, 7, 5, 6, 0, 8])
})

test('a press moves all tiles between the pressed one and the gap', () => {
  const corner = boardOf([0, 2, 3], [4, 1, 5], [6, 7, 8])
  expect(rules.play(corner, 2)?.tiles).toEqual([2, 3, 0, 4, 1, 5, 6, 7, 8])
  expect(rules.play(corner, 6)?.tiles).toEqual([4, 2, 3, 6, 1, 5, 0, 7, 8])
})

test('tiles that are not in line with the gap, the gap itself and cells beyond the board do not move', () => {
  for (const cell of [0, 2, 6, 8, 4, 9, -1, 1.5]) expect(rules.play(MIDDLE, cell)).toBeUndefined()
})

test('an arrow moves the tile on the other side of the gap, or all of that line', () => {
  expect(cellFor(MIDDLE, 'left')).toBe(5)
  expect(cellFor(MIDDLE, 'down')).toBe(1)
  const corner = boardOf([0, 2, 3], [4, 1, 5], [6, 7, 8])
  expect(cellFor(corner, 'left', true)).toBe(2)
  expect(cellFor(corner, 'up', true)).toBe(6)
  expect(cellFor(corner, 'right')).toBeUndefined()
  expect(cellFor(corner, 'down', true)).toBeUndefined()
})

test.each(SIZES)('every beginning of %i cells a side has each tile once, can be solved, and is not', (size) => {
  const firsts = new Set<string>()
  for (let seed = 0; seed < 300; seed++) {
    const position = rules.begin({ size, seed })
    expect(position.tiles.toSorted((a, b) => a - b)).toEqual([...solvedTiles(size).keys()])
    expect([isSolvable(position), isSolved(position)]).toEqual([true, false])
    expect(isSolvable(exchanged(position))).toBe(false)
    firsts.add(position.tiles.join())
  }
  expect(firsts.size).toBeGreaterThan(290)
})

/** The fewest steps from the end to each order of 3 x 3 that can be reached, by breadth. */
function allDistances(): ReadonlyMap<string, number> {
  const distances = new Map([['123456780', 0]])
  for (const [text, steps] of distances) {
    const gap = text.indexOf('0')
    const beside = [gap % 3 > 0 ? gap - 1 : -1, gap % 3 < 2 ? gap + 1 : -1, gap - 3, gap + 3]
    for (const cell of beside) {
      const tile = text[cell]
      if (tile === undefined) continue
      const next = text.replace(tile, '-').replace('0', tile).replace('-', '0')
      if (!distances.has(next)) distances.set(next, steps + 1)
    }
  }
  return distances
}

test('of 3 x 3 half of all orders can be reached, those that count as solvable, and the solver takes the fewest steps', () => {
  const distances = allDistances()
  expect(distances.size).toBe(181_440)
  const positionOf = (text: string): Position => ({ size: 3, tiles: [...text].map(Number) })
  const hardest = [...distances].filter(([, steps]) => steps === 31).map(([text]) => text)
  expect([...distances.values()].at(-1)).toBe(31)
  expect(hardest.toSorted()).toEqual(['647850321', '867254301'])
  const some = [...distances.keys()].filter((_, at) => at % 907 === 0)
  for (const text of [...hardest, ...some]) {
    expect([isSolvable(positionOf(text)), isSolvable(exchanged(positionOf(text)))]).toEqual([true, false])
    expect(stageSteps(positionOf(text))).toHaveLength(distances.get(text) ?? -1)
  }
})

test.each(SIZES)(
  'whoever follows the hints solves %i cells a side, and the game can be kept and played again',
  (size) => {
    for (let seed = 1; seed <= 5; seed++) {
      let record = beginRecord(rules, { size, seed })
      while (!isSolved(presentState(record))) {
        const move = advise(presentState(record))
        const before = record
        record = withMove(rules, record, move ?? -1)
        expect(record).not.toBe(before)
        expect(record.moves.length).toBeLessThan(size ** 3 * 3)
      }
      expect(advise(presentState(record))).toBeUndefined()
      expect(game.outcomeOf(presentState(record), record.setup)).toBe('won')
      const text = game.encodeMoves(record.moves)
      expect(text).toHaveLength(record.moves.length)
      expect(replayRecord(rules, record.setup, game.decodeMoves(text) ?? [])).toEqual(record)
    }
  },
)

test('a text that is no list of moves is none, and one of other moves is not played', () => {
  for (const text of ['z', 'a b', '1', 'A']) expect(game.decodeMoves(text)).toBeUndefined()
  expect(game.decodeMoves('')).toEqual([])
  expect(replayRecord(rules, { size: 3, seed: 1 }, [24])).toBeUndefined()
})

test('progress counts the tiles that are where they belong', () => {
  expect(countHome(MIDDLE)).toBe(4)
  expect(game.describe(MIDDLE, beginRecord(rules, { size: 3, seed: 1 })).progress).toEqual({ placed: 4, all: 8 })
})

/** The contrast of two colors `#rrggbb`, as WCAG counts it. */
function contrast(one: string, two: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('the number of every tile is legible', () => {
  for (const size of SIZES)
    for (const tile of solvedTiles(size).slice(0, -1)) {
      const { fill, ink } = lookOf(tile, size)
      expect(contrast(fill, ink), `${tile} of ${size} x ${size}`).toBeGreaterThan(4.5)
    }
})

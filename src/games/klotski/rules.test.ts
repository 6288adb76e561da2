import { expect, test } from 'vitest'
import { beginRecord, type GameRecord, presentState, replayRecord, withMove, withoutMoves } from '../kit/record.ts'
import { columnOf, rowOf } from './cells.ts'
import { follow } from './follow.ts'
import { OPENINGS, type Opening, piecesOf } from './openings.ts'
import {
  EXIT,
  isEscaped,
  joined,
  type Move,
  type Position,
  pieceBeside,
  piecesByCell,
  rules,
  type Setup,
  stepOf,
  takenByOthers,
  targetOver,
  targetsOf,
} from './rules.ts'
import { solve } from './solver.ts'
import { game } from './table-game.ts'

const positionOf = (...rows: readonly string[]): Position => ({ pieces: piecesOf({ id: '', rows, best: 0 }) })
const numberOf = ({ pieces }: Position, name: string): number => pieces.findIndex((piece) => piece.name === name)

const named = ({ pieces }: Position) => pieces.map(({ name, width, height }) => `${name} ${width}x${height}`).toSorted()

test.each(OPENINGS)('the opening $id has all ten pieces, and two free cells', (opening: Opening) => {
  const position = { pieces: piecesOf(opening) }
  expect(named(position)).toEqual([
    'cao 2x2',
    'guan 2x1',
    'huang 1x2',
    'ma 1x2',
    ...new Array(4).fill('soldier 1x1'),
    'zhang 1x2',
    'zhao 1x2',
  ])
  expect(piecesByCell(position).filter((piece) => piece === -1)).toHaveLength(2)
  expect(opening.rows.join('').length).toBe(20)
})

test('the openings are twelve, each once, the easiest first', () => {
  expect(OPENINGS).toHaveLength(12)
  expect(new Set(OPENINGS.map(({ rows }) => rows.join())).size).toBe(12)
  const counts = OPENINGS.map(({ best }) => best)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test.each(OPENINGS)(
  'the fewest moves of $id are $best, and the ones that are found lead to the exit',
  ({ id, best }) => {
    const moves = solve(rules.begin({ opening: id }))
    expect(moves).toHaveLength(best)
    const record = replayRecord(rules, { opening: id }, moves ?? [])
    expect(record && isEscaped(presentState(record))).toBe(true)
    // no two in a row are of one piece: they would be one move
    expect(moves?.some(({ piece }, at) => piece === moves[at + 1]?.piece)).toBe(false)
    const text = game.encodeMoves(moves ?? [])
    expect(game.decodeMoves(text)).toEqual(moves)
    expect(record && game.outcomeOf(presentState(record), record.setup)).toBe('won')
  },
)

test('whoever follows the hints comes nearer with each', () => {
  let record = beginRecord(rules, { opening: 'wei-er-bu-jian' })
  for (let left = 62; left > 0; left--) {
    const moves = solve(presentState(record))
    expect(moves).toHaveLength(left)
    const [move] = moves ?? []
    record = move === undefined ? record : withMove(rules, record, move)
  }
  expect(solve(presentState(record))).toEqual([])
})

test('where no way leads to the exit none is found', () => {
  expect(solve(positionOf('CCGG', 'CCss', 'ZMYH', 'ZMYH', 'ssss'))).toBeUndefined()
})

test('a piece moves along free cells as far as they go, also round a corner, and not over others', () => {
  const position = positionOf('ZCCY', 'ZCCY', 'MGGH', 'M.sH', 's..s')
  const soldier = position.pieces.findIndex(({ cell }) => cell === 14)
  expect(targetsOf(position, soldier).toSorted((a, b) => a - b)).toEqual([13, 17, 18])
  expect(rules.play(position, { piece: soldier, to: 17 })?.pieces[soldier]?.cell).toBe(17)
  for (const to of [14, 10, 15, 19, 20, -1]) expect(rules.play(position, { piece: soldier, to })).toBeUndefined()
  expect(rules.play(position, { piece: 99, to: 13 })).toBeUndefined()
  expect(targetsOf(position, numberOf(position, 'cao'))).toEqual([])
})

test('a long piece needs all cells that it comes to', () => {
  const position = positionOf('sCCs', 'sCCs', '.GG.', 'ZMYH', 'ZMYH')
  expect(targetsOf(position, numberOf(position, 'guan'))).toEqual([10, 8])
  expect(targetsOf(position, numberOf(position, 'zhang'))).toEqual([8])
})

test('Cao Cao has escaped in the middle of the lower side, and nowhere else', () => {
  expect(isEscaped(positionOf('ZGGY', 'Z..Y', 'MssH', 'MCCH', 'sCCs'))).toBe(true)
  expect(isEscaped(positionOf('ZGGY', 'ZssY', 'CCsH', 'CC.H', 's..M'))).toBe(false)
  expect([columnOf(EXIT), rowOf(EXIT)]).toEqual([1, 3])
})

/** Plays a move as the game does: moves of one piece in a row are one. */
function play(record: GameRecord<Setup, Position, Move>, wanted: Move): GameRecord<Setup, Position, Move> {
  const { undo, move } = joined(record, wanted)
  const before = undo ? withoutMoves(record) : record
  return move === undefined ? before : withMove(rules, before, move)
}

test('moves of one piece in a row count as one, and none is left when it is back', () => {
  const first = beginRecord<Setup, Position, Move>(rules, { opening: 'heng-dao-li-ma' })
  const soldier = presentState(first).pieces.findIndex(({ cell }) => cell === 16)
  const one = play(first, { piece: soldier, to: 17 })
  const two = play(one, { piece: soldier, to: 18 })
  expect(two.moves).toEqual([{ piece: soldier, to: 18 }])
  expect(play(two, { piece: soldier, to: 16 }).moves).toEqual([])
  const other = presentState(first).pieces.findIndex(({ cell }) => cell === 13)
  expect(play(one, { piece: other, to: 18 }).moves).toEqual(one.moves)
  expect(play(play(first, { piece: soldier, to: 18 }), { piece: other, to: 17 }).moves).toHaveLength(2)
})

test('a step goes one cell where nothing is in the way', () => {
  const position = positionOf('sCCs', 'sCCs', '.GG.', 'ZMYH', 'ZMYH')
  expect(stepOf(position, numberOf(position, 'guan'), 'left')).toBe(8)
  expect(stepOf(position, numberOf(position, 'guan'), 'down')).toBeUndefined()
  expect(stepOf(position, numberOf(position, 'zhang'), 'down')).toBeUndefined()
})

test('a free cell that is pressed draws the piece over it the shortest way', () => {
  const position = positionOf('ZCCY', 'ZCCY', 'ssss', 'MGGH', 'M..H')
  const guan = numberOf(position, 'guan')
  expect(targetOver(position, guan, 17)).toBe(17)
  expect(targetOver(position, guan, 18)).toBe(17)
  expect(targetOver(position, numberOf(position, 'cao'), 17)).toBeUndefined()
})

test('arrows choose the nearest piece, and can reach every piece', () => {
  for (const { id } of OPENINGS) {
    const position = rules.begin({ opening: id })
    const reached = new Set([numberOf(position, 'cao')])
    for (const piece of reached)
      for (const direction of ['up', 'down', 'left', 'right'] as const)
        reached.add(pieceBeside(position, piece, direction))
    expect(reached.size, id).toBe(10)
  }
  const position = rules.begin({ opening: 'heng-dao-li-ma' })
  expect(pieceBeside(position, numberOf(position, 'cao'), 'down')).toBe(numberOf(position, 'guan'))
  expect(pieceBeside(position, numberOf(position, 'cao'), 'up')).toBe(numberOf(position, 'cao'))
})

test('a dragged piece follows the pointer along free cells, round a corner, and stops at others', () => {
  const position = positionOf('ZCCY', 'ZCCY', 'MGGH', 'M.sH', 's..s')
  const number = position.pieces.findIndex(({ cell }) => cell === 14)
  const soldier = position.pieces[number] ?? { width: 1, height: 1 }
  const taken = takenByOthers(position, number)
  const drag = (column: number, row: number) => follow(soldier, 14, taken, column, row)
  expect(drag(1.8, 3)).toMatchObject({ cell: 14, across: expect.closeTo(-0.2), along: 0 })
  expect(drag(1.2, 3)).toMatchObject({ cell: 13, across: expect.closeTo(0.2), along: 0 })
  expect(drag(1.1, 4.2)).toMatchObject({ cell: 17 })
  expect(drag(2, -3)).toEqual({ cell: 14, across: 0, along: 0 })
  expect(drag(9, 3)).toEqual({ cell: 14, across: 0, along: 0 })
  expect(follow(soldier, 14, taken, 1, 9)).toMatchObject({ cell: 17 })
})

test('a text that is no list of moves is none, and one of other moves is not played', () => {
  for (const text of ['a', 'abc', 'zz', 'a1', 'A b']) expect(game.decodeMoves(text)).toBeUndefined()
  expect(game.decodeMoves('')).toEqual([])
  expect(replayRecord(rules, { opening: 'heng-dao-li-ma' }, game.decodeMoves('aa') ?? [])).toBeUndefined()
})

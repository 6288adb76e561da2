import { expect, test } from 'vitest'
import { presentState, replayRecord } from '../kit/record.ts'
import { resultText, textOf } from './game-text.ts'
import { optionsOf } from './legal.ts'
import { leadOf, type Position, rules, type Setup, takenBy } from './rules.ts'
import { placeOf, rowsOfSquares, squareBeside } from './squares.ts'
import { game, roundOf, setupOf } from './table-game.ts'

const setup: Setup = { opponent: 'friend', side: 'w', seed: 1 }
const start = rules.begin(setup)

function play(text: string, from: Position = start): Position {
  return text.split(' ').reduce<Position>((position, move) => {
    const next = rules.play(position, move)
    if (next === undefined) throw new Error(`${move} is not allowed in ${position.fen}`)
    return next
  }, from)
}
const at = (fen: string, pieces: Position['pieces'] = []): Position => ({
  ...start,
  fen,
  pieces,
  turn: fen.includes(' w ') ? 'w' : 'b',
  keys: [fen.split(' ').slice(0, 4).join(' ')],
})
const squareOf = (position: Position, id: string) => position.pieces.find((piece) => piece.id === id)?.square

test('white begins, and either side has its own moves alone', () => {
  expect(optionsOf(start.fen)).toHaveLength(20)
  expect(rules.play(start, 'e7e5')).toBeUndefined()
  expect(play('e2e4')).toMatchObject({ turn: 'b', last: { from: 'e2', to: 'e4', san: 'e4' } })
})

test('a move that is none is refused', () => {
  for (const move of ['e2e5', 'e2e4q', 'a1a1', 'hello', '', 'e9e4'])
    expect(rules.play(start, move), move).toBeUndefined()
})

test('a king castles with its rook, but not through an attacked square', () => {
  const castled = play('e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1')
  expect([squareOf(castled, 'e1'), squareOf(castled, 'h1')]).toEqual(['g1', 'f1'])
  const long = play('d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e1c1')
  expect([squareOf(long, 'e1'), squareOf(long, 'a1')]).toEqual(['c1', 'd1'])
  expect(rules.play(at('4k3/8/8/8/8/5r2/8/4K2R w K - 0 1'), 'e1g1')).toBeUndefined()
})

test('a pawn that passes another by a double step is taken in passing, on the next move only', () => {
  const taken = play('e2e4 a7a6 e4e5 d7d5 e5d6')
  expect(squareOf(taken, 'd7')).toBeUndefined()
  expect(takenBy(taken, 'w').map(({ id }) => id)).toEqual(['d7'])
  expect(rules.play(play('e2e4 a7a6 e4e5 d7d5 h2h3 h7h6'), 'e5d6')).toBeUndefined()
})

test('a pawn becomes what is chosen at the last rank, and nothing before it has been', () => {
  const ready = play('a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6')
  expect(rules.play(ready, 'b7a8')).toBeUndefined()
  const knight = play('b7a8n', ready)
  expect(knight.pieces.find(({ id }) => id === 'a2')).toMatchObject({ square: 'a8', kind: 'n' })
  expect(knight.last?.san).toBe('bxa8=N')
  // two pawns, a bishop and a rook are taken, and a pawn is a knight
  expect(leadOf(knight, 'w')).toBe(1 + 1 + 3 + 5 + (3 - 1))
})

test('checkmate wins, and ends the game', () => {
  const mate = play('f2f3 e7e5 g2g4 d8h4')
  expect(mate).toMatchObject({ isCheck: true, end: { reason: 'checkmate', winner: 'b' } })
  expect(mate.last?.san).toBe('Qh4#')
  expect(rules.play(mate, 'a2a3')).toBeUndefined()
  expect(game.outcomeOf(mate, { ...setup, opponent: 'easy' })).toBe('lost')
  expect(game.outcomeOf(mate, { ...setup, opponent: 'easy', side: 'b' })).toBe('won')
  expect(game.outcomeOf(mate, setup)).toBe('ended')
})

test.each([
  ['stalemate', '7k/8/5KQ1/8/8/8/8/8 w - - 0 1', 'g6f7'],
  ['material', 'k7/8/8/8/8/8/1n6/KB6 w - - 0 1', 'a1b2'],
  ['material', 'k7/8/8/8/8/8/1p6/K7 w - - 0 1', 'a1b2'],
  ['fifty', 'k7/8/8/8/8/8/8/KR6 w - - 99 80', 'b1b2'],
] as const)('it is a draw: %s', (reason, fen, move) => {
  const after = rules.play(at(fen), move)
  expect(after?.end).toEqual({ reason, winner: undefined })
  expect(after && game.outcomeOf(after, { ...setup, opponent: 'hard' })).toBe('drawn')
})

test('a position that is there for the third time is a draw, also if the moves between were others', () => {
  const twice = play('g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1')
  expect(twice.end).toBeUndefined()
  expect(play('c6b8', twice).end?.reason).toBe('threefold')
})

test('a position with other rights is another one', () => {
  // when it comes first the king may castle, later no more
  const position = play('e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1f1 e8f8 f1e1 f8e8 e1f1 e8f8 f1e1')
  expect(play('f8e8', position).end).toBeUndefined()
})

test('who gives up has lost', () => {
  expect(play('e2e4 resign').end).toEqual({ reason: 'resigned', winner: 'w' })
})

test('a game is kept as its moves, and comes back with each piece where it was', () => {
  const moves = 'e2e4 d7d5 e4d5 d8d5 b1c3 d5e6 resign'.split(' ')
  expect(game.decodeMoves(game.encodeMoves(moves))).toEqual(moves)
  expect(game.decodeMoves('')).toEqual([])
  expect(game.decodeMoves('e2e4 x')).toBeUndefined()
  const record = replayRecord(rules, setupOf('hard', 'b'), moves)
  expect(record && presentState(record).end?.winner).toBe('b')
  expect(roundOf(play('e2e4 d7d5'))).toBe(2)
})

test('it is written as other programs read it', () => {
  const record = replayRecord(rules, setupOf('hard', 'b'), 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'.split(' '))
  if (record === undefined) throw new Error('not allowed')
  const began = new Date(2026, 10, 30, 9).getTime()
  const text = textOf({ record, began, time: { ms: 0, since: undefined }, outcome: 'lost', swept: undefined })
  expect(text).toContain('[Date "2026.11.30"]\n')
  expect(text).toContain('[White "Genkan (hard)"]\n[Black "Player"]\n[Result "1-0"]\n')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0')
  expect(resultText({ reason: 'fifty', winner: undefined })).toBe('1/2-1/2')
})

test('the board is turned for black, and arrows go where they point', () => {
  expect(rowsOfSquares(false)[7]?.[0]).toBe('a1')
  expect(rowsOfSquares(true)[7]?.[0]).toBe('h8')
  expect(placeOf('e4', true)).toEqual({ column: 3, row: 3 })
  expect(squareBeside('e4', 'up', false)).toBe('e5')
  expect(squareBeside('e4', 'up', true)).toBe('e3')
  expect(squareBeside('a1', 'left', false)).toBe('a1')
})

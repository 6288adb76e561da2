import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { beginRecord, withMove } from '../kit/record.ts'
import { CELL_COUNT, type Cell, columnOf } from './cells.ts'
import { parseFen, parseMove } from './fen.ts'
import { type Move, pseudoMoves } from './generate.ts'
import { formatChinese, formatWxf, moveTexts } from './notation.ts'
import { CANNON, CHARIOT, HORSE, KING, type Piece, pieceOf, SOLDIER } from './pieces.ts'
import { recordText } from './record-text.ts'
import { type Position, RESIGN, rules, type Setup, START } from './rules.ts'

/** A move as it is told in Chinese, and in letters. */
function told(fen: string, move: string): readonly string[] {
  const { board } = parseFen(fen)
  return [formatChinese(board, parseMove(move), 'simplified'), formatWxf(board, parseMove(move))]
}

test('a move is told by its piece, its file, its way, and the file or the points that it goes', () => {
  expect(told(START, 'h2e2')).toEqual(['炮二平五', 'C2=5'])
  expect(told(START, 'h9g7')).toEqual(['马8进7', 'H8+7'])
  expect(told(START, 'i0i2')).toEqual(['车一进二', 'R1+2'])
  expect(told(START, 'a9a8')).toEqual(['车1进1', 'R1+1'])
  expect(told(START, 'g0e2')).toEqual(['相三进五', 'E3+5'])
  expect(told('3k5/9/9/9/9/9/9/9/9/R3K4 w', 'e0e1')).toEqual(['帅五进一', 'K5+1'])
  expect(told('3k5/R8/9/9/9/9/9/9/9/4K4 w', 'a8a1')).toEqual(['车九退七', 'R9-7'])
})

test('traditional signs are those of their readers', () => {
  const { board } = parseFen(START)
  expect(formatChinese(board, parseMove('h9g7'), 'traditional')).toBe('馬8進7')
  expect(formatChinese(board, parseMove('b7e7'), 'traditional')).toBe('砲2平5')
})

test('of two on a file one is the front one and one the rear one', () => {
  const fen = '3k5/9/9/9/R8/9/9/9/R8/4K4 w'
  expect(told(fen, 'a5b5')).toEqual(['前车平八', 'R+=8'])
  expect(told(fen, 'a1a0')).toEqual(['后车退一', 'R--1'])
  expect(told('3k5/n8/9/9/n8/9/9/9/9/4K4 b', 'a5b3')).toEqual(['前马进2', 'H++2'])
})

test('advisors and elephants that share a file are told by their file', () => {
  expect(told('3k5/9/9/9/9/9/9/3A5/9/3AK4 w', 'd0e1')).toEqual(['仕六进五', 'A6+5'])
})

test('of three soldiers one is in the middle; more, or those of two files, are numbered', () => {
  expect(told('3k5/9/4P4/4P4/4P4/9/9/9/9/4K4 w', 'e6f6')).toEqual(['中兵平四', 'P.=4'])
  expect(told('3k5/4P4/4P4/4P4/4P4/9/9/9/9/4K4 w', 'e5f5')).toEqual(['四兵平四', 'Pd=4'])
  const two = '3k5/9/2P1P4/2P1P4/9/9/P8/9/9/4K4 w'
  expect(told(two, 'e7f7')).toEqual(['一兵平四', 'Pa=4'])
  expect(told(two, 'c6b6')).toEqual(['四兵平八', 'Pd=8'])
  expect(told(two, 'a3a4')).toEqual(['兵九进一', 'P9+1'])
  expect(told('4k4/9/9/9/9/2p1p4/2p1p4/9/9/3K5 b', 'c3d3')).toEqual(['一卒平4', 'Pa=4'])
})

/** A position with pieces anywhere, the soldiers of both sides on three files. */
function anyBoard(seed: number): readonly Piece[] {
  const random = createRandom(seed)
  const board: Piece[] = Array.from({ length: CELL_COUNT }, () => 0)
  const put = (piece: Piece, cells: readonly Cell[]) => {
    board[random.pick(cells.filter((cell) => board[cell] === 0))] = piece
  }
  const cells = [...board.keys()]
  const crowded = cells.filter((cell) => columnOf(cell) >= 3 && columnOf(cell) <= 5)
  for (const side of [1, 2] as const) {
    put(pieceOf(side, KING), side === 1 ? [84, 85, 86] : [3, 4, 5])
    for (let count = 0; count < 5; count++) put(pieceOf(side, SOLDIER), crowded)
    for (const kind of [HORSE, CHARIOT, CANNON, HORSE, CHARIOT, CANNON]) put(pieceOf(side, kind), cells)
  }
  return board
}

test('no two moves of a position are told alike', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const board = anyBoard(seed)
    for (const side of [1, 2] as const) {
      const moves = pseudoMoves(board, side)
      expect(new Set(moves.map((move) => formatWxf(board, move))).size).toBe(moves.length)
      expect(new Set(moves.map((move) => formatChinese(board, move, 'simplified'))).size).toBe(moves.length)
    }
  }
})

test('a game is told as other programs read it', () => {
  let record = beginRecord<Setup, Position, Move>(rules, { level: 'easy', side: 1, seed: 1 })
  for (const move of [...['h2e2', 'h9g7', 'h0g2'].map(parseMove), RESIGN]) record = withMove(rules, record, move)
  const text = recordText({
    moves: moveTexts(record, undefined),
    format: 'WXF',
    red: 'You',
    black: 'Computer',
    began: new Date(2026, 10, 29).getTime(),
    end: record.states.at(-1)?.end,
  })
  expect(text).toBe(
    '[Game "Chinese Chess"]\n[Date "2026.11.29"]\n[Red "You"]\n[Black "Computer"]\n[Result "1-0"]\n[Format "WXF"]\n\n1. C2=5 H8+7\n2. H2+3\n1-0\n',
  )
})

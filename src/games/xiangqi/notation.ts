import type { GameRecord } from '../kit/record.ts'
import { type Cell, COLUMNS, columnOf, rowOf } from './cells.ts'
import { fromOf, type Move, toOf } from './generate.ts'
import { letterOf, recordNameOf, type Script } from './glyphs.ts'
import { CANNON, CHARIOT, HORSE, kindOf, type Piece, type Side, SOLDIER, sideOf } from './pieces.ts'
import { type Position, RESIGN, type Setup } from './rules.ts'

/** Which of a side's pieces moves: by its file, or by its order among those that share a file. */
type Mark =
  | { readonly by: 'file'; readonly file: number }
  /** `at` from 0, the front one first; two or three are front, middle and rear. */
  | { readonly by: 'order'; readonly at: number; readonly of: number }
  /** Soldiers that are counted through, from 0: those of two files, or more than three of one. */
  | { readonly by: 'number'; readonly at: number }

/** A move as records of games tell it, whatever they are written in. */
interface Told {
  readonly piece: Piece
  readonly mark: Mark
  readonly direction: '+' | '-' | '='
  /** The file that it reaches, or for a piece that stays on its file how many points it goes. */
  readonly target: number
}

/** A file as its side counts it: from 1 at its right hand. */
const fileOf = (cell: Cell, side: Side): number => (side === 1 ? COLUMNS - columnOf(cell) : columnOf(cell) + 1)

/** The cells of a side's equal pieces on files that have several, by files from its right, the front ones first. */
function sharers(board: readonly Piece[], piece: Piece, side: Side): readonly Cell[] {
  const cells = [...board.keys()].filter((cell) => board[cell] === piece)
  return cells
    .filter((cell) => cells.some((one) => one !== cell && columnOf(one) === columnOf(cell)))
    .toSorted((a, b) => fileOf(a, side) - fileOf(b, side) || (side === 1 ? rowOf(a) - rowOf(b) : rowOf(b) - rowOf(a)))
}

function markOf(board: readonly Piece[], from: Cell, side: Side): Mark {
  const piece = board[from] ?? 0
  const kind = kindOf(piece)
  const byFile: Mark = { by: 'file', file: fileOf(from, side) }
  // advisors and elephants that share a file cannot make the same move
  if (kind !== HORSE && kind !== CHARIOT && kind !== CANNON && kind !== SOLDIER) return byFile
  const all = sharers(board, piece, side)
  const at = all.indexOf(from)
  if (at < 0) return byFile
  const ofFile = all.filter((cell) => columnOf(cell) === columnOf(from))
  return ofFile.length < all.length || all.length > 3 ? { by: 'number', at } : { by: 'order', at, of: all.length }
}

function tell(board: readonly Piece[], move: Move): Told {
  const [from, to] = [fromOf(move), toOf(move)]
  const piece = board[from] ?? 0
  const side = sideOf(piece) === 2 ? 2 : 1
  const ahead = (rowOf(from) - rowOf(to)) * (side === 1 ? 1 : -1)
  return {
    piece,
    mark: markOf(board, from, side),
    direction: ahead === 0 ? '=' : ahead > 0 ? '+' : '-',
    target: columnOf(from) === columnOf(to) ? Math.abs(ahead) : fileOf(to, side),
  }
}

const NUMERALS = '一二三四五六七八九'
const ORDERS: Readonly<Record<Script, readonly [string, string, string]>> = {
  simplified: ['前', '中', '后'],
  traditional: ['前', '中', '後'],
}
const WAYS: Readonly<Record<Script, Readonly<Record<Told['direction'], string>>>> = {
  simplified: { '+': '进', '-': '退', '=': '平' },
  traditional: { '+': '進', '-': '退', '=': '平' },
}

/** The first, middle or last of three, or of two. */
const ofThree = ({ at, of }: { readonly at: number; readonly of: number }): number => (at === of - 1 ? 2 : at)

/** A move of a position as Chinese records tell it: 炮二平五, black's 马8进7, 前车退二. */
export function formatChinese(board: readonly Piece[], move: Move, script: Script): string {
  const { piece, mark, direction, target } = tell(board, move)
  const number = (value: number) => (sideOf(piece) === 1 ? (NUMERALS[value - 1] ?? '') : String(value))
  const name = recordNameOf(piece, script)
  const who =
    mark.by === 'file'
      ? name + number(mark.file)
      : `${mark.by === 'number' ? NUMERALS[mark.at] : ORDERS[script][ofThree(mark)]}${name}`
  return who + WAYS[script][direction] + number(target)
}

/** A move of a position in the letters of the World Xiangqi Federation: C2=5, H8+7, R+-2. */
export function formatWxf(board: readonly Piece[], move: Move): string {
  const { piece, mark, direction, target } = tell(board, move)
  const who = mark.by === 'file' ? String(mark.file) : mark.by === 'number' ? 'abcde'[mark.at] : '+.-'[ofThree(mark)]
  return `${letterOf(piece)}${who}${direction}${target}`
}

/** All moves of a game as records tell them. @param script of Chinese records; without it in letters */
export function moveTexts(
  { moves, states }: GameRecord<Setup, Position, Move>,
  script: Script | undefined,
): readonly string[] {
  return moves
    .filter((move) => move !== RESIGN)
    .map((move, at) => {
      const board = states[at]?.board ?? []
      return script === undefined ? formatWxf(board, move) : formatChinese(board, move, script)
    })
}

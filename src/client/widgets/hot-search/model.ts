import { HOT_BOARDS, type HotBoard } from '../../../shared/entities/hot-search.ts'
import { withLatest } from '../../kit/rules.ts'

/** The boards that the tiles show, by the item's id; the window without a tile has the id ''. */
export interface Selection {
  readonly boards: Readonly<Record<string, HotBoard>>
}

/** Selections of deleted tiles are kept for undo, the latest of all up to this number. */
export const SELECTION_LIMIT = 300

export const boardOf = ({ boards }: Selection, id: string): HotBoard => boards[id] ?? HOT_BOARDS[0]

/** Selects the board of a tile. */
export const select = ({ boards }: Selection, id: string, board: HotBoard): Selection => ({
  boards: withLatest(boards, id, board, SELECTION_LIMIT),
})

/** The boards that a tile offers beside its own, in the order of the list, its own first. */
export const offeredBoards = (board: HotBoard, count: number): readonly HotBoard[] =>
  [board, ...HOT_BOARDS.filter((one) => one !== board)].slice(0, count)

export const isBoard = (value: unknown): value is HotBoard => HOT_BOARDS.some((one) => one === value)

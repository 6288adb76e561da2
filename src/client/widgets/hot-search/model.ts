import { HOT_BOARDS, type HotBoard } from '../../../shared/entities/hot-search.ts'
import { laidNumber, withLatest } from '../../kit/rules.ts'

/** The boards that the tiles show, by the item's id; the window without a tile has the id ''. */
export interface Selection {
  readonly boards: Readonly<Record<string, HotBoard>>
}

/** Selections of deleted tiles are kept for undo, the latest of all up to this number. */
export const SELECTION_LIMIT = 300

export const isBoard = (value: unknown): value is HotBoard => HOT_BOARDS.some((one) => one === value)

/** The boards in the order in which tiles offer them: those that most people read first. */
const OFFERED: readonly HotBoard[] = [...new Set<HotBoard>(['weibo', 'zhihu', 'baidu', 'douyin', ...HOT_BOARDS])]

const laidAt = (id: string) => laidNumber(id, 'hot-search')

/** The board of a tile: the one selected there, else the one with which it was laid, else the spec's default. */
export function boardOf({ boards }: Selection, id: string): HotBoard {
  const number = laidAt(id)
  const laid = number === undefined ? undefined : OFFERED[number - 1]
  return boards[id] ?? laid ?? HOT_BOARDS[0]
}

/** Under what the second board of a large tile is kept. */
export const secondId = (id: string): string => `${id}/2`

/** The second board of a large tile: the one selected there, else the first one offered that is not beside it. */
export function secondBoardOf(now: Selection, id: string): HotBoard {
  const first = boardOf(now, id)
  return now.boards[secondId(id)] ?? OFFERED.find((one) => one !== first) ?? first
}

/** Whether a tile may ask for its board: the user has added it, or has pressed for a board in it. */
export const isStarted = ({ boards }: Selection, id: string): boolean =>
  boards[id] !== undefined || laidAt(id) === undefined

/** Selects the board of a tile, which starts it. */
export const select = ({ boards }: Selection, id: string, board: HotBoard): Selection => ({
  boards: withLatest(boards, id, board, SELECTION_LIMIT),
})

/** The boards that a tile offers, always in the same places: the first ones, with its own as the last if it is none of them. */
export function offeredBoards(board: HotBoard, count: number): readonly HotBoard[] {
  const first = OFFERED.slice(0, count)
  return first.includes(board) ? first : [...first.slice(0, -1), board]
}

/** Whom a board is asked of, as its endpoint says. */
export const askedFor = (board: HotBoard): string => `hot.${board}`

/** What a tile that nobody has pressed may show in place of its board where that cannot be asked, in this order. */
export const boardsFrom = (board: HotBoard): readonly HotBoard[] => [...new Set([board, ...OFFERED])]

/** The site that a board is read from, as users know it. */
export const BOARD_HOSTS: Readonly<Record<HotBoard, string>> = {
  douyin: 'douyin.com',
  weibo: 'weibo.com',
  toutiao: 'toutiao.com',
  baidu: 'baidu.com',
  bilibili: 'bilibili.com',
  zhihu: 'zhihu.com',
  sougou: 'sogou.com',
  tieba: 'tieba.baidu.com',
  tencent: 'news.qq.com',
  hupu: 'hupu.com',
  juejin: 'juejin.cn',
  csdn: 'csdn.net',
}

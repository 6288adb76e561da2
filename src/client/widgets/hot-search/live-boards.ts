import { hotSearch } from '../../../shared/api/hot-search.ts'
import { HOT_BOARDS } from '../../../shared/entities/hot-search.ts'
import { call, defineLive } from '../../kit/live.ts'
import { boardRows } from './document.ts'
import { isBoard } from './model.ts'

/** The boards, each by its name: fresh for ten minutes (spec section 7). */
export const liveBoards = defineLive({
  document: boardRows,
  freshMs: 600_000,
  async ask(board) {
    const type = isBoard(board) ? board : HOT_BOARDS[0]
    const { hotSearchDTOList, age } = await call(hotSearch, { type }, { silent: true, fresh: true })
    return { value: hotSearchDTOList, age }
  },
})

import * as v from 'valibot'
import { HOT_BOARDS, hotRowSchema } from '../../../shared/entities/hot-search.ts'
import { defineDocument, salvageRecord } from '../../kit/documents.ts'
import { defineLiveDocument } from '../../kit/live.ts'
import { isPlainObject, latestOf } from '../../kit/rules.ts'
import { isBoard, SELECTION_LIMIT, type Selection } from './model.ts'

/** Which board each tile shows. */
export const selection = defineDocument<Selection>({
  id: 'hot-search',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  undoable: false,
  initial: { boards: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no selection' }
      const repaired: string[] = []
      const boards = salvageRecord(input.boards, 'boards', repaired, (one) => (isBoard(one) ? one : undefined))
      return {
        ok: true,
        value: { boards: latestOf(boards, SELECTION_LIMIT) },
        repaired,
      }
    },
  },
})

/** The last rows of the boards. */
export const boardRows = defineLiveDocument('hot-search.rows', v.array(hotRowSchema), HOT_BOARDS.length)

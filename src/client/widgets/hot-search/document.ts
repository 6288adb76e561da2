import * as v from 'valibot'
import { HOT_BOARDS, hotRowSchema } from '../../../shared/entities/hot-search.ts'
import { defineDocument } from '../../core/data/document.ts'
import { salvageRecord } from '../../core/data/salvage-record.ts'
import { defineLiveDocument } from '../../features/data/live-data/index.ts'
import { isPlainObject } from '../../lib/data/json.ts'
import { latestOf } from '../../lib/data/with-latest.ts'
import { isBoard, SELECTION_LIMIT, type Selection } from './model.ts'

/** Which board each tile shows. */
export const selection = defineDocument<Selection>({
  id: 'hot-search',
  section: 'more',
  undoable: false,
  initial: { boards: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no selection' }
      const repaired: string[] = []
      const boards = salvageRecord(input['boards'], 'boards', repaired, (one) => (isBoard(one) ? one : undefined))
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

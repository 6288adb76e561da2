import * as v from 'valibot'
import { defineDocument } from '../../core/document.ts'
import { repairBySchema } from '../../core/field.ts'
import { salvage } from '../../core/schema.ts'
import { RECENT_LIMIT } from './model.ts'

const readId = repairBySchema(v.pipe(v.string(), v.minLength(1), v.maxLength(300)))

/** The ids of the entries that were run last, newest first, see `recentId`. Not undoable. */
export const recentEntries = defineDocument<readonly string[]>({
  id: 'recentEntries',
  section: 'more',
  undoable: false,
  initial: [],
  schema: {
    parse(input) {
      const repaired: string[] = []
      const ids = salvage(input, 'recent', repaired, readId)
      return { ok: true, value: [...new Set(ids)].slice(0, RECENT_LIMIT), repaired }
    },
  },
})

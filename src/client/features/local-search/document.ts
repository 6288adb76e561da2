import * as v from 'valibot'
import { defineDocument } from '../../core/document.ts'
import { repairBySchema } from '../../core/field.ts'
import { salvage } from '../../core/schema.ts'
import { type IconUse, RECENT_LIMIT, USES_LIMIT } from './model.ts'

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const readId = repairBySchema(idSchema)
const readUse = repairBySchema(v.strictObject({ id: idSchema, weight: v.pipe(v.number(), v.finite(), v.gtValue(0)) }))

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

/** The icons by how often they were opened of late, the most used first. Not undoable. */
export const iconUses = defineDocument<readonly IconUse[]>({
  id: 'iconUses',
  section: 'more',
  undoable: false,
  initial: [],
  schema: {
    parse(input) {
      const repaired: string[] = []
      const uses = salvage(input, 'uses', repaired, readUse)
      return { ok: true, value: [...new Map(uses.map((use) => [use.id, use])).values()].slice(0, USES_LIMIT), repaired }
    },
  },
})

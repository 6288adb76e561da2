import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import { type IconUse, RECENT_LIMIT, USES_LIMIT } from './model.ts'

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const readId = repairBySchema(idSchema)
const readUse = repairBySchema(v.strictObject({ id: idSchema, weight: v.pipe(v.number(), v.finite(), v.gtValue(0)) }))

/** The ids of the entries that were run last, newest first, see `recentId`. Not undoable. */
export const recentEntries = defineDocument<readonly string[]>({
  id: 'recentEntries',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: [],
  schema: listSchema('recent', readId, (ids) => [...new Set(ids)].slice(0, RECENT_LIMIT)),
})

/** The icons by how often they were opened of late, the most used first. Not undoable. */
export const iconUses = defineDocument<readonly IconUse[]>({
  id: 'iconUses',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: [],
  schema: listSchema('uses', readUse, (uses) =>
    [...new Map(uses.map((use) => [use.id, use])).values()].slice(0, USES_LIMIT),
  ),
})

/** Whether the search box offers to find what the browser has, too. Not undoable. */
export const browserOffers = defineDocument<boolean>({
  id: 'browserOffers',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: true,
  schema: strictSchema(v.boolean()),
})

import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'

/** The ids of notices that were dismissed on this device, as long as the server lists them. */
export const dismissedNotices = defineDocument<readonly string[]>({
  id: 'notices',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: [],
  schema: listSchema('notices', repairBySchema<string>(v.pipe(v.string(), v.regex(/^[\w-]{16}$/))), (list) => [
    ...new Set(list),
  ]),
})

import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'

/** Whether the server has a chat room, as it has last said on this device. */
export const chatOffer = defineDocument<{ readonly hasChat: boolean | 'unknown' }>({
  id: 'socket',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { hasChat: 'unknown' },
  schema: strictSchema(v.object({ hasChat: v.union([v.boolean(), v.literal('unknown')]) })),
})

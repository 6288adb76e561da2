import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import type { ToldVisit } from './model.ts'

/** The day of which this device has told the server last. */
export const toldVisit = defineDocument<ToldVisit>({
  id: 'visits.told',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { user: '', day: '', days: 0 },
  schema: strictSchema(v.object({ user: v.string(), day: v.string(), days: v.pipe(v.number(), v.safeInteger()) })),
})

import * as v from 'valibot'
import { defineDocument, strictSchema } from '../../kit/documents.ts'

/** One counter per tile, by the item's id. */
export const blueprint = defineDocument<Readonly<Record<string, number>>>({
  id: 'blueprint',
  section: 'more',
  travels: 'account',
  merge: { each: 'sum' },
  initial: {},
  schema: strictSchema(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
})

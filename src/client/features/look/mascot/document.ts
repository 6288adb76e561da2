import * as v from 'valibot'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'

const schema = v.strictObject({
  /** When it spoke unasked last, in ms since 1970. */
  spokeAt: v.pipe(v.number(), v.finite()),
  /** Since when the user is here without a break, and when he was last seen, in ms since 1970 (sitting.ts). */
  cameAt: v.pipe(v.number(), v.finite()),
  stirredAt: v.pipe(v.number(), v.finite()),
  /** What it said last, the newest at the end. */
  recent: v.array(v.pipe(v.string(), v.maxLength(200))),
  /** The day on which the user was last here, as an ISO date; empty before the first. */
  seenOn: v.pipe(v.string(), v.maxLength(10)),
  /** The most petals that were caught in a round of its game. */
  mostCaught: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})

/** What the mascot remembers on this device. */
export const mascotMemory = defineDocument<v.InferOutput<typeof schema>>({
  id: 'mascot-memory',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: { spokeAt: 0, cameAt: 0, stirredAt: 0, recent: [], seenOn: '', mostCaught: 0 },
  schema: strictSchema(schema),
})

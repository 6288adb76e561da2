import * as v from 'valibot'

/** Fields of an answer that came from a third party: how old it is. */
export const freshness = {
  /** `live`: asked now; `cache`: within its time; `stale`: older, as the third party does not answer. */
  from: v.picklist(['live', 'cache', 'stale']),
  /** In seconds. */
  age: v.number(),
}

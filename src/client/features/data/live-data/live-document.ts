import * as v from 'valibot'
import { momentSchema } from '../../../../shared/entities/moment.ts'
import { type Document, defineDocument } from '../../../core/documents/document.ts'
import { salvageRecord } from '../../../core/documents/schemas/salvage-record.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { latestOf } from '../../../lib/values/with-latest.ts'
import type { LiveEntries } from './model.ts'

const MAX_KEY_LENGTH = 200

/** The last answers of a kind, and how many are kept at most. */
export type LiveDocument<T> = Document<LiveEntries<T>> & { readonly limit: number }

/**
 * Declares the document that keeps the last answers of a kind: they are there at once, without network and in all tabs.
 * Not undoable: fetched, not written.
 * @param limit the most answers that are kept
 */
export function defineLiveDocument<T>(id: string, value: v.GenericSchema<unknown, T>, limit: number): LiveDocument<T> {
  const entry = v.object({ value, at: momentSchema, askedAt: momentSchema })
  const document = defineDocument<LiveEntries<T>>({
    id,
    section: 'more',
    travels: 'device',
    undoable: false,
    initial: {},
    schema: {
      parse(input) {
        if (!isPlainObject(input)) return { ok: false, reason: 'no answers' }
        const repaired: string[] = []
        const entries = salvageRecord(input, 'answers', repaired, (one, key) => {
          const parsed = v.safeParse(entry, one)
          return parsed.success && key.length <= MAX_KEY_LENGTH ? parsed.output : undefined
        })
        return { ok: true, value: latestOf(entries, limit), repaired }
      },
    },
  })
  return Object.assign(document, { limit })
}

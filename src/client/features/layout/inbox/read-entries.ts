import * as v from 'valibot'
import { isWebUrl } from '../../../../shared/lib/url/is-web-url.ts'
import type { InboxEntry } from './model.ts'

const entrySchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.maxLength(20_000), v.check(isWebUrl)),
  name: v.string(),
  group: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

/** The usable ones of stored entries, the oldest first. */
export const readEntries = (stored: readonly unknown[]): readonly InboxEntry[] =>
  stored
    .flatMap((one): readonly InboxEntry[] => {
      const { success, output } = v.safeParse(entrySchema, one)
      return success ? [output] : []
    })
    .toSorted((a, b) => a.at - b.at)

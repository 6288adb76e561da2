import * as v from 'valibot'
import { SEARCH } from '../../../../shared/constants.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'

const name = v.pipe(v.string(), v.maxLength(40))
const entrySchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH.inputLength)),
  enginesName: name,
  enginesIcon: v.pipe(v.string(), v.maxLength(200)),
})
const readEntry = repairBySchema(entrySchema)

/** One entry of the search history; without an engine for an opened address. */
export type SearchHistoryEntry = Readonly<v.InferOutput<typeof entrySchema>>

/** The search history, newest first. Not undoable. */
export const searchHistory = defineDocument<readonly SearchHistoryEntry[]>({
  id: 'searchHistory',
  section: 'more',
  travels: 'account',
  merge: { union: ['text'], newestFirst: true, limit: SEARCH.historyLimit },
  undoable: false,
  initial: [],
  schema: listSchema('entries', readEntry, (entries) => entries.slice(0, SEARCH.historyLimit)),
})

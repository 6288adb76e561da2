import { type Diary, diarySchema } from '../../../shared/entities/daily-text.ts'
import { defineDocument } from '../../kit/documents.ts'
import { type Daily, dailySchema, FETCHED_KEYS, NO_TEXT } from '../../kit/live.ts'

/** What the tile shows. Not undoable: fetched, not written. */
export const diary = defineDocument<Daily<Diary>>({
  id: 'tg-diary',
  section: 'more',
  travels: 'account',
  merge: { each: 'later' },
  stays: FETCHED_KEYS,
  undoable: false,
  initial: NO_TEXT,
  schema: dailySchema(diarySchema),
})

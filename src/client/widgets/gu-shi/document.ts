import { type Poem, poemSchema } from '../../../shared/entities/daily-text.ts'
import { defineDocument } from '../../kit/documents.ts'
import { type Daily, dailySchema, FETCHED_KEYS, NO_TEXT } from '../../kit/live.ts'
import { isPlainObject } from '../../kit/rules.ts'

/** The poem of the day, and whether poems stand in columns; null follows the language. */
export interface PoemOfDay extends Daily<Poem> {
  readonly vertical: boolean | null
}

const schema = dailySchema(poemSchema)

/** What the tile shows. Not undoable: fetched, not written. */
export const poem = defineDocument<PoemOfDay>({
  id: 'gu-shi',
  section: 'more',
  travels: 'account',
  merge: { each: 'later' },
  stays: FETCHED_KEYS,
  undoable: false,
  initial: { ...NO_TEXT, vertical: null },
  schema: {
    parse(input) {
      const parsed = schema.parse(input)
      if (!parsed.ok) return parsed
      const vertical = isPlainObject(input) ? input.vertical : null
      const isSound = vertical === null || typeof vertical === 'boolean'
      return {
        ok: true,
        value: { ...parsed.value, vertical: isSound ? vertical : null },
        repaired: isSound ? parsed.repaired : [...parsed.repaired, 'vertical'],
      }
    },
  },
})

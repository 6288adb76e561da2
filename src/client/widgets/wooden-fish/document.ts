import * as v from 'valibot'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { defineDocument } from '../../kit/documents.ts'
import { isPlainObject } from '../../kit/rules.ts'
import { type Merits, NO_MERITS, newestDays, SCORE_LIMIT } from './model.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SCORE_LIMIT))
const date = v.pipe(
  v.string(),
  v.check((text) => parseIsoDay(text) !== undefined),
)

/** Merits, part by part: a damaged day is dropped, a damaged score is the sum of the days. Not undoable: a counter. */
export const woodenFish = defineDocument<Merits>({
  id: 'wooden-fish',
  section: 'wooden_fish',
  travels: 'account',
  merge: { fields: { score: 'sum', days: { each: 'sum' } } },
  undoable: false,
  initial: NO_MERITS,
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no merits' }
      const repaired: string[] = []
      const days = isPlainObject(input.days ?? {}) ? Object.entries(input.days ?? {}) : []
      const sound = days.flatMap(([day, merits]) =>
        v.is(date, day) && v.is(count, merits) ? [[day, merits] as const] : [],
      )
      if (sound.length < days.length || !isPlainObject(input.days ?? {})) repaired.push('days')
      if (!v.is(count, input.score)) repaired.push('score')
      const sum = sound.reduce((all, [, merits]) => Math.min(SCORE_LIMIT, all + merits), 0)
      const score = v.is(count, input.score) ? input.score : sum
      return {
        ok: true,
        value: { score, days: newestDays(Object.fromEntries(sound)), sound: input.sound === true },
        repaired,
      }
    },
  },
})

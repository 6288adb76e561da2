import { gushi, liveGushi } from '../../../shared/api/daily-text.ts'
import { poemSchema } from '../../../shared/entities/daily-text.ts'
import { entryOfDay } from '../../../shared/lib/calendar/entry-of-day.ts'
import { defineDailyText } from '../../kit/live.ts'
import { poem } from './document.ts'

export const dailyPoem = defineDailyText({
  document: poem,
  kind: 'poems',
  packed: poemSchema,
  entryOfDay,
  endpoint: gushi,
  live: { area: 'poem', endpoint: liveGushi },
})

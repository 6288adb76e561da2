import { liveTg, tg } from '../../../shared/api/daily-text.ts'
import { diarySchema } from '../../../shared/entities/daily-text.ts'
import { entryOfDay } from '../../../shared/lib/calendar/entry-of-day.ts'
import { defineDailyText } from '../../kit/live.ts'
import { diary } from './document.ts'

export const dailyDiary = defineDailyText({
  document: diary,
  kind: 'diary',
  packed: diarySchema,
  entryOfDay,
  endpoint: tg,
  live: { area: 'diary', endpoint: liveTg },
})

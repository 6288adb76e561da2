import { liveYiyan, yiyan } from '../../../shared/api/daily-text.ts'
import { packedQuoteSchema } from '../../../shared/entities/daily-text.ts'
import { quoteOfDay } from '../../../shared/lib/text/daily-pack.ts'
import { defineDailyText } from '../../kit/live.ts'
import { quote } from './document.ts'

export const dailyQuote = defineDailyText({
  document: quote,
  kind: 'quotes',
  packed: packedQuoteSchema,
  entryOfDay: quoteOfDay,
  endpoint: yiyan,
  live: { area: 'quote', endpoint: liveYiyan },
})

import { useEffect, useState } from 'react'
import type { Quote } from '../../../shared/entities/daily-text.ts'
import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import type { Daily } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import { dailyQuote } from './daily-quote.ts'
import { fitQuote, hasCorner } from './model.ts'

/**
 * The quote that a tile of this size shows: today's, or where that is too long the next of the pack that is not;
 * undefined while it is looked up, today's if none fits.
 */
export function useFittingQuote({ ref }: Daily<Quote>, quote: Quote, rows: number, columns: number): Quote | undefined {
  const language = useLanguage()
  const today = isoDay(localDay(useToday()))
  const { isWhole } = fitQuote(quote.hitokoto, rows, columns, hasCorner(language))
  const key = [language, today, ref, rows, columns, quote.hitokoto].join(' ')
  const [found, setFound] = useState<{ readonly key: string; readonly quote: Quote }>()
  useEffect(() => {
    // reading the pack is asynchronous
    if (isWhole) return undefined
    let isCurrent = true
    const fits = ({ hitokoto }: Quote) => fitQuote(hitokoto, rows, columns, hasCorner(language)).isWhole
    void dailyQuote
      .findInPack(language, localDay(new Date()), ref + 1, fits)
      .then((other) => isCurrent && setFound({ key, quote: other ?? quote }))
    return () => {
      isCurrent = false
    }
  }, [isWhole, key, language, ref, rows, columns, quote])
  if (isWhole) return quote
  return found?.key === key ? found.quote : undefined
}

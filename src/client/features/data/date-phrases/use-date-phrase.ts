import { useEffect, useState } from 'react'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import type { DatePhrase } from './kernel/read-phrase.ts'

type Read = typeof import('./read-date-phrase.ts').readDatePhrase

/**
 * The date, time or repetition that a text names now; undefined for none, and until the grammars are loaded.
 * @param now when it is typed: what is said is relative to it
 * @param on the day of a time alone; without one it is the next such time
 */
export function useDatePhrase(text: string, now: Date, on?: CalendarDay): DatePhrase | undefined {
  const language = useLanguage()
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    // without them, as offline, nothing is recognised
    import('./read-date-phrase.ts').then(
      ({ readDatePhrase }) => setRead(() => readDatePhrase),
      () => undefined,
    )
  }, [])
  return text.trim() === '' ? undefined : read?.(text, language, now, on)
}

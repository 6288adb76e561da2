import type { Language } from '../../../../../shared/constants.ts'
import { localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { type Greeting, greetingAt } from '../../../../lib/calendar/greeting.ts'
import { nextSpecialDay } from '../../../../lib/calendar/special-day.ts'

/** What a moment is told by: a special day that is near, else a greeting. */
export type Occasion =
  | { readonly kind: 'today' | 'tomorrow'; readonly name: string }
  | { readonly kind: 'later'; readonly name: string; readonly count: number }
  | { readonly kind: 'greeting'; readonly greeting: Greeting }

/** The occasion of a moment, by the device's time zone. */
export function occasionOf(moment: Date, language: Language): Occasion {
  const next = nextSpecialDay(localDay(moment), language)
  if (next === undefined) return { kind: 'greeting', greeting: greetingAt(moment.getHours()) }
  const name = new Intl.ListFormat(language).format(next.names)
  if (next.days > 1) return { kind: 'later', name, count: next.days }
  return { kind: next.days === 0 ? 'today' : 'tomorrow', name }
}

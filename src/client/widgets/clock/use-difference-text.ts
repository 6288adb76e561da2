import { useLanguage } from '../../kit/text.ts'
import type { CityId } from './kernel/cities.ts'
import { difference } from './kernel/wall-clock.ts'
import { useMessages } from './messages.ts'

const DAYS: Readonly<Record<number, 'yesterday' | 'tomorrow'>> = { [-1]: 'yesterday', 1: 'tomorrow' }

/** How a city's time differs from here, e.g. "tomorrow · +13 hours"; without a difference "same time". */
export function useDifferenceText(): (moment: Date, city: CityId) => string {
  const messages = useMessages()
  const language = useLanguage()
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  return (moment, city) => {
    const { days, hours } = difference(moment, city)
    const day = DAYS[days]
    const ahead =
      hours === 0 ? messages('sameTime') : messages('hoursAhead', { hours: signed.format(hours).replace('-', '−') })
    return day === undefined ? ahead : `${messages(day)} · ${ahead}`
  }
}

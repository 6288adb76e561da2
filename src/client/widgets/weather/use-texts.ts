import type { Language } from '../../../shared/constants.ts'
import type { Place, Wind } from '../../../shared/entities/weather.ts'
import { readsHan } from '../../../shared/languages.ts'
import { hourCycle, useLanguage } from '../../kit/text.ts'
import { cityOfPlace } from './kernel/cities.ts'
import { useMessages } from './messages.ts'
import { directionOf, localTime, shownDegrees, type Unit } from './model.ts'

/** Korean has long names for the halves of the day. */
const HOUR_CYCLE: Readonly<Partial<Record<Language, Intl.DateTimeFormatOptions>>> = { ko: { hourCycle: 'h23' } }

/** In English a bare number is no hour. */
const hourFormat = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  ...(language === 'en' && hourCycle() === 'h23' && { minute: '2-digit' }),
  ...(hourCycle() !== undefined && { hourCycle: hourCycle() }),
  ...HOUR_CYCLE[language],
})

const DIRECTIONS = [
  'direction.0',
  'direction.1',
  'direction.2',
  'direction.3',
  'direction.4',
  'direction.5',
  'direction.6',
  'direction.7',
] as const

/** How places, temperatures, times and winds are said to the user. */
export function useTexts(unit: Unit) {
  const messages = useMessages()
  const language = useLanguage()
  const isHan = readsHan(language)
  const placeName = (place: Place): string => {
    const { name, latin } = place
    const city = cityOfPlace(place)
    if (name !== undefined && city !== undefined) return messages(`city.${city}`)
    return (isHan ? name : (latin ?? name)) ?? messages('here')
  }
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    placeName,
    regionName: ({ region, latinRegion }: Place): string => (isHan ? region : (latinRegion ?? region)) ?? '',
    degrees: (celsius: number): string => `${shownDegrees(celsius, unit)}°`.replace('-', '−'),
    percent: (part: number): string => percent.format(part / 100),
    /** The hour of a moment by the clocks of the place. */
    hourText: (at: number, utcOffset: number): string =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...hourFormat(language) }).format(localTime(at, utcOffset)),
    windText: ({ scale, speed, degrees }: Wind): string => {
      if (scale === 0) return messages('calm')
      const force =
        speed === undefined || language.startsWith('zh') ? messages('force', { scale }) : speedText(speed, language)
      const direction = DIRECTIONS[degrees === undefined ? -1 : directionOf(degrees)]
      return direction === undefined ? force : messages('windFrom', { direction: messages(direction), force })
    },
  }
}

/** A speed in the unit that forecasts of a language have. @param speed in km/h */
function speedText(speed: number, language: Language): string {
  const [value, unit] = language === 'en' ? [speed, 'kilometer-per-hour'] : [speed / 3.6, 'meter-per-second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value)
}

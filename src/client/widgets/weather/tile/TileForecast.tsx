import type { Weather, WeatherDay } from '../../../../shared/entities/weather.ts'
import { classes } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { dayText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { dayOf, isNightAt, isPresent, isToday, localTime, shownHours, temperatureRanges } from '../model.ts'
import { useTexts } from '../use-texts.ts'
import { weatherIcon } from './icons.ts'
import styles from './TileForecast.module.css'

interface DaysProps {
  readonly days: readonly WeatherDay[]
  readonly utcOffset: number
  /** In ms since the epoch. */
  readonly now: number
  /** Whether each day is a line instead of a column. */
  readonly isList: boolean
  /** Whether the probability of rain or snow is told where it is worth mentioning. */
  readonly hasPrecipitation?: boolean
  readonly className?: string | undefined
}

/** The coming days by picture, highest and lowest temperature. */
export function TileDays({ days, utcOffset, now, isList, hasPrecipitation = false, className }: DaysProps) {
  const messages = useMessages()
  const language = useLanguage()
  const { degrees } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const ranges = temperatureRanges(days)
  return (
    <ul className={classes(styles.days, isList && styles.list, className)}>
      {days.map((day, index) => {
        const { from, to } = ranges[index] ?? { from: 0, to: 1 }
        return (
          <li key={day.date}>
            <time>
              {isToday(day, utcOffset, now) ? messages('today') : dayText(dayOf(day), language, { weekday: 'short' })}
            </time>
            <img src={weatherIcon(day.condition, false)} alt={messages(`condition.${day.condition}`)} />
            {hasPrecipitation && <Precipitation part={day.precipitation} />}
            {isList ? <em>{degrees(day.low)}</em> : <b>{degrees(day.high)}</b>}
            {isList && (
              <i aria-hidden="true">
                <i style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }} />
              </i>
            )}
            {isList ? <b>{degrees(day.high)}</b> : <em>{degrees(day.low)}</em>}
          </li>
        )
      })}
    </ul>
  )
}

interface HoursProps {
  readonly weather: Weather
  /** In ms since the epoch. */
  readonly now: number
  readonly count: number
  readonly hasPrecipitation?: boolean
}

/** The coming hours by picture and temperature; nothing where they are not known. */
export function TileHours({ weather, now, count, hasPrecipitation = false }: HoursProps) {
  const messages = useMessages()
  const { degrees, hourText } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const { utcOffset } = weather
  const shown = shownHours(weather, now, count)
  if (shown.length === 0) return null
  return (
    <ul className={classes(styles.days, styles.hours)}>
      {shown.map((hour) => (
        <li key={hour.at}>
          <time>{isPresent(hour, now) ? messages('nowHour') : hourText(hour.at, utcOffset)}</time>
          <img
            src={weatherIcon(hour.condition, isNightAt(localTime(hour.at, utcOffset).getUTCHours()))}
            alt={messages(`condition.${hour.condition}`)}
          />
          {hasPrecipitation && <Precipitation part={hour.precipitation} />}
          <b>{degrees(hour.temperature)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Less is not worth mentioning, in percent. */
const LEAST = 20

/** The probability of rain or snow; an empty box keeps the columns in line. @param part in percent */
function Precipitation({ part = 0 }: { readonly part: number | undefined }) {
  const messages = useMessages()
  const { percent } = useTexts('celsius')
  const text = percent(Math.round(part / 10) * 10)
  return part < LEAST ? <small /> : <small title={messages('precipitation', { percent: text })}>{text}</small>
}

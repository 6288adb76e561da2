import type { ReactNode } from 'react'
import type { AirQuality, Place, Weather } from '../../../../shared/entities/weather.ts'
import { Icon } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { cloud, drop, sun as sunIcon, wind as windIcon } from '../../../kit/icons.ts'
import { timeFormat, useLanguage } from '../../../kit/text.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { airLevel, shownAir, sunOf } from '../model.ts'
import { useHour } from '../use-hour.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Details.module.css'

interface DetailsProps {
  readonly place: Place
  readonly weather: Weather
}

/** Air, wind, humidity and the sun. */
export function Details({ place, weather: { now, air, utcOffset } }: DetailsProps) {
  const messages = useMessages()
  const { percent, windText } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const hour = useHour()
  return (
    <dl className={styles.details} aria-label={messages('details')}>
      {air !== undefined && (
        <Detail icon={cloud} name={messages('air')}>
          <Air air={air} />
        </Detail>
      )}
      {now.wind !== undefined && (
        <Detail icon={windIcon} name={messages('wind')}>
          <b>{windText(now.wind)}</b>
        </Detail>
      )}
      {now.humidity !== undefined && (
        <Detail icon={drop} name={messages('humidity')}>
          <b>{percent(now.humidity)}</b>
        </Detail>
      )}
      <Detail icon={sunIcon} name={messages('sun')}>
        <Sun place={place} utcOffset={utcOffset} now={hour} />
      </Detail>
    </dl>
  )
}

interface DetailProps {
  readonly icon: string
  readonly name: string
  readonly children: ReactNode
}

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon path={icon} size={16} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Air({ air }: { readonly air: AirQuality }) {
  const messages = useMessages()
  const { index, standard } = shownAir(air, useLanguage())
  const level = airLevel(index)
  return (
    <>
      <b data-level={level}>
        {Math.round(index)} {messages(`air.${level}`)}
      </b>
      <small>{messages(`air.${standard}`)}</small>
      {air.pm25 !== undefined && <small>{messages('pm25', { value: Math.round(air.pm25) })}</small>}
      {air.pm10 !== undefined && <small>{messages('pm10', { value: Math.round(air.pm10) })}</small>}
    </>
  )
}

interface SunProps {
  readonly place: Place
  readonly utcOffset: number
  readonly now: number
}

function Sun({ place, utcOffset, now }: SunProps) {
  const messages = useMessages()
  const language = useLanguage()
  const hours = sunOf(place, utcOffset, now)
  if (hours === 'always' || hours === 'never') return <b>{messages(hours === 'always' ? 'always' : 'never')}</b>
  const format = timeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const at = (minute: number) => format.format(minute * 60_000)
  return (
    <>
      <b>{messages('rise', { time: at(hours.rise) })}</b>
      <b>{messages('set', { time: at(hours.set) })}</b>
    </>
  )
}

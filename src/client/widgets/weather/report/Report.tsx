import { HOURS_LIMIT, type Place, type Weather, type WeatherAlert } from '../../../../shared/entities/weather.ts'
import { classes } from '../../../kit/components.ts'
import { linkProps } from '../../../kit/desktop.ts'
import { useDocument } from '../../../kit/documents.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { comingDays, comingHours, skyOf } from '../model.ts'
import { Scene } from '../tile/Scene.tsx'
import { TileDays, TileHours } from '../tile/TileForecast.tsx'
import { useHour } from '../use-hour.ts'
import { useLight } from '../use-light.ts'
import { useTexts } from '../use-texts.ts'
import { Details } from './Details.tsx'
import styles from './Report.module.css'

interface ReportProps {
  readonly place: Place
  readonly weather: Weather
}

/** All that is known of the weather of a place; what is not known has no section. */
export function Report({ place, weather }: ReportProps) {
  const messages = useMessages()
  const now = useHour()
  const days = comingDays(weather, now)
  const { utcOffset } = weather
  return (
    <div className={styles.report}>
      <Hero place={place} weather={weather} />
      {weather.alerts.length > 0 && <Alerts alerts={weather.alerts} />}
      {weather.isMissingAlerts === true && <p className={styles.missing}>{messages('alertsMissing')}</p>}
      {comingHours(weather.hours, now).length > 0 && (
        <div className={styles.card}>
          <h3>{messages('hours')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
          <section className={styles.strip} tabIndex={0} aria-label={messages('hours')}>
            <TileHours weather={weather} now={now} count={HOURS_LIMIT} hasPrecipitation />
          </section>
        </div>
      )}
      {days.length > 0 && (
        <section className={styles.card}>
          <h3>{messages('days')}</h3>
          <TileDays days={days} utcOffset={utcOffset} now={now} isList hasPrecipitation />
        </section>
      )}
      <Details place={place} weather={weather} />
      <Sources by={weather.by} />
    </div>
  )
}

function Hero({ place, weather }: ReportProps) {
  const messages = useMessages()
  const { degrees, placeName } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const moment = useHour()
  const { now, utcOffset, by } = weather
  const light = useLight(place, utcOffset)
  const [today] = comingDays(weather, moment)
  // AMap tells the weather of a region by its code
  const isOfCity = place.isOfCity === true && by !== 'amap'
  return (
    <section className={classes(styles.hero, light === 'night' && styles.night)}>
      <Scene sky={skyOf(now.condition)} light={light} />
      <b>{degrees(now.temperature)}</b>
      <p>
        <span>{messages(`condition.${now.condition}`)}</span>
        {today !== undefined && (
          <span>{messages('range', { low: degrees(today.low), high: degrees(today.high) })}</span>
        )}
        {now.feelsLike !== undefined && <span>{messages('feelsLike', { degrees: degrees(now.feelsLike) })}</span>}
      </p>
      {isOfCity && <small>{messages('ofCity', { place: placeName(place) })}</small>}
    </section>
  )
}

/** Alerts in the words of the authority, which writes Chinese. */
function Alerts({ alerts }: { readonly alerts: readonly WeatherAlert[] }) {
  const messages = useMessages()
  return (
    <section className={styles.alerts} aria-label={messages('alerts')}>
      {alerts.map(({ title, text, level }) => (
        <article key={title} lang="zh-CN" data-level={level}>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </section>
  )
}

const PAGES = {
  amap: 'https://www.amap.com/',
  qweather: 'https://www.qweather.com/',
  'open-meteo': 'https://open-meteo.com/',
} as const

/** Who has told the weather and where the names of places are from, as their licences ask for. */
function Sources({ by }: Pick<Weather, 'by'>) {
  const messages = useMessages()
  const [before = '', after = ''] = messages('by', { source: '\n' }).split('\n')
  return (
    <footer className={styles.sources}>
      <span>
        {before}
        <a {...linkProps(PAGES[by], 'tab')}>{messages(`by.${by}`)}</a>
        {after}
      </span>
      <a {...linkProps('https://www.geonames.org/', 'tab')}>{messages('places.by')}</a>
    </footer>
  )
}

import { type DaylightHours, daylightOf, EQUINOX, type Sky, skyAt } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useCityName } from '../city-name.ts'
import { CITIES } from '../kernel/cities.ts'
import { minutesOfDay, offsetMinutes, type Place, wallClock } from '../kernel/wall-clock.ts'
import { useMessages } from '../messages.ts'
import { clockText, timeText } from '../time-text.ts'
import { useMoment } from '../use-wall-clock.ts'
import styles from './Daylight.module.css'
import type { DialProps } from './dial-props.ts'

/** Sun and sky of a place at a moment; of the device's own zone, whose place is not known, at the equinox. */
function skyOf(moment: Date, place: Place): { readonly hours: DaylightHours; readonly sky: Sky } {
  const clock = wallClock(moment, place)
  const city = place === '' ? undefined : CITIES[place]
  const hours =
    city === undefined ? EQUINOX : daylightOf(clock, city.latitude, city.longitude, offsetMinutes(moment, place))
  return { hours, sky: skyAt(hours, minutesOfDay(clock)) }
}

/** The way of the sun from its rise to its set; by night the moon below the horizon. */
export function Daylight({ config: { city, time24 }, rows, columns }: DialProps) {
  const messages = useMessages()
  const language = useLanguage()
  const nameOf = useCityName()
  const moment = useMoment(false)
  const clock = wallClock(moment, city)
  const { hours, sky } = skyOf(moment, city)
  const time = timeText(clock, time24, language)
  const at = (minute: number) =>
    clockText({ ...clock, hour: 0, minute: ((minute % 1440) + 1440) % 1440 }, time24, language)
  const shape =
    rows === 1 ? (columns === 1 ? 'cell' : 'row') : columns === 1 ? 'column' : columns === 2 ? 'square' : 'wide'
  return (
    <div className={`${styles.face} ${styles[shape]}`}>
      <div className={styles.sky} aria-hidden="true">
        <span className={styles.arc} />
        <Light sky={sky} />
      </div>
      <div className={styles.texts} data-volatile="">
        <span className={styles.time} role="img" aria-label={clockText(clock, time24, language)}>
          {time.hours}:{time.minutes}
          {shape !== 'cell' && time.period && <small>{time.period}</small>}
        </span>
        {shape === 'wide' && <Left hours={hours} sky={sky} />}
      </div>
      {rows > 1 && columns > 1 && city !== '' && <span className={styles.city}>{nameOf(city)}</span>}
      {rows > 1 && columns > 1 && (
        <p className={styles.foot} data-daily="">
          {typeof hours === 'object' && (
            <>
              <span>
                {shape === 'wide' && <span>{messages('rise')}</span>} <b>{at(hours.rise)}</b>
              </span>
              <span>
                {shape === 'wide' && <span>{messages('set')}</span>} <b>{at(hours.set)}</b>
              </span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** How long the day or the night still is. */
function Left({ hours, sky }: { readonly hours: DaylightHours; readonly sky: Sky }) {
  const messages = useMessages()
  if (typeof hours === 'string') return <small>{messages(hours === 'always' ? 'always' : 'never')}</small>
  const [h, m] = [Math.floor(sky.left / 60), sky.left % 60]
  const time = messages(h === 0 ? 'minutes' : 'hours', { h, m })
  return <small>{messages(sky.at === 'day' ? 'dayLeft' : 'nightLeft', { time })}</small>
}

/** The sun upon its arc, or the moon below it, and the part of the arc that has passed. */
function Light({ sky: { at, part } }: { readonly sky: Sky }) {
  const x = (1 - Math.cos(part * Math.PI)) / 2
  if (at === 'night') return <i data-volatile="" className={styles.moon} style={{ '--x': 0.38 + part * 0.24 }} />
  return (
    <>
      <span data-volatile="" className={styles.passed} style={{ clipPath: `inset(-2px ${100 - x * 100}% 50% -2px)` }} />
      <i data-volatile="" className={styles.sun} style={{ '--x': x, '--y': Math.sin(part * Math.PI) }} />
    </>
  )
}

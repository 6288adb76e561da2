import { useEffect, useRef } from 'react'
import { classes } from '../../../kit/components.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useCityName } from '../city-name.ts'
import type { Place } from '../kernel/wall-clock.ts'
import { squareMarks } from '../model.ts'
import { clockText, dayText } from '../time-text.ts'
import { useWallClock } from '../use-wall-clock.ts'
import styles from './Analog.module.css'
import type { DialProps } from './dial-props.ts'
import { moveHands, stopSweep, sweep } from './hands.ts'

const DIAL = '11 11 124 124'
/** The second hand and its hub alone: all that its layer covers is drawn again as it rotates. */
const SECOND_HAND = '68 20 10 66'
const SQUARE = { minutes: squareMarks(60, 60, 57), hours: squareMarks(12, 60, 53.5) }

/**
 * The dial. Each tick sets the hands; the second hand sweeps under the pointer only, since a continuous animation keeps
 * the browser drawing all day. On a round dial day and weekday are in corners that no hand reaches; the smallest dial has
 * neither them nor minute marks.
 */
export function Analog({ config, rows, columns }: DialProps) {
  const { shape, seconds: hasSeconds, city, time24 } = config
  const language = useLanguage()
  const hours = useRef<SVGLineElement>(null)
  const minutes = useRef<SVGLineElement>(null)
  const seconds = useRef<SVGSVGElement>(null)
  const label = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const elements = { hours: hours.current, minutes: minutes.current, seconds: hasSeconds ? seconds.current : null }
    // ticks rotate the hands without rendering
    return moveHands(elements, city, (clock) =>
      label.current?.setAttribute('aria-label', clockText(clock, time24, language)),
    )
  }, [language, city, time24, hasSeconds])
  const large = rows > 1 && columns > 1
  const wide = columns >= 2 * rows
  const dial = (
    <div
      className={`${styles.face} ${large ? '' : styles.small}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && sweep(seconds.current)}
      onPointerLeave={() => stopSweep(seconds.current)}
    >
      <svg className={styles.dial} viewBox={DIAL} aria-hidden="true">
        {shape === 'round' && large && <circle cx="73" cy="73" r="58.25" pathLength="60" className={styles.ticks} />}
        {shape === 'round' && <circle cx="73" cy="73" r="56.5" pathLength="12" className={styles.marks} />}
        {shape === 'square' && large && <path d={SQUARE.minutes} className={styles.squareTicks} />}
        {shape === 'square' && <path d={SQUARE.hours} className={styles.squareMarks} />}
        <line ref={hours} data-volatile="" x1="73" y1="73" x2="73" y2="42" className={styles.hours} />
        <line ref={minutes} data-volatile="" x1="73" y1="73" x2="73" y2="26" className={styles.minutes} />
      </svg>
      {large && !wide && city !== '' && <City city={city} />}
      <div data-volatile="" ref={label} className={styles.dial} role="img">
        <svg ref={seconds} className={styles.second} viewBox={SECOND_HAND} aria-hidden="true">
          {hasSeconds && <line x1="73" y1="84" x2="73" y2="22" className={styles.seconds} />}
          <circle cx="73" cy="73" r="3.5" className={styles.hub} />
        </svg>
      </div>
      {large && !wide && (shape === 'round' ? <Corners city={city} /> : <Twelve city={city} />)}
    </div>
  )
  if (!wide) return dial
  return (
    <div className={classes(styles.wide, !large && styles.strip)}>
      {dial}
      {large ? <Beside city={city} /> : <DateLine city={city} />}
    </div>
  )
}

interface PlaceProps {
  readonly city: Place
}

/** Weekday and day in the upper corners. */
function Corners({ city }: PlaceProps) {
  const language = useLanguage()
  const clock = useWallClock(city)
  return (
    <>
      <span data-daily="" className={styles.weekday}>
        {dayText(clock, language, { weekday: 'short' })}
      </span>
      <span data-daily="" className={styles.day}>
        {clock.day}
      </span>
    </>
  )
}

/** Weekday and day below twelve, where a square dial has its corners full of marks. */
function Twelve({ city }: PlaceProps) {
  const language = useLanguage()
  const clock = useWallClock(city)
  return (
    <span data-daily="" className={styles.twelve}>
      <span>{dayText(clock, language, { weekday: 'short' })}</span> <b>{clock.day}</b>
    </span>
  )
}

/** The city's name above six. */
function City({ city }: PlaceProps) {
  const nameOf = useCityName()
  return <span className={styles.city}>{city !== '' && nameOf(city)}</span>
}

/** Weekday and date, or the city, in a single row. */
function DateLine({ city }: PlaceProps) {
  const language = useLanguage()
  const nameOf = useCityName()
  const clock = useWallClock(city)
  return (
    <div className={styles.line}>
      <b data-daily="">{dayText(clock, language, { weekday: 'short' })}</b>
      <span data-daily="">
        {city === '' ? dayText(clock, language, { month: 'short', day: 'numeric' }) : nameOf(city)}
      </span>
    </div>
  )
}

/** Weekday, day and city, where the tile is wider than its dial. */
function Beside({ city }: PlaceProps) {
  const language = useLanguage()
  const nameOf = useCityName()
  const clock = useWallClock(city)
  return (
    <div className={styles.beside}>
      {city !== '' && <b>{nameOf(city)}</b>}
      <span data-daily="" className={styles.date}>
        {clock.day}
      </span>
      <span data-daily="">{dayText(clock, language, { weekday: 'long' })}</span>
      <span data-daily="">{dayText(clock, language, { year: 'numeric', month: 'long' })}</span>
    </div>
  )
}

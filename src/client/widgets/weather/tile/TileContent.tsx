import type { ReactNode } from 'react'
import type { Place, Weather } from '../../../../shared/entities/weather.ts'
import { classes, Icon } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { cloud } from '../../../kit/icons.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { comingDays, EXAMPLE_PLACE, shortAlert, skyOf, type TileLayout, tileLayout } from '../model.ts'
import { useHour } from '../use-hour.ts'
import { useLight } from '../use-light.ts'
import { useTexts } from '../use-texts.ts'
import { weatherIcon } from './icons.ts'
import { Scene } from './Scene.tsx'
import styles from './TileContent.module.css'
import { TileDays, TileHours } from './TileForecast.tsx'

interface FaceProps {
  readonly rows: number
  readonly columns: number
  readonly place: Place
  readonly weather: Weather
  /** `waiting` has no figures; an example, and what stands for weather that `failed`, is dimmed and not read out. */
  readonly state?: 'waiting' | 'failed' | 'example'
  /** The age of the weather, or why there is none; in place of what is needed less. */
  readonly note?: ReactNode
  readonly action?: ReactNode
}

/** A tile's weather: in one cell a picture and the temperature, and more with each row and column. */
export function TileContent({ rows, columns, place, weather, state, note, action }: FaceProps) {
  const hour = useHour()
  const { kind, days, hours } = tileLayout(rows, columns)
  const light = useLight(place, weather.utcOffset)
  const isNight = light === 'night'
  const isSmall = kind === 'cell' || kind === 'row' || kind === 'column'
  const shown = comingDays(weather, hour).slice(0, days)
  return (
    <div className={classes(styles.face, styles[kind], isNight && styles.night, state && styles[state])}>
      <Scene sky={skyOf(weather.now.condition)} light={light} className={styles.scene} />
      {isSmall ? (
        <Small
          state={state}
          kind={kind}
          columns={columns}
          place={place}
          weather={weather}
          isNight={isNight}
          note={note}
        />
      ) : (
        <Now kind={kind} place={place} weather={weather} note={note} action={action} state={state} />
      )}
      {kind === 'tall' && hours > 0 && <TileHours weather={weather} now={hour} count={hours} />}
      {shown.length > 0 && (
        <TileDays
          className={styles.coming}
          days={shown}
          utcOffset={weather.utcOffset}
          now={hour}
          isList={kind === 'tall'}
        />
      )}
    </div>
  )
}

interface PartProps extends Pick<FaceProps, 'place' | 'weather' | 'note' | 'action'> {
  readonly kind: TileLayout['kind']
  readonly state: FaceProps['state'] | undefined
}

/** In place of a temperature that is not known. */
const NO_FIGURE = '—'

/** One row or column of cells: picture, place and temperature, and the condition where there is room. */
function Small({
  kind,
  columns,
  place,
  weather: { now },
  isNight,
  state,
  note,
}: PartProps & { readonly columns: number; readonly isNight: boolean }) {
  const messages = useMessages()
  const { placeName, degrees } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const condition = messages(`condition.${now.condition}`)
  const name = placeName(place)
  return (
    <>
      {state === 'failed' ? (
        <Icon path={cloud} size={24} className={styles.icon} />
      ) : (
        <img
          className={styles.icon}
          src={weatherIcon(now.condition, isNight)}
          alt={state === undefined ? condition : ''}
        />
      )}
      <span className={styles.texts}>
        {kind !== 'cell' && (
          <small title={name}>
            {kind === 'row' && note !== undefined ? note : columns > 2 ? `${name} ${condition}` : name}
          </small>
        )}
        <b className={styles.degrees} aria-hidden={state !== undefined}>
          {state === 'failed' ? NO_FIGURE : degrees(now.temperature)}
        </b>
      </span>
    </>
  )
}

/** Place, temperature and condition; below an alert, the range of the day or, beside the days, the wind. */
function Now({ kind, place, weather, note, action, state }: PartProps) {
  const messages = useMessages()
  const { placeName, degrees } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const isFailed = state === 'failed'
  const isHidden = isFailed || state === 'example'
  const name = placeName(isFailed ? EXAMPLE_PLACE : place)
  return (
    <div className={styles.now}>
      <b className={styles.place} aria-hidden={isHidden} title={name}>
        {name}
      </b>
      <span className={styles.degrees} aria-hidden={state !== undefined}>
        {degrees(weather.now.temperature)}
      </span>
      <span className={styles.foot}>
        {(state === undefined || isFailed) && (
          <b aria-hidden={isHidden}>{messages(`condition.${weather.now.condition}`)}</b>
        )}
        {note === undefined ? (
          <Secondary kind={kind} weather={weather} />
        ) : (
          <span>
            {isFailed && `${messages('sample')} · `}
            {note}
          </span>
        )}
        {action}
      </span>
    </div>
  )
}

function Secondary({ kind, weather }: { readonly kind: TileLayout['kind']; readonly weather: Weather }) {
  const messages = useMessages()
  const { degrees, windText } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const [today] = comingDays(weather, useHour())
  const [alert] = weather.alerts
  const { wind } = weather.now
  if (alert !== undefined)
    return (
      <span className={styles.alert} lang="zh-CN" title={alert.title}>
        {shortAlert(alert.title)}
      </span>
    )
  if (weather.isMissingAlerts === true) return <span>{messages('alertsMissing')}</span>
  if (kind === 'wide') return <span>{wind === undefined ? null : windText(wind)}</span>
  return <span className={styles.range}>{today && `${degrees(today.low)} / ${degrees(today.high)}`}</span>
}

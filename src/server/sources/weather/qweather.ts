import * as v from 'valibot'
import {
  type AirQuality,
  ALERTS_LIMIT,
  airSchema,
  alertSchema,
  currentWeatherSchema,
  DAYS_LIMIT,
  daySchema,
  HOURS_LIMIT,
  hourSchema,
  type Weather,
  type WeatherAlert,
  type WeatherDay,
  type WeatherHour,
  weatherSchema,
} from '../../../shared/entities/weather.ts'
import { all, host, key } from '../needs.ts'
import { valueOrUndefined } from '../outcome.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { anyKnownRows, codeOf, knownRows, looseList, looseText, parseShape, readJson, shorten } from '../text.ts'
import { conditionOfQweather } from './conditions.ts'
import {
  coordinatesKey,
  known,
  loose,
  numeric,
  type QueryWeather,
  SAMPLE_PLACE,
  WEATHER,
  type WeatherQuery,
  windOf,
  within,
} from './values.ts'

/** The operator's account at QWeather, which answers at a host of its own. */
export interface QweatherAccount {
  readonly host: string
  readonly key: string
}

type QweatherSource<Result> = Source<WeatherQuery, Result>

const envelope = v.looseObject({ code: v.string() })

/** Declares a question to QWeather. */
const ask = <Result>(
  account: QweatherAccount,
  pathOf: (query: WeatherQuery) => string,
  read: (answer: unknown) => Result,
  freshSeconds: number = WEATHER.freshSeconds,
): QweatherSource<Result> =>
  defineSource<WeatherQuery, Result>({
    id: 'weather.qweather',
    ...WEATHER,
    freshSeconds,
    key: coordinatesKey,
    attempts: [
      {
        request: (query) => ({
          url: `https://${account.host}${pathOf(query)}`,
          headers: { 'x-qw-api-key': account.key },
        }),
        read: (response) => read(readJson(response)),
      },
    ],
  })

/** A question of version 7, whose answers are read by `read` once their code tells of a success. */
const askVersion7 = <Result>(account: QweatherAccount, path: string, read: (answer: unknown) => Result) =>
  ask(
    account,
    ({ latitude, longitude }) => `/v7/${path}?location=${longitude},${latitude}`,
    (answer) => {
      const { code } = parseShape(envelope, answer)
      if (code !== '200') throw new SourceFailure('status', `code ${codeOf(code)}`, { isFault: /^[45]/.test(code) })
      return read(answer)
    },
  )

/** The path of a newer question: latitude first, of two decimals each. */
const pathOfPoint =
  (topic: string) =>
  ({ latitude, longitude }: WeatherQuery): string =>
    `/${topic}/v1/current/${latitude.toFixed(2)}/${longitude.toFixed(2)}`

const nowAnswer = v.object({
  now: v.object({
    obsTime: v.pipe(v.string(), v.regex(/[+-]\d\d:\d\d$/)),
    temp: numeric,
    icon: numeric,
    feelsLike: loose(numeric),
    humidity: loose(numeric),
    windSpeed: loose(numeric),
    wind360: loose(numeric),
  }),
})

/** The weather now, without anything else. */
export const qweatherNow = (account: QweatherAccount): QweatherSource<Weather> =>
  askVersion7(account, 'weather/now', (answer) => {
    const { now } = parseShape(nowAnswer, answer)
    const { entries } = currentWeatherSchema
    return parseShape(weatherSchema, {
      by: 'qweather',
      utcOffset: offsetOf(now.obsTime),
      now: {
        condition: conditionOfQweather(now.icon),
        temperature: now.temp,
        ...known({
          feelsLike: within(entries.feelsLike, now.feelsLike),
          humidity: within(entries.humidity, now.humidity),
          wind: now.windSpeed === undefined ? undefined : within(entries.wind, windOf(now.windSpeed, now.wind360)),
        }),
      },
      hours: [],
      days: [],
      alerts: [],
    })
  })

/** The minutes by which a time such as 2026-11-25T21:40+08:00 is ahead of Greenwich. */
function offsetOf(moment: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(moment) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const hourlyAnswer = v.object({ hourly: v.array(v.unknown()) })
const hourRow = v.object({ fxTime: v.string(), temp: numeric, icon: numeric, pop: loose(numeric) })

export const qweatherHours = (account: QweatherAccount): QweatherSource<readonly WeatherHour[]> =>
  askVersion7(account, 'weather/24h', (answer) =>
    knownRows(hourRow, parseShape(hourlyAnswer, answer).hourly)
      .flatMap(({ fxTime, temp, icon, pop }) => {
        const [at, condition] = [Date.parse(fxTime), conditionOfQweather(icon)]
        return within(hourSchema, { at, condition, temperature: temp, ...known({ precipitation: pop }) }) ?? []
      })
      .slice(0, HOURS_LIMIT),
  )

const dailyAnswer = v.object({ daily: v.array(v.unknown()) })
const dayRow = v.object({ fxDate: v.string(), tempMax: numeric, tempMin: numeric, iconDay: numeric })

export const qweatherDays = (account: QweatherAccount): QweatherSource<readonly WeatherDay[]> =>
  askVersion7(account, 'weather/7d', (answer) =>
    knownRows(dayRow, parseShape(dailyAnswer, answer).daily)
      .flatMap(({ fxDate, tempMax, tempMin, iconDay }) => {
        const day = { date: fxDate, condition: conditionOfQweather(iconDay), low: tempMin, high: tempMax }
        return within(daySchema, day) ?? []
      })
      .slice(0, DAYS_LIMIT),
  )

const airAnswer = v.object({ indexes: v.array(v.unknown()), pollutants: looseList })
const indexRow = v.object({ code: v.string(), aqi: numeric })
const pollutantRow = v.object({
  code: v.string(),
  concentration: v.object({ value: numeric, unit: v.pipe(v.string(), v.regex(/^[μµu]g\/m[3³]$/)) }),
})

export const qweatherAir = (account: QweatherAccount): QweatherSource<AirQuality> =>
  ask(
    account,
    pathOfPoint('airquality'),
    (answer) => {
      const { indexes, pollutants } = parseShape(airAnswer, answer)
      const byCode = new Map(anyKnownRows(indexRow, indexes).map(({ code, aqi }) => [code, aqi]))
      const of = new Map(anyKnownRows(pollutantRow, pollutants).map((one) => [one.code, one.concentration.value]))
      const { entries } = airSchema
      return parseShape(
        airSchema,
        known({
          china: within(entries.china, byCode.get('cn-mee')),
          us: within(entries.us, byCode.get('us-epa')),
          pm25: within(entries.pm25, of.get('pm2p5')),
          pm10: within(entries.pm10, of.get('pm10')),
        }),
      )
    },
    1800,
  )

/** The alerts of a place, and whether some could not be read. */
interface FoundAlerts {
  readonly alerts: readonly WeatherAlert[]
  readonly isMissing: boolean
}

const alertsAnswer = v.object({ alerts: v.array(v.unknown()) })
const alertRow = v.object({
  headline: looseText,
  eventType: v.fallback(v.object({ name: looseText }), { name: '' }),
  description: looseText,
  color: v.fallback(v.object({ code: looseText }), { code: '' }),
})

export const qweatherAlerts = (account: QweatherAccount): QweatherSource<FoundAlerts> =>
  ask(account, pathOfPoint('weatheralert'), (answer) => {
    const rows = parseShape(alertsAnswer, answer).alerts
    const alerts = anyKnownRows(alertRow, rows).flatMap(({ headline, eventType, description, color }) => {
      const alert = { title: shorten(headline || eventType.name, 200), text: shorten(description, 2000) }
      const level = within(alertSchema.entries.level, color.code.toLowerCase())
      return within(alertSchema, { ...alert, ...known({ level }) }) ?? []
    })
    return { alerts: alerts.slice(0, ALERTS_LIMIT), isMissing: alerts.length < rows.length }
  })

/** The weather of QWeather with all that it knows. */
function openQweather(ports: SourcePorts, account: QweatherAccount): QueryWeather {
  const askNow = openSource(qweatherNow(account), ports)
  const askHours = openSource(qweatherHours(account), ports)
  const askDays = openSource(qweatherDays(account), ports)
  const askAir = openSource(qweatherAir(account), ports)
  const askAlerts = openSource(qweatherAlerts(account), ports)
  return async (query, caller) => {
    const [now, hours = [], days = [], air, found] = await Promise.all([
      askNow(query, caller),
      valueOrUndefined(askHours(query, caller)),
      valueOrUndefined(askDays(query, caller)),
      valueOrUndefined(askAir(query, caller)),
      valueOrUndefined(askAlerts(query, caller)),
    ])
    const alerts = {
      alerts: [...(found?.alerts ?? [])],
      ...((found === undefined || found.isMissing) && { isMissingAlerts: true }),
    }
    return { ...now, value: { ...now.value, hours: [...hours], days: [...days], ...alerts, ...known({ air }) } }
  }
}

export const qweatherProvider = defineProvider({
  id: 'weather.qweather',
  purpose: 'weather, air, alerts',
  fallback: 'others are asked',
  needs: all<QweatherAccount>(
    { key: key('QWEATHER_KEY'), host: host('QWEATHER_HOST') },
    'the key of your project at QWeather and its API host, such as `abcxyz.qweatherapi.com`: weather with air and alerts',
  ),
  open: openQweather,
  questions: (account) => [
    ...[qweatherNow, qweatherHours, qweatherDays].map((ask) =>
      question<WeatherQuery, unknown>(ask(account), SAMPLE_PLACE),
    ),
    ...[qweatherAir, qweatherAlerts].map((ask) => question<WeatherQuery, unknown>(ask(account), SAMPLE_PLACE)),
  ],
})

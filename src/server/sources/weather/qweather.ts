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
import { cleanText, codeOf, knownRows, looseText, parseShape, readJson } from '../text.ts'
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

/** Declares a question to QWeather, whose answers are read by `read` once their code tells of a success. */
const ask = <Result>(
  account: QweatherAccount,
  path: string,
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
        request: ({ latitude, longitude }) => ({
          url: `https://${account.host}/v7/${path}?location=${longitude},${latitude}`,
          headers: { 'x-qw-api-key': account.key },
        }),
        read: (response) => {
          const answer = readJson(response)
          const { code } = parseShape(envelope, answer)
          if (code !== '200') throw new SourceFailure('status', `code ${codeOf(code)}`, { isFault: /^[45]/.test(code) })
          return read(answer)
        },
      },
    ],
  })

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
  ask(account, 'weather/now', (answer) => {
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
  ask(account, 'weather/24h', (answer) =>
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
  ask(account, 'weather/7d', (answer) =>
    knownRows(dayRow, parseShape(dailyAnswer, answer).daily)
      .flatMap(({ fxDate, tempMax, tempMin, iconDay }) => {
        const day = { date: fxDate, condition: conditionOfQweather(iconDay), low: tempMin, high: tempMax }
        return within(daySchema, day) ?? []
      })
      .slice(0, DAYS_LIMIT),
  )

const airAnswer = v.object({ now: v.object({ aqi: numeric, pm2p5: loose(numeric), pm10: loose(numeric) }) })

export const qweatherAir = (account: QweatherAccount): QweatherSource<AirQuality> =>
  ask(
    account,
    'air/now',
    (answer) => {
      const { now } = parseShape(airAnswer, answer)
      const { entries } = airSchema
      const particles = { pm25: within(entries.pm25, now.pm2p5), pm10: within(entries.pm10, now.pm10) }
      return parseShape(airSchema, { index: now.aqi, ...known(particles) })
    },
    1800,
  )

const warningAnswer = v.object({ warning: v.array(v.unknown()) })
const warningRow = v.object({ title: v.string(), text: looseText, severityColor: looseText })

export const qweatherAlerts = (account: QweatherAccount): QweatherSource<readonly WeatherAlert[]> =>
  ask(account, 'warning/now', (answer) =>
    knownRows(warningRow, parseShape(warningAnswer, answer).warning)
      .flatMap(({ title, text, severityColor }) => {
        const alert = { title: cleanText(title).slice(0, 200), text: cleanText(text).slice(0, 2000) }
        const level = within(alertSchema.entries.level, severityColor.toLowerCase())
        return within(alertSchema, { ...alert, ...known({ level }) }) ?? []
      })
      .slice(0, ALERTS_LIMIT),
  )

/** The weather of QWeather with all that it knows. */
function openQweather(ports: SourcePorts, account: QweatherAccount): QueryWeather {
  const askNow = openSource(qweatherNow(account), ports)
  const askHours = openSource(qweatherHours(account), ports)
  const askDays = openSource(qweatherDays(account), ports)
  const askAir = openSource(qweatherAir(account), ports)
  const askAlerts = openSource(qweatherAlerts(account), ports)
  return async (query, caller) => {
    const [now, hours = [], days = [], air, alerts = []] = await Promise.all([
      askNow(query, caller),
      valueOrUndefined(askHours(query, caller)),
      valueOrUndefined(askDays(query, caller)),
      valueOrUndefined(askAir(query, caller)),
      valueOrUndefined(askAlerts(query, caller)),
    ])
    const value = { ...now.value, hours: [...hours], days: [...days], alerts: [...alerts], ...known({ air }) }
    return { ...now, value }
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

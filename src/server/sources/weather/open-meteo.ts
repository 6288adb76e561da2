import * as v from 'valibot'
import {
  type AirQuality,
  airSchema,
  currentWeatherSchema,
  DAYS_LIMIT,
  daySchema,
  HOURS_LIMIT,
  hourSchema,
  type Weather,
  weatherSchema,
} from '../../../shared/entities/weather.ts'
import { optional, server } from '../needs.ts'
import { valueOrUndefined } from '../outcome.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { defineSource, type Source } from '../source.ts'
import { parseShape, readJson } from '../text.ts'
import { chinaAirIndex } from './china-air-index.ts'
import { conditionOfWmo } from './conditions.ts'
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

const CURRENT = [
  'temperature_2m',
  'relative_humidity_2m',
  'apparent_temperature',
  'weather_code',
  'wind_speed_10m',
  'wind_direction_10m',
]
const HOURLY = ['temperature_2m', 'weather_code', 'precipitation_probability']
const DAILY = ['weather_code', 'temperature_2m_max', 'temperature_2m_min', 'precipitation_probability_max']

const column = v.fallback(v.array(v.unknown()), [])
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

const forecast = v.object({
  utc_offset_seconds: v.pipe(v.number(), v.finite()),
  current: v.object({
    time,
    temperature_2m: numeric,
    weather_code: numeric,
    relative_humidity_2m: loose(numeric),
    apparent_temperature: loose(numeric),
    wind_speed_10m: loose(numeric),
    wind_direction_10m: loose(numeric),
  }),
  hourly: loose(
    v.object({ time: column, temperature_2m: column, weather_code: column, precipitation_probability: column }),
  ),
  daily: loose(
    v.object({
      time: column,
      weather_code: column,
      temperature_2m_max: column,
      temperature_2m_min: column,
      precipitation_probability_max: column,
    }),
  ),
})
type Forecast = v.InferOutput<typeof forecast>

/** The forecast of Open-Meteo. @param origin its address, or that of an own instance */
export const openMeteoForecast = (origin = 'https://api.open-meteo.com'): Source<WeatherQuery, Weather> =>
  defineSource<WeatherQuery, Weather>({
    id: 'weather.open-meteo',
    ...WEATHER,
    key: coordinatesKey,
    attempts: [
      {
        request: ({ latitude, longitude }) => ({
          url: `${origin}/v1/forecast?latitude=${latitude}&longitude=${longitude}&current=${CURRENT.join(',')}&hourly=${HOURLY.join(',')}&daily=${DAILY.join(',')}&timezone=auto&forecast_days=${DAYS_LIMIT}`,
        }),
        read: (response) => {
          const answer = parseShape(forecast, readJson(response))
          return parseShape(weatherSchema, {
            by: 'open-meteo',
            utcOffset: Math.round(answer.utc_offset_seconds / 60),
            now: currentOf(answer.current),
            hours: hoursOf(answer),
            days: daysOf(answer),
            alerts: [],
          })
        },
      },
    ],
  })

function currentOf(current: Forecast['current']) {
  const { wind_speed_10m: speed, wind_direction_10m: degrees } = current
  const { entries } = currentWeatherSchema
  return {
    condition: conditionOfWmo(current.weather_code),
    temperature: current.temperature_2m,
    ...known({
      feelsLike: within(entries.feelsLike, current.apparent_temperature),
      humidity: within(entries.humidity, current.relative_humidity_2m),
      wind: speed === undefined ? undefined : within(entries.wind, windOf(speed, degrees)),
    }),
  }
}

/** The hours from the present one on. */
function hoursOf({ hourly, current, utc_offset_seconds }: Forecast) {
  if (hourly === undefined) return []
  return hourly.time
    .flatMap((at, index) => {
      if (!v.is(time, at) || at.slice(0, 13) < current.time.slice(0, 13)) return []
      const hour = within(hourSchema, {
        at: Date.parse(`${at}Z`) - utc_offset_seconds * 1000,
        condition: conditionAt(hourly.weather_code[index]),
        temperature: hourly.temperature_2m[index],
        ...known({ precipitation: hourly.precipitation_probability[index] ?? undefined }),
      })
      return hour === undefined ? [] : [hour]
    })
    .slice(0, HOURS_LIMIT)
}

function daysOf({ daily }: Forecast) {
  if (daily === undefined) return []
  return daily.time
    .flatMap((date, index) => {
      const day = within(daySchema, {
        date,
        condition: conditionAt(daily.weather_code[index]),
        low: daily.temperature_2m_min[index],
        high: daily.temperature_2m_max[index],
        ...known({ precipitation: daily.precipitation_probability_max[index] ?? undefined }),
      })
      return day === undefined ? [] : [day]
    })
    .slice(0, DAYS_LIMIT)
}

const conditionAt = (code: unknown) => (typeof code === 'number' ? conditionOfWmo(code) : undefined)

const POLLUTANTS = ['pm2_5', 'pm10', 'ozone', 'nitrogen_dioxide', 'sulphur_dioxide', 'carbon_monoxide'] as const

const air = v.object({
  current: v.object({ us_aqi: loose(numeric), ...v.entriesFromList(POLLUTANTS, loose(numeric)) }),
})

/** The air quality of Open-Meteo. @param origin its address, or that of an own instance */
export const openMeteoAir = (origin = 'https://air-quality-api.open-meteo.com'): Source<WeatherQuery, AirQuality> =>
  defineSource<WeatherQuery, AirQuality>({
    id: 'weather.open-meteo',
    ...WEATHER,
    freshSeconds: 1800,
    key: coordinatesKey,
    attempts: [
      {
        request: ({ latitude, longitude }) => ({
          url: `${origin}/v1/air-quality?latitude=${latitude}&longitude=${longitude}&current=us_aqi,${POLLUTANTS.join(',')}`,
        }),
        read: (response) => {
          const { current } = parseShape(air, readJson(response))
          const { entries } = airSchema
          const china = chinaAirIndex({
            ...{ pm25: current.pm2_5, pm10: current.pm10, ozone: current.ozone },
            ...{ nitrogenDioxide: current.nitrogen_dioxide, sulphurDioxide: current.sulphur_dioxide },
            carbonMonoxide: current.carbon_monoxide,
          })
          const particles = { pm25: within(entries.pm25, current.pm2_5), pm10: within(entries.pm10, current.pm10) }
          return parseShape(airSchema, known({ china, us: within(entries.us, current.us_aqi), ...particles }))
        },
      },
    ],
  })

/** Weather and air of Open-Meteo. @param origin of an own instance, which answers both */
function openOpenMeteo(ports: SourcePorts, origin: string | undefined): QueryWeather {
  const [askForecast, askAir] = [openSource(openMeteoForecast(origin), ports), openSource(openMeteoAir(origin), ports)]
  return async (query, caller) => {
    const [forecast, airQuality] = await Promise.all([
      askForecast(query, caller),
      valueOrUndefined(askAir(query, caller)),
    ])
    return { ...forecast, value: { ...forecast.value, ...known({ air: airQuality }) } }
  }
}

export const openMeteoWeather = defineProvider({
  id: 'weather.open-meteo',
  purpose: 'weather, air',
  fallback: 'the last weather, its age',
  needs: optional(
    server(
      'OPEN_METEO_URL',
      'an own instance of Open-Meteo, which may be in your network; unset, its public one, free for non-commercial use',
    ),
  ),
  open: openOpenMeteo,
  questions: (origin) => [
    question(openMeteoForecast(origin), SAMPLE_PLACE),
    question(openMeteoAir(origin), SAMPLE_PLACE),
  ],
})

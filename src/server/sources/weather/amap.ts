import * as v from 'valibot'
import {
  type CurrentWeather,
  currentWeatherSchema,
  DAYS_LIMIT,
  daySchema,
  type Weather,
  type WeatherDay,
} from '../../../shared/entities/weather.ts'
import { AMAP_KEY, readAmap } from '../amap.ts'
import { valueOrUndefined } from '../outcome.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { knownRows, parseShape, readJson } from '../text.ts'
import { conditionOfChinese } from './conditions.ts'
import { known, loose, numeric, type QueryWeather, SAMPLE_PLACE, WEATHER, within } from './values.ts'

/** All of China has one time, eight hours ahead. */
const UTC_OFFSET = 480

const DIRECTIONS = ['北', '东北', '东', '东南', '南', '西南', '西', '西北']

const live = v.object({
  weather: v.string(),
  temperature: numeric,
  humidity: loose(numeric),
  winddirection: loose(v.string()),
  windpower: loose(v.string()),
})
const lives = v.object({ lives: v.array(v.unknown()) })
const cast = v.object({ date: v.string(), dayweather: v.string(), daytemp: numeric, nighttemp: numeric })
const forecasts = v.object({ forecasts: v.pipe(v.array(v.object({ casts: v.array(v.unknown()) })), v.minLength(1)) })

const address = (key: string, city: string, extensions: 'base' | 'all') =>
  `https://restapi.amap.com/v3/weather/weatherInfo?key=${encodeURIComponent(key)}&city=${city}&extensions=${extensions}`

/** The weather of a region code now. @param key of the operator's account */
export const amapNow = (key: string): Source<string, CurrentWeather> =>
  defineSource<string, CurrentWeather>({
    id: 'weather.amap',
    ...WEATHER,
    key: (city) => city,
    attempts: [
      {
        request: (city) => ({ url: address(key, city, 'base') }),
        read: (response) => {
          const { lives: rows } = parseShape(lives, readAmap(readJson(response)))
          const [first] = knownRows(live, rows)
          if (first === undefined) throw new SourceFailure('empty', 'no weather')
          const { entries } = currentWeatherSchema
          return parseShape(currentWeatherSchema, {
            condition: conditionOfChinese(first.weather),
            temperature: first.temperature,
            ...known({
              humidity: within(entries.humidity, first.humidity),
              wind: within(entries.wind, windOfTexts(first)),
            }),
          })
        },
      },
    ],
  })

/** A wind by its texts: 东北, and ≤3 or 4-5. */
function windOfTexts({ windpower, winddirection }: v.InferOutput<typeof live>) {
  const scale = /\d+/.exec(windpower ?? '')?.[0]
  const direction = DIRECTIONS.indexOf(winddirection?.replace(/风$/, '') ?? '')
  if (scale === undefined) return undefined
  return { scale: Number(scale), ...(direction >= 0 && { degrees: direction * 45 }) }
}

/** The weather of a region code by days. @param key of the operator's account */
export const amapDays = (key: string): Source<string, readonly WeatherDay[]> =>
  defineSource<string, readonly WeatherDay[]>({
    id: 'weather.amap',
    ...WEATHER,
    key: (city) => city,
    attempts: [
      {
        request: (city) => ({ url: address(key, city, 'all') }),
        read: (response) => {
          const { forecasts: found } = parseShape(forecasts, readAmap(readJson(response)))
          return knownRows(cast, found[0]?.casts ?? [])
            .flatMap(({ date, dayweather, daytemp, nighttemp }) => {
              const condition = conditionOfChinese(dayweather)
              const [low, high] = [Math.min(daytemp, nighttemp), Math.max(daytemp, nighttemp)]
              return within(daySchema, { date, condition, low, high }) ?? []
            })
            .slice(0, DAYS_LIMIT)
        },
      },
    ],
  })

/** The weather of AMap, which knows the regions of China. @param key of the operator's account */
function openAmap(ports: SourcePorts, key: string): QueryWeather {
  const [askNow, askDays] = [openSource(amapNow(key), ports), openSource(amapDays(key), ports)]
  return async ({ adcode }, caller) => {
    if (adcode === undefined) throw new SourceFailure('off', 'no region of China')
    const [now, days] = await Promise.all([askNow(adcode, caller), valueOrUndefined(askDays(adcode, caller))])
    const value: Weather = {
      by: 'amap',
      utcOffset: UTC_OFFSET,
      now: now.value,
      hours: [],
      days: [...(days ?? [])],
      alerts: [],
    }
    return { ...now, value }
  }
}

export const amapWeather = defineProvider({
  id: 'weather.amap',
  purpose: 'weather of China',
  fallback: 'others are asked',
  needs: AMAP_KEY,
  open: openAmap,
  questions: (key) => [question(amapNow(key), SAMPLE_PLACE.adcode), question(amapDays(key), SAMPLE_PLACE.adcode)],
})

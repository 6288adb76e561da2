import type { Language } from '../../../shared/constants.ts'
import type { Condition, Place, Weather } from '../../../shared/entities/weather.ts'
import { DAY_MINUTES } from '../../kit/rules.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { weatherPlaces, weatherRecords } from './document.ts'
import { messages } from './messages.ts'
import { placeKey } from './model.ts'

/** A place that the readers of a language know, and its temperature on a day of late autumn. */
const PLACES: Readonly<Record<Language, readonly [place: Place, temperature: number]>> = {
  'zh-CN': [{ name: '杭州', latitude: 30.25, longitude: 120.17 }, 12],
  'zh-TW': [{ name: '台北', latitude: 25.04, longitude: 121.56 }, 21],
  en: [{ name: 'London', latitude: 51.51, longitude: -0.13 }, 10],
  ja: [{ name: '京都', latitude: 35.01, longitude: 135.77 }, 13],
  ko: [{ name: '서울', latitude: 37.57, longitude: 126.98 }, 9],
}

/** What the coming days are, and how much warmer than the first one. */
const DAYS: readonly (readonly [condition: Condition, warmer: number])[] = [
  ['partlyCloudy', 0],
  ['clear', 2],
  ['clear', 3],
  ['overcast', 1],
  ['drizzle', -2],
  ['partlyCloudy', -1],
  ['clear', 1],
]

const HOUR_MS = 3_600_000

/** A bright morning, whatever the time is: the place's clocks are set to ten. @param now in ms since the epoch */
function sampleWeather(temperature: number, now: number): Weather {
  const minutes = Math.floor(now / 60_000) % DAY_MINUTES
  const offset = 600 - minutes
  const utcOffset = offset < -DAY_MINUTES / 2 ? offset + DAY_MINUTES : offset
  const dateIn = (days: number) => new Date(now + utcOffset * 60_000 + days * 24 * HOUR_MS).toISOString().slice(0, 10)
  const begin = now - (now % HOUR_MS)
  return {
    by: 'open-meteo',
    utcOffset,
    now: { condition: 'partlyCloudy', temperature, humidity: 58, wind: { scale: 2, speed: 9, degrees: 135 } },
    hours: Array.from({ length: 12 }, (_, at) => ({
      at: begin + at * HOUR_MS,
      condition: at < 4 ? 'partlyCloudy' : 'clear',
      temperature: temperature + Math.round(3 * Math.sin(((at + 1) * Math.PI) / 9)),
    })),
    days: DAYS.map(([condition, warmer], at) => ({
      date: dateIn(at),
      condition,
      low: temperature - 6 + warmer,
      high: temperature + 3 + warmer,
    })),
    air: { china: 42, us: 38 },
    alerts: [],
  }
}

/** Open-Meteo's licence, which its name has elsewhere, is told where its data is. */
const nameOf = (source: string) =>
  source === 'open-meteo' ? 'Open-Meteo' : source === 'amap' || source === 'qweather' ? messages(`by.${source}`) : ''

export default defineShowcase('weather', {
  asks: { area: 'weather', nameOf },
  samples: [
    sampleOf(weatherPlaces, (language) => ({ ...weatherPlaces.initial, places: [PLACES[language][0]] })),
    sampleOf(weatherRecords, (language) => {
      const [place, temperature] = PLACES[language]
      const now = Date.now()
      return { [placeKey(place)]: { value: sampleWeather(temperature, now), at: now, askedAt: now } }
    }),
  ],
})

import type { Condition } from '../../../../shared/entities/weather.ts'

const files = import.meta.glob<string>('../../../../../catalog/weather-icons/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The picture of a condition; where sun or moon are seen, one by day and one by night. */
const PICTURES: Readonly<Record<Condition, string | readonly [day: string, night: string]>> = {
  clear: ['clear-day', 'clear-night'],
  mostlyClear: ['mostly-clear-day', 'mostly-clear-night'],
  partlyCloudy: ['partly-cloudy-day', 'partly-cloudy-night'],
  overcast: 'overcast',
  fog: 'fog',
  haze: 'haze',
  dust: 'dust',
  windy: 'wind',
  drizzle: 'drizzle',
  showers: ['partly-cloudy-day-rain', 'partly-cloudy-night-rain'],
  rain: 'rain',
  heavyRain: 'extreme-rain',
  freezingRain: 'sleet',
  sleet: 'sleet',
  snow: 'snow',
  heavySnow: 'extreme-snow',
  thunderstorm: 'thunderstorms-rain',
  hail: 'hail',
}

/** The address of a condition's picture. */
export function weatherIcon(condition: Condition, isNight: boolean): string {
  const picture = PICTURES[condition]
  const name = typeof picture === 'string' ? picture : picture[isNight ? 1 : 0]
  return files[`../../../../../catalog/weather-icons/${name}.svg`] ?? ''
}

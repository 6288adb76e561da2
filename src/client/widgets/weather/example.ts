import type { Place, Weather } from '../../../shared/entities/weather.ts'

/** Stands where nothing is known, dimmed and labelled: the spec's default of a sunny Beijing at 0 °C. */
export const EXAMPLE: Weather = {
  by: 'open-meteo',
  utcOffset: 480,
  now: { condition: 'clear', temperature: 0 },
  hours: [],
  days: [],
  alerts: [],
}

export const EXAMPLE_PLACE: Place = { name: '北京', latin: 'Beijing', latitude: 39.91, longitude: 116.4 }

import type {
  AirQuality,
  Condition,
  CurrentWeather,
  Place,
  Weather,
  WeatherDay,
  WeatherHour,
} from '../../../shared/entities/weather.ts'
import { type CalendarDay, dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { type DaylightHours, daylightOf, sunHeight, withLatest } from '../../kit/rules.ts'

export type Unit = 'celsius' | 'fahrenheit'

/** The user's places, which of them each tile shows, by the item's id, and the unit of temperatures. */
export interface WeatherPlaces {
  readonly places: readonly Place[]
  /** Keys of places; the window without a tile has the id ''. */
  readonly tiles: Readonly<Record<string, string>>
  readonly unit: Unit
}

export const PLACES_LIMIT = 20
/** Choices of deleted tiles are kept for undo, the latest of all up to this number. */
export const TILES_LIMIT = 300

/** Stands where nothing is known, dimmed and labelled: the spec's default of a sunny Beijing at 0 °C. */
export const EXAMPLE: Weather = {
  by: 'open-meteo',
  utcOffset: 480,
  now: { condition: 'clear', temperature: 0 },
  hours: [],
  days: [],
  alerts: [],
}

/** Where the weather of the example is. */
export const EXAMPLE_PLACE: Place = { name: '北京', latin: 'Beijing', latitude: 39.91, longitude: 116.4 }

/** Identifies a place; the weather is asked for by what it says. */
export const placeKey = ({ latitude, longitude, adcode = '' }: Place): string => `${latitude},${longitude},${adcode}`

/** What a key says; undefined for another text. */
export function parsePlaceKey(key: string): Pick<Place, 'latitude' | 'longitude' | 'adcode'> | undefined {
  const [, latitude, longitude, adcode = ''] = /^(-?[\d.]+),(-?[\d.]+),(\d{6})?$/.exec(key) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude: Number(latitude), longitude: Number(longitude), ...(adcode !== '' && { adcode }) }
}

/** The place that a tile shows: its own, else the user's first one; undefined while there is none. */
export const shownPlace = ({ places, tiles }: WeatherPlaces, id: string): Place | undefined =>
  places.find((place) => placeKey(place) === tiles[id]) ?? places[0]

/** Shows a place in a tile. */
export const choosePlace = (weather: WeatherPlaces, id: string, key: string): WeatherPlaces => ({
  ...weather,
  tiles: withLatest(weather.tiles, id, key, TILES_LIMIT),
})

/** Adds a place, unless it is there, and shows it in a tile; of too many places the last one gives way. */
export function addPlace(weather: WeatherPlaces, id: string, place: Place): WeatherPlaces {
  const key = placeKey(place)
  const isKnown = weather.places.some((one) => placeKey(one) === key)
  const places = isKnown ? weather.places : [...weather.places.slice(0, PLACES_LIMIT - 1), place]
  return choosePlace({ ...weather, places }, id, key)
}

/** Removes a place; tiles that showed it show the first one. */
export const removePlace = (weather: WeatherPlaces, key: string): WeatherPlaces => ({
  ...weather,
  places: weather.places.filter((place) => placeKey(place) !== key),
})

/** The looks of the sky. */
export type Sky = 'clear' | 'clouds' | 'overcast' | 'fog' | 'rain' | 'snow' | 'storm'

const SKIES: Readonly<Record<Condition, Sky>> = {
  clear: 'clear',
  mostlyClear: 'clear',
  partlyCloudy: 'clouds',
  windy: 'clouds',
  overcast: 'overcast',
  fog: 'fog',
  haze: 'fog',
  dust: 'fog',
  drizzle: 'rain',
  showers: 'rain',
  rain: 'rain',
  heavyRain: 'rain',
  freezingRain: 'rain',
  sleet: 'snow',
  snow: 'snow',
  heavySnow: 'snow',
  thunderstorm: 'storm',
  hail: 'storm',
}
export const skyOf = (condition: Condition): Sky => SKIES[condition]

const HOUR_MS = 3_600_000

/** The time on the clocks of a place as if it were in Greenwich. @param at in ms @param utcOffset in minutes */
export const localTime = (at: number, utcOffset: number): Date => new Date(at + utcOffset * 60_000)

/** The moon is shown from 20:00 to 06:00 (spec section 7). @param hour 0–23 at the place */
export const isNightAt = (hour: number): boolean => hour >= 20 || hour < 6

/** The light of the sky: by day, while the sun is low, by night. */
export type Light = 'day' | 'low' | 'night'

/** Below it the sun is low, in degrees: its light is warm. */
const LOW_SUN = 9
/** Below it the sky is as dark as at night. */
const DUSK_END = -5

/** The light of the sky over a place: night by the clock, as the moon is, and by the sun. @param now in ms */
export function lightOver(place: Pick<Place, 'latitude' | 'longitude'>, utcOffset: number, now: number): Light {
  const height = sunHeight(new Date(now), place)
  if (height < DUSK_END || isNightAt(localTime(now, utcOffset).getUTCHours())) return 'night'
  return height < LOW_SUN ? 'low' : 'day'
}

/** The hours that are not over. */
export const comingHours = (hours: readonly WeatherHour[], now: number): readonly WeatherHour[] =>
  hours.filter(({ at }) => at > now - HOUR_MS)

/** The coming hours, at most so many; the present one is as it is observed, not as it was forecast. */
export const shownHours = (
  { hours, now: observed }: { readonly hours: readonly WeatherHour[]; readonly now: CurrentWeather },
  now: number,
  count: number,
): readonly WeatherHour[] =>
  comingHours(hours, now)
    .slice(0, count)
    .map((hour) =>
      isPresent(hour, now) ? { ...hour, condition: observed.condition, temperature: observed.temperature } : hour,
    )

/** Whether an hour that is not over has begun. */
export const isPresent = ({ at }: WeatherHour, now: number): boolean => at <= now

export const calendarDayOf = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

/** A day of the forecast as a day of the calendar. */
export const dayOf = ({ date }: WeatherDay): CalendarDay => calendarDayOf(new Date(`${date}T00:00:00Z`))

/** The days from today on at the place. */
export function comingDays({ days, utcOffset }: Weather, now: number): readonly WeatherDay[] {
  const today = dayNumber(calendarDayOf(localTime(now, utcOffset)))
  return days.filter((day) => dayNumber(dayOf(day)) >= today)
}

export const isToday = (day: WeatherDay, utcOffset: number, now: number): boolean =>
  dayNumber(dayOf(day)) === dayNumber(calendarDayOf(localTime(now, utcOffset)))

/** Where the temperatures of each day lie between the lowest and the highest of all, 0 to 1. */
export function temperatureRanges(
  days: readonly WeatherDay[],
): readonly { readonly from: number; readonly to: number }[] {
  const low = Math.min(...days.map((day) => day.low))
  const width = Math.max(...days.map((day) => day.high)) - low
  const part = (degrees: number) => (width === 0 ? 0 : (degrees - low) / width)
  return days.map((day) => ({ from: part(day.low), to: width === 0 ? 1 : part(day.high) }))
}

/** An air quality index and whose it is. */
export interface ShownAir {
  readonly index: number
  readonly standard: 'china' | 'us'
}

/** China's index where its readers know it, elsewhere that of the United States; else the one that is known. */
export function shownAir({ china, us }: AirQuality, language: string): ShownAir {
  const [index = 0, standard] =
    us === undefined || (language === 'zh-CN' && china !== undefined)
      ? ([china, 'china'] as const)
      : ([us, 'us'] as const)
  return { index, standard }
}

/** Upper limits of the first five levels of air quality, those of China and of the United States. */
const AIR_LIMITS = [50, 100, 150, 200, 300]
export type AirLevel = 1 | 2 | 3 | 4 | 5 | 6
const AIR_LEVELS: readonly AirLevel[] = [1, 2, 3, 4, 5]
/** The level of an air quality index: 1 good, 6 hazardous. */
export const airLevel = (index: number): AirLevel =>
  AIR_LEVELS.find((_level, at) => index <= (AIR_LIMITS[at] ?? 0)) ?? 6

/** A temperature as it is shown, in whole degrees; never -0. @param degrees in °C */
export const shownDegrees = (degrees: number, unit: Unit): number =>
  Math.round(unit === 'celsius' ? degrees : degrees * 1.8 + 32) || 0

/** One of eight directions, from north clockwise. @param degrees where a wind comes from */
export const directionOf = (degrees: number): number => Math.round(degrees / 45) % 8

/** When the sun rises and sets at a place today. */
export const sunOf = ({ latitude, longitude }: Place, utcOffset: number, now: number): DaylightHours =>
  daylightOf(calendarDayOf(localTime(now, utcOffset)), latitude, longitude, utcOffset)

/** How a tile is laid out, and how many days and hours it shows at most. */
export interface TileLayout {
  readonly kind: 'cell' | 'column' | 'row' | 'square' | 'wide' | 'tall'
  readonly days: number
  readonly hours: number
}

/** The layout of a tile of so many rows and columns. */
export function tileLayout(rows: number, columns: number): TileLayout {
  if (rows === 1) return { kind: columns === 1 ? 'cell' : 'row', days: 0, hours: 0 }
  if (columns === 1) return { kind: 'column', days: 0, hours: 0 }
  if (rows > 3) return { kind: 'tall', days: 7, hours: columns > 3 ? columns + 1 : 0 }
  if (columns > 3) return { kind: 'wide', days: columns, hours: 0 }
  if (rows === 3 && columns === 3) return { kind: 'tall', days: 0, hours: 4 }
  return { kind: 'square', days: 0, hours: 0 }
}

/** What an alert warns of, without who warns and without `信号`: a tile has room for little more. */
export const shortAlert = (title: string): string => /发布(.+预警)/.exec(title)?.[1] ?? title

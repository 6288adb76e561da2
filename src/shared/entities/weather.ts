import * as v from 'valibot'
import { momentSchema } from './moment.ts'

/** The kinds of weather that the product tells apart, whatever a source calls them. */
export const CONDITIONS = [
  'clear',
  'mostlyClear',
  'partlyCloudy',
  'overcast',
  'fog',
  'haze',
  'dust',
  'windy',
  'drizzle',
  'showers',
  'rain',
  'heavyRain',
  'freezingRain',
  'sleet',
  'snow',
  'heavySnow',
  'thunderstorm',
  'hail',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Who can say what the weather is, in the order in which they are asked. */
export const WEATHER_SOURCES = ['amap', 'qweather', 'open-meteo'] as const

export const HOURS_LIMIT = 24
export const DAYS_LIMIT = 7
export const ALERTS_LIMIT = 10

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const concentration = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))
/** In °C. */
export const celsius = v.pipe(v.number(), v.minValue(-100), v.maxValue(70))
/** A region code of China, such as 110101. */
export const adcode = v.pipe(v.string(), v.regex(/^\d{6}$/))
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

/** A place on earth as a user chooses it. */
export const placeSchema = v.object({
  /** As it is written there, or in the language of the search; absent for a position that has no name. */
  name: v.optional(text(80)),
  /** The name in Latin letters, where the other is Chinese. */
  latin: v.optional(text(80)),
  /** What it lies in, such as the province. */
  region: v.optional(text(160)),
  latinRegion: v.optional(text(160)),
  latitude,
  longitude,
  adcode: v.optional(adcode),
  /** Whether the coordinates are those of its city, as its own are not known. */
  isOfCity: v.optional(v.boolean()),
})
export type Place = Readonly<v.InferOutput<typeof placeSchema>>

export const conditionSchema = v.picklist(CONDITIONS)

export const windSchema = v.object({
  /** By Beaufort. */
  scale: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  /** In km/h. */
  speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(500))),
  /** Where it comes from, clockwise from north. */
  degrees: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
})
export type Wind = Readonly<v.InferOutput<typeof windSchema>>

export const currentWeatherSchema = v.object({
  condition: conditionSchema,
  temperature: celsius,
  feelsLike: v.optional(celsius),
  humidity: v.optional(percent),
  wind: v.optional(windSchema),
})
export type CurrentWeather = Readonly<v.InferOutput<typeof currentWeatherSchema>>

export const hourSchema = v.object({
  /** When it begins, in ms since the epoch. */
  at: momentSchema,
  condition: conditionSchema,
  temperature: celsius,
  /** The probability of rain or snow, in percent. */
  precipitation: v.optional(percent),
})
export type WeatherHour = Readonly<v.InferOutput<typeof hourSchema>>

export const daySchema = v.object({
  /** The day at the place, such as 2026-11-25. */
  date: v.pipe(v.string(), v.isoDate()),
  condition: conditionSchema,
  low: celsius,
  high: celsius,
  precipitation: v.optional(percent),
})
export type WeatherDay = Readonly<v.InferOutput<typeof daySchema>>

const airIndex = v.pipe(v.number(), v.minValue(0), v.maxValue(999))

/** The air by one index at least. Those of China (HJ 633-2012) and of the United States have the same six levels. */
export const airSchema = v.pipe(
  v.object({
    china: v.optional(airIndex),
    us: v.optional(airIndex),
    /** In µg/m³. */
    pm25: v.optional(concentration),
    pm10: v.optional(concentration),
  }),
  v.check(({ china, us }) => china !== undefined || us !== undefined),
)
export type AirQuality = Readonly<v.InferOutput<typeof airSchema>>

export const alertSchema = v.object({
  title: text(200),
  text: v.pipe(v.string(), v.maxLength(2000)),
  /** The colour by which China ranks alerts. */
  level: v.optional(v.picklist(['blue', 'yellow', 'orange', 'red'])),
})
export type WeatherAlert = Readonly<v.InferOutput<typeof alertSchema>>

/** The weather of a place. What a source does not know is absent; nothing is made up. */
export const weatherSchema = v.object({
  by: v.picklist(WEATHER_SOURCES),
  /** How many minutes the place's clocks are ahead of Greenwich. */
  utcOffset: v.pipe(v.number(), v.integer(), v.minValue(-900), v.maxValue(900)),
  now: currentWeatherSchema,
  hours: v.pipe(v.array(hourSchema), v.maxLength(HOURS_LIMIT)),
  /** From today on. */
  days: v.pipe(v.array(daySchema), v.maxLength(DAYS_LIMIT)),
  air: v.optional(airSchema),
  alerts: v.pipe(v.array(alertSchema), v.maxLength(ALERTS_LIMIT)),
  /** Whether there may be more alerts: some, or all, could not be read. */
  isMissingAlerts: v.optional(v.boolean()),
})
export type Weather = Readonly<v.InferOutput<typeof weatherSchema>>

import * as v from 'valibot'
import type { Weather, Wind } from '../../../shared/entities/weather.ts'
import type { QuerySource } from '../runner.ts'

/** Where the weather is asked for. */
export interface WeatherQuery {
  readonly latitude: number
  readonly longitude: number
  /** The region code, in China. */
  readonly adcode?: string | undefined
}

/** A sample of what is asked: Beijing. */
export const SAMPLE_PLACE = { latitude: 39.91, longitude: 116.4, adcode: '110101' } as const satisfies WeatherQuery

export type QueryWeather = QuerySource<WeatherQuery, Weather>

/** Fields that all sources of weather share. */
export const WEATHER = { freshSeconds: 300, timeoutMs: 6000, maxBytes: 256 * 1024 } as const

/** Cache key of coordinates. */
export const coordinatesKey = ({ latitude, longitude }: WeatherQuery) => `${latitude},${longitude}`

/** A number, or one as text. */
export const numeric = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,6}(?:\.\d{1,6})?$/), v.transform(Number)),
])

/** A field of an answer that is left out where it is missing or cannot be read. */
export const loose = <Output>(schema: v.GenericSchema<unknown, Output>): v.GenericSchema<unknown, Output | undefined> =>
  v.fallback(v.optional(schema), undefined)

/** A value if it is one that the product knows. */
export const within = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}

/** The fields of an object that are known. */
export const known = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  // the entries are those of the object, without undefined ones
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof known<Fields>
  >

/** Lower limits of Beaufort's scale in km/h, from 1 on. */
const BEAUFORT = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

/** A wind by its speed. @param speed in km/h @param degrees where it comes from */
export const windOf = (speed: number, degrees: number | undefined): Wind => ({
  scale: BEAUFORT.filter((least) => speed >= least).length,
  speed,
  ...known({ degrees }),
})

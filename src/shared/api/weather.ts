import * as v from 'valibot'
import { adcode, placeSchema, weatherSchema } from '../entities/weather.ts'
import { endpoint } from './endpoint.ts'
import { freshness } from './freshness.ts'

/** A coordinate of a query to about a kilometre: no more of where a user is leaves the browser or the server. */
const coordinate = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(?:\.\d{1,15})?$/), v.transform(Number))]),
    v.minValue(-most),
    v.maxValue(most),
    v.transform((degrees) => Math.round(degrees * 100) / 100),
  )
const latitude = coordinate(90)
const longitude = coordinate(180)

/** The region code whose weather is told where a query names no place, by the spec: the centre of Beijing. */
export const defaultCity = '110101'

/** The weather of a place, by its region code, its coordinates, or both; refused while nobody answers. */
export const weather = endpoint({
  method: 'GET',
  path: '/api/weather',
  about: 'Tells the weather of a place: now, by hours and days, and what is known of air and alerts.',
  input: v.object({
    city: v.optional(adcode),
    latitude: v.optional(latitude),
    longitude: v.optional(longitude),
  }),
  output: v.object({
    weather: weatherSchema,
    ...freshness,
  }),
  cache: 300,
  thirdParty: () => 'weather',
})

/** Places by name, region code, or the initials of their pinyin: those of China first, then those of the world. */
export const placeSearch = endpoint({
  method: 'GET',
  path: '/api/place_search',
  about: 'Finds cities and districts by name.',
  input: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
  output: v.object({ places: v.array(placeSchema) }),
  thirdParty: () => 'place',
})

/** The city of the caller's address; none for a private one, and for one that nobody knows. */
export const placeHere = endpoint({
  method: 'GET',
  path: '/api/place_here',
  about: 'Tells in which city the caller is, by its address.',
  input: v.object({}),
  output: v.object({ place: v.optional(placeSchema) }),
  cache: 600,
  thirdParty: () => 'place',
})

/** The nearest known place of coordinates, by the server's own list; none far from all of them. */
export const placeNear = endpoint({
  method: 'GET',
  path: '/api/place_near',
  about: 'Names the place nearest to coordinates, without asking anybody.',
  input: v.object({ latitude, longitude }),
  output: v.object({ place: v.optional(placeSchema) }),
  cache: 600,
})

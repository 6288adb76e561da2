import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { defaultCity, placeHere, placeNear, placeSearch, weather } from '../../../shared/api/weather.ts'
import type { Weather } from '../../../shared/entities/weather.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'
import { type Entry, nearestEntry, type Point, placeOf } from './gazetteer.ts'
import { findPlaces, type PlacePorts, placeOfAddress } from './places.ts'

interface Question extends Point {
  readonly adcode?: string | undefined
}

export interface WeatherPorts extends PlacePorts {
  readonly limits: Limits
  readonly ask: (question: Question, caller: string) => Promise<Fresh<Weather> | Unavailable>
}

/** Routes for the weather and the places whose weather can be asked for. */
export function weatherModule(ports: WeatherPorts): Hono<Env> {
  const app = new Hono<Env>()
  const { gazetteer } = ports
  mount(
    app,
    weather,
    async ({ city, latitude, longitude }, { address }) => {
      const question = questionOf(gazetteer, city, latitude, longitude)
      if (question === undefined) return refuse(CODE.invalid, 'invalid', { field: 'city' })
      const { value, from, age } = requireAnswer(await ports.ask(question, addressKey(address)))
      return { weather: value, from, age }
    },
    createLimit(ports.limits, 'weather', 60, 60),
  )
  mount(
    app,
    placeSearch,
    async ({ q }, { address, language }) => ({
      places: [...(await findPlaces(ports, q, language, addressKey(address)))],
    }),
    createLimit(ports.limits, 'weather.search', 60, 60),
  )
  mount(
    app,
    placeHere,
    async (_input, { address }) => ({ place: await placeOfAddress(ports, address, addressKey(address)) }),
    createLimit(ports.limits, 'weather.here', 20, 60),
  )
  mount(
    app,
    placeNear,
    ({ latitude, longitude }) => {
      const entry = nearestEntry(gazetteer, { latitude, longitude })
      return { place: entry && placeOf(entry) }
    },
    createLimit(ports.limits, 'weather.near', 60, 60),
  )
  return app
}

/** Where the weather is asked for: by coordinates, else where the region lies; undefined for an unknown region. */
function questionOf(
  gazetteer: readonly Entry[],
  city: string | undefined,
  latitude: number | undefined,
  longitude: number | undefined,
): Question | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, adcode: city }
  const code = city ?? defaultCity
  const entry = gazetteer.find(({ adcode }) => adcode === code)
  const point = entry?.own ?? entry?.city
  return point && { latitude: point.latitude, longitude: point.longitude, adcode: code }
}

import { safeParse } from 'valibot'
import { placeSchema, weatherSchema } from '../../../shared/entities/weather.ts'
import { defineDocument, salvage, salvageRecord } from '../../kit/documents.ts'
import { defineLiveDocument } from '../../kit/live.ts'
import { isPlainObject, latestOf } from '../../kit/rules.ts'
import { PLACES_LIMIT, parsePlaceKey, TILES_LIMIT, type WeatherPlaces } from './model.ts'

/** The user's places, read one by one. */
export const weatherPlaces = defineDocument<WeatherPlaces>({
  id: 'weather',
  section: 'more',
  travels: 'account',
  merge: { fields: { places: { union: ['latitude', 'longitude', 'adcode'] } } },
  initial: { places: [], tiles: {}, unit: 'celsius' },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no places' }
      const repaired: string[] = []
      const places = salvage(input.places, 'places', repaired, (one) => {
        const parsed = safeParse(placeSchema, one)
        return parsed.success ? parsed.output : undefined
      })
      const tiles = salvageRecord(input.tiles, 'tiles', repaired, (one) =>
        typeof one === 'string' && parsePlaceKey(one) !== undefined ? one : undefined,
      )
      const unit = input.unit === 'fahrenheit' ? 'fahrenheit' : 'celsius'
      if (input.unit !== unit) repaired.push('unit')
      return {
        ok: true,
        value: {
          places: places.slice(0, PLACES_LIMIT),
          tiles: latestOf(tiles, TILES_LIMIT),
          unit,
        },
        repaired,
      }
    },
  },
})

/** The last weather of the places, by their keys. */
export const weatherRecords = defineLiveDocument('weather.records', weatherSchema, PLACES_LIMIT)

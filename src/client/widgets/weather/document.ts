import { safeParse } from 'valibot'
import { placeSchema, weatherSchema } from '../../../shared/entities/weather.ts'
import { defineDocument } from '../../core/data/document.ts'
import { salvageRecord } from '../../core/data/salvage-record.ts'
import { salvage } from '../../core/data/schema.ts'
import { defineLiveDocument } from '../../features/data/live-data/index.ts'
import { isPlainObject } from '../../lib/data/json.ts'
import { latestOf } from '../../lib/data/with-latest.ts'
import { PLACES_LIMIT, parsePlaceKey, TILES_LIMIT, type WeatherPlaces } from './model.ts'

/** The user's places, read one by one. */
export const weatherPlaces = defineDocument<WeatherPlaces>({
  id: 'weather',
  section: 'more',
  initial: { places: [], tiles: {}, unit: 'celsius' },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no places' }
      const repaired: string[] = []
      const places = salvage(input['places'], 'places', repaired, (one) => {
        const parsed = safeParse(placeSchema, one)
        return parsed.success ? parsed.output : undefined
      })
      const tiles = salvageRecord(input['tiles'], 'tiles', repaired, (one) =>
        typeof one === 'string' && parsePlaceKey(one) !== undefined ? one : undefined,
      )
      const unit = input['unit'] === 'fahrenheit' ? 'fahrenheit' : 'celsius'
      if (input['unit'] !== unit) repaired.push('unit')
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

import { defineDocument, salvage, salvageRecord } from '../../kit/documents.ts'
import { isPlainObject, latestOf } from '../../kit/rules.ts'
import { CITY_IDS, isCityId } from './kernel/cities.ts'
import { type Clocks, CONFIG_LIMIT, readConfig } from './model.ts'

/** The clocks, read tile by tile and city by city; the spec's `clock.config`. */
export const clocks = defineDocument<Clocks>({
  id: 'clock',
  section: 'more',
  travels: 'account',
  merge: { tree: { cities: { union: [] } } },
  initial: { config: {}, cities: ['beijing', 'tokyo', 'london', 'newYork'] },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no clocks' }
      const repaired: string[] = []
      const { config: list = {} } = input
      const config = salvageRecord(list, 'config', repaired, (value) =>
        isPlainObject(value) ? readConfig(value) : undefined,
      )
      const kept = latestOf(config, CONFIG_LIMIT)
      const cities = salvage(input.cities, 'cities', repaired, (city) => (isCityId(city) ? city : undefined))
      const shown = [...new Set(cities)].slice(0, CITY_IDS.length)
      return { ok: true, value: { config: kept, cities: shown }, repaired }
    },
  },
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { CITIES, CITIES_OFFERED, cityOfPlace, offeredCities, placeOfCity } from './cities.ts'

test('every language has twelve cities, wherever its user is', () => {
  for (const language of LANGUAGES)
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Etc/UTC']) {
      const offered = offeredCities(language, zone)
      expect(new Set(offered).size, `${language} ${zone}`).toBe(CITIES_OFFERED)
    }
})

test('those of the time zone come first, also under its old name', () => {
  expect(offeredCities('zh-CN', 'Asia/Shanghai').slice(0, 4)).toEqual(['beijing', 'shanghai', 'guangzhou', 'shenzhen'])
  expect(offeredCities('zh-CN', 'Asia/Hong_Kong').slice(0, 3)).toEqual(['hongKong', 'beijing', 'shanghai'])
  expect(offeredCities('en', 'America/Los_Angeles').slice(0, 4)).toEqual([
    ...['losAngeles', 'sanFrancisco', 'seattle', 'newYork'],
  ])
  expect(offeredCities('en', 'Asia/Calcutta').slice(0, 2)).toEqual(['delhi', 'mumbai'])
  expect(offeredCities('en', 'Asia/Shanghai').slice(0, 6)).toEqual([
    ...['beijing', 'shanghai', 'guangzhou', 'shenzhen', 'newYork', 'london'],
  ])
  expect(offeredCities('zh-TW', 'Asia/Taipei')[0]).toBe('taipei')
  expect(offeredCities('ko', 'Europe/Paris').slice(0, 2)).toEqual(['paris', 'seoul'])
})

test('a city of China is the place that a search finds, so that it is no second one', () => {
  const catalog = join(import.meta.dirname, '../../../../../catalog/places/china.json')
  const provinces: readonly {
    readonly cities: readonly { readonly adcode: string; readonly lat: number; readonly lon: number }[]
  }[] = JSON.parse(readFileSync(catalog, 'utf8'))
  const known = new Map(provinces.flatMap(({ cities }) => cities.map((city) => [city.adcode, [city.lat, city.lon]])))
  const own = Object.values(CITIES).flatMap(({ latitude, longitude, ...city }) =>
    'adcode' in city && city.adcode !== undefined ? [{ adcode: city.adcode, point: [latitude, longitude] }] : [],
  )
  expect(own).toHaveLength(15)
  for (const { adcode, point } of own) expect(point, adcode).toEqual(known.get(adcode))
})

test('a place keeps its Latin name beside one in Han, and is known as its city in any language', () => {
  expect(placeOfCity('hangzhou', '杭州', true)).toEqual({
    ...{ name: '杭州', latin: 'Hangzhou', latitude: 30.29365, longitude: 120.16142, adcode: '330100' },
  })
  expect(placeOfCity('seoul', '서울', false)).toEqual({ name: '서울', latitude: 37.566, longitude: 126.9784 })
  expect(cityOfPlace(placeOfCity('seoul', '서울', false))).toBe('seoul')
  expect(cityOfPlace({ latitude: 1, longitude: 2 })).toBeUndefined()
})

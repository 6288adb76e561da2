import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { placeSchema } from '../../../shared/entities/weather.ts'
import { describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { amapAddress } from './amap.ts'
import { openPlaces } from './index.ts'
import { openMeteoPlaces } from './open-meteo.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['place'])
const { get, use, hits, ports } = replay
const KEY = 'amap-key-of-the-operator'
const ADDRESS = '114.114.114.114'
const query = { text: '万州', language: 'zh-CN' } as const

describeSource(
  {
    name: 'amap',
    source: amapAddress(KEY),
    query: ADDRESS,
    attempts: ['amap'],
    isValid: (code) => /^\d{6}$/.test(code),
  },
  replay,
)
describeSource(
  {
    name: 'open-meteo',
    source: openMeteoPlaces,
    query,
    attempts: ['open-meteo'],
    isValid: (places) => places.length <= 8 && places.every((place) => v.is(placeSchema, place)),
  },
  replay,
)

const open = (amap?: string) => openPlaces(ports([], amap === undefined ? {} : { AMAP_KEY: amap }))
const regionOf = (amap?: string) => open(amap).regionOf(ADDRESS, 'caller')
const find = () => open().find(query.text, query.language, 'caller')

test('places of the world have what they lie in', async () => {
  use(get('open-meteo'))
  expect(await find()).toEqual([
    { name: '万州区', region: '重庆, 中国', latitude: 30.8, longitude: 108.38, country: 'CN' },
    { name: 'Paris', region: '法兰西岛, 法国', latitude: 48.85, longitude: 2.35, country: 'FR' },
    { name: 'Monaco', latitude: 43.7, longitude: 7.4, country: 'MC' },
  ])
  use(get('open-meteo.none'))
  expect(await find()).toEqual([])
  use(withResponse(get('open-meteo'), { status: 500 }))
  expect(await find()).toEqual([])
})

test('an address has a region where the operator has an account', async () => {
  use(get('amap'))
  expect(await regionOf()).toBeUndefined()
  expect(hits()).toEqual([])
  expect(await regionOf(KEY)).toBe('320100')
  use(get('amap.unknown'))
  expect(await regionOf(KEY)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { CONDITIONS, type Place, type WeatherDay } from '../../../shared/entities/weather.ts'
import { weatherPlaces } from './document.ts'
import {
  addPlace,
  airLevel,
  choosePlace,
  comingDays,
  comingHours,
  directionOf,
  isNightAt,
  isToday,
  lightOver,
  localTime,
  PLACES_LIMIT,
  parsePlaceKey,
  placeKey,
  removePlace,
  shortAlert,
  shownAir,
  shownDegrees,
  shownHours,
  shownPlace,
  skyOf,
  sunOf,
  TILES_LIMIT,
  temperatureRanges,
  tileLayout,
  type WeatherPlaces,
} from './model.ts'
import { weatherIcon } from './tile/icons.ts'

const EMPTY: WeatherPlaces = { places: [], tiles: {}, unit: 'celsius' }
const beijing: Place = { name: '北京', latitude: 39.91, longitude: 116.4, adcode: '110000' }
const paris: Place = { name: 'Paris', latitude: 48.85, longitude: 2.35 }
const day = (date: string, low = 0, high = 10): WeatherDay => ({ date, condition: 'clear', low, high })
const NOW = Date.UTC(2026, 10, 25, 17)

test('a tile shows the place chosen for it, another one the first', () => {
  const two = addPlace(addPlace(EMPTY, 'a', beijing), 'b', paris)
  expect([shownPlace(two, 'a'), shownPlace(two, 'b'), shownPlace(two, 'c')]).toEqual([beijing, paris, beijing])
  expect(shownPlace(choosePlace(two, 'a', placeKey(paris)), 'a')).toBe(paris)
  expect(shownPlace(EMPTY, 'a')).toBeUndefined()
  const again = addPlace(two, 'c', { ...paris, name: '巴黎' })
  expect([again.places, shownPlace(again, 'c')]).toEqual([two.places, paris])
})

test('tiles of a removed place show the first one', () => {
  const two = addPlace(addPlace(EMPTY, 'a', beijing), 'b', paris)
  const left = removePlace(two, placeKey(paris))
  expect([left.places, shownPlace(left, 'b')]).toEqual([[beijing], beijing])
})

test('places and choices do not grow without end', () => {
  const at = (index: number): Place => ({ latitude: index / 10, longitude: 0 })
  const many = Array.from({ length: TILES_LIMIT + 5 }, (_, index) => index)
  const full = many.reduce((now, index) => addPlace(now, `t${index}`, at(index)), EMPTY)
  expect(full.places).toHaveLength(PLACES_LIMIT)
  expect(Object.keys(full.tiles)).toHaveLength(TILES_LIMIT)
  expect(shownPlace(full, `t${TILES_LIMIT + 4}`)).toEqual(at(TILES_LIMIT + 4))
})

test('a key says where the weather is asked for', () => {
  expect(parsePlaceKey(placeKey(beijing))).toEqual({ latitude: 39.91, longitude: 116.4, adcode: '110000' })
  expect(parsePlaceKey(placeKey({ latitude: -33.87, longitude: -70.6 }))).toEqual({
    latitude: -33.87,
    longitude: -70.6,
  })
  expect(parsePlaceKey('beijing')).toBeUndefined()
})

test('of damaged places what is sound is kept', () => {
  const read = (data: unknown) => weatherPlaces.decode({ version: 0, data })
  const damaged = {
    places: [beijing, { name: 'x', latitude: 100, longitude: 0 }],
    tiles: { a: '1,2,', b: 3 },
    unit: 'k',
  }
  expect(read(damaged)).toMatchObject({
    value: { places: [beijing], tiles: { a: '1,2,' }, unit: 'celsius' },
    repaired: ['places.1', 'tiles.b', 'unit'],
  })
  expect(read(3)).toMatchObject({ at: 'invalid' })
})

test('every condition has a sky and a picture by day and by night', () => {
  for (const condition of CONDITIONS) {
    expect(skyOf(condition), condition).toMatch(/./)
    expect(
      [weatherIcon(condition, false), weatherIcon(condition, true)].every((url) => url.length > 10),
      condition,
    ).toBe(true)
  }
  expect(weatherIcon('clear', true)).not.toBe(weatherIcon('clear', false))
})

test('the night is from eight to six by the clocks of the place', () => {
  expect([19, 20, 23, 0, 5, 6].map(isNightAt)).toEqual([false, true, true, true, true, false])
  expect(localTime(NOW, 480).getUTCHours()).toBe(1)
  expect(localTime(NOW, -570).getUTCHours()).toBe(7)
})

test('hours and days that are over are not shown', () => {
  const hour = (at: number) => ({ at, condition: 'clear', temperature: 1 }) as const
  const hours = [hour(NOW - 3_600_000), hour(NOW - 1), hour(NOW + 3_600_000)]
  expect(comingHours(hours, NOW)).toEqual(hours.slice(1))
  const weather = { days: [day('2026-11-25'), day('2026-11-26'), day('2026-11-27')], utcOffset: 480 }
  const shown = comingDays(
    { ...weather, by: 'amap', now: { condition: 'clear', temperature: 1 }, hours, alerts: [] },
    NOW,
  )
  expect(shown.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27'])
  expect(shown.map((one) => isToday(one, 480, NOW))).toEqual([true, false])
})

test('temperatures lie between the lowest and the highest of all days', () => {
  expect(temperatureRanges([day('2026-11-25', 0, 10), day('2026-11-26', 5, 20)])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.25, to: 1 },
  ])
  expect(temperatureRanges([day('2026-11-25', 3, 3)])).toEqual([{ from: 0, to: 1 }])
})

test('values are shown as they are told', () => {
  expect([0, 50, 51, 150, 200, 300, 301].map(airLevel)).toEqual([1, 1, 2, 3, 4, 5, 6])
  expect([shownDegrees(-0.4, 'celsius'), shownDegrees(21.5, 'celsius'), shownDegrees(-40, 'fahrenheit')]).toEqual([
    0, 22, -40,
  ])
  expect([0, 47, 180, 337, 338, 360].map(directionOf)).toEqual([0, 1, 4, 7, 0, 0])
})

test('China’s air index is told in Chinese of the mainland, elsewhere that of the United States; else the one there is', () => {
  const air = { china: 55, us: 63 }
  expect(['zh-CN', 'zh-TW', 'en', 'ja', 'ko'].map((language) => shownAir(air, language))).toEqual([
    { index: 55, standard: 'china' },
    ...Array(4).fill({ index: 63, standard: 'us' }),
  ])
  expect([shownAir({ us: 63 }, 'zh-CN'), shownAir({ china: 55 }, 'en')]).toEqual([
    { index: 63, standard: 'us' },
    { index: 55, standard: 'china' },
  ])
})

test('the present hour is as it is observed; without one of the hours there is none', () => {
  const hour = (at: number) => ({ at, condition: 'rain', temperature: 9, precipitation: 40 }) as const
  const weather = {
    now: { condition: 'clear', temperature: 12.4 },
    hours: [hour(NOW - 1), hour(NOW + 3_600_000)],
  } as const
  expect(shownHours(weather, NOW, 2)).toEqual([
    { ...hour(NOW - 1), condition: 'clear', temperature: 12.4 },
    hour(NOW + 3_600_000),
  ])
  expect(shownHours(weather, NOW, 1)).toHaveLength(1)
  expect(shownHours({ ...weather, hours: [] }, NOW, 4)).toEqual([])
  expect(shownHours({ ...weather, hours: [hour(NOW + 1)] }, NOW, 4)).toEqual([hour(NOW + 1)])
})

test('the sun rises and sets by the clocks of the place', () => {
  expect(sunOf(beijing, 480, Date.UTC(2026, 10, 25, 4))).toEqual({ rise: 7 * 60 + 10, set: 16 * 60 + 53 })
  expect(sunOf({ latitude: 80, longitude: 0 }, 0, NOW)).toBe('never')
})

test('the sky is warm while the sun is low, and dark after dusk as by the clock', () => {
  const over = (time: string) => lightOver(beijing, 480, Date.parse(`2026-11-17T${time}:00+08:00`))
  expect(['06:45', '07:20', '12:00', '16:40', '17:05', '17:45', '21:00'].map(over)).toEqual([
    'low',
    'low',
    'day',
    'low',
    'low',
    'night',
    'night',
  ])
  expect(lightOver(beijing, 480, Date.parse('2026-06-21T05:40:00+08:00'))).toBe('night')
})

test('a tile shows what it has room for', () => {
  expect([tileLayout(1, 1), tileLayout(1, 2), tileLayout(2, 1), tileLayout(2, 2)].map(({ kind }) => kind)).toEqual([
    'cell',
    'row',
    'column',
    'square',
  ])
  expect(tileLayout(2, 4)).toEqual({ kind: 'wide', days: 4, hours: 0 })
  expect(tileLayout(4, 4)).toEqual({ kind: 'tall', days: 7, hours: 5 })
})

test('a tile says what an alert warns of, and whole what it cannot read', () => {
  expect(shortAlert('北京市气象台发布大风蓝色预警信号')).toBe('大风蓝色预警')
  expect(shortAlert('浙江省海洋台继续发布海上大雾黄色预警')).toBe('海上大雾黄色预警')
  expect(shortAlert('北京市气象台解除大风蓝色预警')).toBe('北京市气象台解除大风蓝色预警')
  expect(shortAlert('Gale warning')).toBe('Gale warning')
})

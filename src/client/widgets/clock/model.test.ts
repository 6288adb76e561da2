import { expect, test } from 'vitest'
import { clocks } from './document.ts'
import { CITIES, CITY_IDS } from './kernel/cities.ts'
import zh from './locales/zh-CN.json' with { type: 'json' }
import {
  addCity,
  type Clocks,
  CONFIG_LIMIT,
  configOf,
  configure,
  DEFAULT_CONFIG,
  handsAt,
  removeCity,
  restoreCity,
  squareMarks,
  tickAngles,
} from './model.ts'

const EMPTY: Clocks = { config: {}, cities: [] }

test('each hand moves between its marks with the faster one', () => {
  const at = (hour: number, minute: number, second: number) => handsAt({ hour, minute, second, millisecond: 0 })
  expect(at(9, 30, 0)).toEqual({ hour: 9.5 / 12, minute: 0.5, second: 0 })
  expect(at(21, 0, 30).second).toBe(0.5)
  expect(at(0, 0, 0)).toEqual({ hour: 0, minute: 0, second: 0 })
})

test('the second hand slows down towards the mark of its second, and goes there at once without motion', () => {
  const angles = [24, ...tickAngles(5, true)]
  const ways = angles.slice(1).map((angle, at) => angle - (angles[at] ?? 0))
  expect(ways.every((way, at) => way > 0 && way < (ways[at - 1] ?? 6))).toBe(true)
  expect(angles.at(-1)).toBe(30)
  expect(tickAngles(5, false)).toEqual([30])
})

test('the second hand goes on over twelve, not back', () => {
  const [first = 0, ...more] = tickAngles(0, true)
  expect(first).toBeGreaterThan(-6)
  expect(more.at(-1)).toBe(0)
})

test('each tile has a configuration of its own; one never configured looks as always', () => {
  const one = configure(configure(EMPTY, 'a', { style: 'digital' }), 'a', { city: 'tokyo' })
  expect(configOf(one, 'a')).toEqual({ ...DEFAULT_CONFIG, style: 'digital', city: 'tokyo' })
  expect(configOf(one, 'b')).toBe(DEFAULT_CONFIG)
})

test('the configurations of the latest tiles are kept', () => {
  const ids = Array.from({ length: CONFIG_LIMIT + 2 }, (_, at) => `tile ${at}`)
  const full = ids.reduce((now, id) => configure(now, id, { seconds: false }), EMPTY)
  expect(Object.keys(full.config)).toEqual(ids.slice(2))
  expect(Object.keys(configure(full, 'tile 5', { seconds: true }).config)).toHaveLength(CONFIG_LIMIT)
})

test('a city is in the list once, and comes back to its place', () => {
  const two = addCity(addCity(addCity(EMPTY, 'tokyo'), 'paris'), 'tokyo')
  expect(two.cities).toEqual(['tokyo', 'paris'])
  const without = removeCity(two, 'tokyo')
  expect(without.cities).toEqual(['paris'])
  expect(restoreCity(without, 'tokyo', 0).cities).toEqual(['tokyo', 'paris'])
  expect(restoreCity(two, 'tokyo', 0)).toBe(two)
})

test('the marks of a square dial begin at twelve, and reach farther into the corners', () => {
  expect(squareMarks(12, 60, 53).slice(0, 24)).toBe('M73.00 13.00L73.00 20.00')
  const [, x = '', y = ''] = /^M([\d.]+) ([\d.]+)/.exec(squareMarks(8, 60, 53).split(/(?=M)/)[1] ?? '') ?? []
  expect(Math.hypot(Number(x) - 73, Number(y) - 73)).toBeGreaterThan(70)
})

test('of damaged clocks what is sound is kept', () => {
  const read = (data: unknown) => clocks.decode({ version: 0, data })
  const config = { a: { style: 'digital', shape: 'oval', city: 'atlantis' }, b: { style: 'sand' }, c: 3 }
  expect(read({ config, cities: ['tokyo', 'atlantis', 'tokyo'] })).toMatchObject({
    value: { config: { a: { ...DEFAULT_CONFIG, style: 'digital' } }, cities: ['tokyo'] },
    repaired: ['config.b', 'config.c', 'cities.1'],
  })
  expect(read({ config: 3, cities: [] })).toMatchObject({ value: { config: {} }, repaired: ['config'] })
  expect(read(3)).toMatchObject({ at: 'invalid' })
})

test('every city has a name, and a time zone that this system knows', () => {
  for (const city of CITY_IDS) {
    expect(zh[`city.${city}`], city).toMatch(/./)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: CITIES[city].zone }), city).not.toThrow()
  }
})

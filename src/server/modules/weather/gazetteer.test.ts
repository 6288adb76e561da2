import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { placeSchema } from '../../../shared/entities/weather.ts'
import { cityOfRegion, distanceBetween, nearestEntry, parseGazetteer, placeOf, searchGazetteer } from './gazetteer.ts'

const entries = parseGazetteer(readFileSync(join(import.meta.dirname, '../../../../catalog/places/china.json'), 'utf8'))
const found = (text: string) => searchGazetteer(entries, text).map(({ short }) => short)

test('the catalogue has every city once, with a name in Latin letters, and all places are ones that can be chosen', () => {
  const cities = entries.filter(({ kind }) => kind === 'city')
  expect(new Set(cities.map(({ adcode }) => adcode)).size).toBe(cities.length)
  expect(cities.filter(({ own }) => own === undefined)).toEqual([])
  expect(entries.filter(({ latin }) => !/^\p{Lu}[\p{Ll}’]+(?: [\p{Lu}][\p{Ll}]+)?$/u.test(latin))).toEqual([])
  const places = entries.flatMap((entry) => placeOf(entry) ?? [])
  expect(places.filter((place) => !v.is(placeSchema, place))).toEqual([])
})

test('places are found by name, part of it, pinyin, its initials, a name abroad and the region code', () => {
  expect(found('杭州')).toEqual(['杭州'])
  expect(found('杭州市')).toEqual(['杭州'])
  expect(found('朝阳')).toEqual(['朝阳', '朝阳区', '朝阳区', '朝阳县'])
  expect(found('北京 朝阳')).toEqual(['朝阳区'])
  expect(found('HangZhou')).toEqual(['杭州'])
  expect(found('hz')).toContain('湖州')
  expect(found("xi'an")[0]).toBe('西安')
  expect(found('harbin')).toEqual(['哈尔滨'])
  expect(found('330106')).toEqual(['西湖区'])
  expect(found('台北')).toEqual(['台北'])
  expect([found('东京'), found('x'), found('!')]).toEqual([[], [], []])
})

test('where names are alike, more people come first', () => {
  const first = ['sh', 'gz', 'bj', 'hz', 'cd', 'nc', 'suzhou', 'taizhou', '朝阳区'].map((text) => {
    const [entry] = searchGazetteer(entries, text)
    return entry && [entry.short, entry.region].join(' ').trim()
  })
  expect(first).toEqual([
    ...['上海', '广州 广东', '北京', '杭州 浙江', '成都 四川', '南昌 江西', '苏州 江苏', '泰州 江苏', '朝阳区 北京'],
  ])
})

test('a place says what it lies in; a district without coordinates has those of its city', () => {
  const place = (text: string) => searchGazetteer(entries, text).flatMap((entry) => placeOf(entry) ?? [])[0]
  expect(place('北京')).toEqual({
    name: '北京',
    latin: 'Beijing',
    latitude: 39.9075,
    longitude: 116.3972,
    adcode: '110000',
  })
  expect(place('110101')).toMatchObject({ name: '东城区', region: '北京', latitude: 39.9075, isOfCity: true })
  expect(place('西湖区')).toMatchObject({ region: '浙江 杭州', latinRegion: 'Hangzhou, Zhejiang' })
  expect(place('石河子')).toBeUndefined()
})

test('the nearest place is one of the surroundings, or none', () => {
  expect(nearestEntry(entries, { latitude: 30.25, longitude: 120.16 })?.short).toBe('杭州')
  expect(nearestEntry(entries, { latitude: 35.68, longitude: 139.69 })).toBeUndefined()
  expect(distanceBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2)
})

test('a region of an address is a city', () => {
  const city = (province: string, name: string) => cityOfRegion(entries, province, name)?.short
  expect(city('新疆', '乌鲁木齐市')).toBe('乌鲁木齐')
  expect([city('北京', '北京市'), city('香港', ''), city('台湾省', '')]).toEqual(['北京', '香港', '台北'])
  expect(city('浙江省', '')).toBeUndefined()
})

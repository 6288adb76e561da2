import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { firstCities } from './first-cities.ts'

test('a world clock begins with four cities of the language, none twice, that of the device first', () => {
  for (const language of LANGUAGES) expect(new Set(firstCities(language, 'Etc/UTC')).size).toBe(4)
  expect(firstCities('ja', 'Asia/Tokyo')).toEqual(['tokyo', 'london', 'newYork', 'honolulu'])
  expect(firstCities('zh-CN', 'Asia/Shanghai')[0]).toBe('beijing')
  expect(firstCities('en', 'Europe/London')).toEqual(['london', 'newYork', 'tokyo', 'sydney'])
  expect(firstCities('en', 'Europe/Paris')).toEqual(['paris', 'newYork', 'london', 'tokyo'])
  expect(firstCities('ko', 'America/Los_Angeles')).toEqual(['losAngeles', 'seoul', 'london', 'newYork'])
  expect(firstCities('ko', 'Antarctica/Troll')).toEqual(['seoul', 'london', 'newYork', 'losAngeles'])
})

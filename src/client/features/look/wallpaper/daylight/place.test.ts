import { expect, test } from 'vitest'
import { placeOfZone } from './place.ts'

test.each([
  ['Asia/Shanghai', { latitude: 31, longitude: 121 }],
  ['Asia/Calcutta', { latitude: 23, longitude: 88 }],
  ['Australia/Sydney', { latitude: -34, longitude: 151 }],
])('the place of %s is that of its city, by old names, too', (zone, place) => {
  expect(placeOfZone(zone)).toEqual(place)
})

test('a zone without a city is on the equator, where its clocks are right', () => {
  expect(placeOfZone('Etc/GMT+5', 300)).toEqual({ latitude: 0, longitude: -75 })
  expect(placeOfZone('toString', 0)).toEqual({ latitude: 0, longitude: -0 })
})

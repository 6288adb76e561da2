import { expect, test } from 'vitest'
import { chinaAirIndex } from './china-air-index.ts'

const CLEAN = { pm25: 0, pm10: 0, ozone: 0, nitrogenDioxide: 0, sulphurDioxide: 0, carbonMonoxide: 0 }

test.each([
  ['pm25', [35, 75, 115, 150, 250, 350, 500]],
  ['pm10', [50, 150, 250, 350, 420, 500, 600]],
  ['ozone', [160, 200, 300, 400, 800, 1000, 1200]],
  ['nitrogenDioxide', [100, 200, 700, 1200, 2340, 3090, 3840]],
  // in µg/m³, of which the standard has thousands
  ['carbonMonoxide', [5000, 10_000, 35_000, 60_000, 90_000, 120_000, 150_000]],
] as const)('%s has the levels of HJ 633-2012', (pollutant, limits) => {
  const indexes = limits.map((concentration) => chinaAirIndex({ ...CLEAN, [pollutant]: concentration }))
  expect(indexes).toEqual([50, 100, 150, 200, 300, 400, 500])
})

test('sulphur dioxide of an hour is told up to 200 alone', () => {
  const of = (sulphurDioxide: number) => chinaAirIndex({ ...CLEAN, sulphurDioxide })
  expect([150, 500, 650, 800, 5000].map(of)).toEqual([50, 100, 150, 200, 200])
})

test('between two levels it is drawn evenly and rounded up; the worst pollutant counts; 500 is the end', () => {
  expect(chinaAirIndex({ ...CLEAN, pm25: 36 })).toBe(52)
  expect(chinaAirIndex({ ...CLEAN, pm25: 36, pm10: 151 })).toBe(101)
  expect(chinaAirIndex({ ...CLEAN, pm10: 9000 })).toBe(500)
  expect(chinaAirIndex(CLEAN)).toBe(0)
})

test('without one of the six nothing is computed', () => {
  expect(chinaAirIndex({ ...CLEAN, ozone: undefined })).toBeUndefined()
  expect(chinaAirIndex({ ...CLEAN, pm25: -1 })).toBeUndefined()
})

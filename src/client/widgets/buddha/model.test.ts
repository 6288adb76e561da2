import { expect, test } from 'vitest'
import { buddha } from './document.ts'
import { BURN_MS, COLD, firstFree, light, minutesLeft, remaining } from './model.ts'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 24, 8)

test('a stick burns linearly from 100 to 0 in 15 minutes, also while nobody looks', () => {
  const [first] = light(COLD, NOW).buddhaData
  expect(first).toEqual({ num: 100, time: NOW })
  const left = [0, 3, 7.5, 14.25, 15, 600].map((minutes) =>
    remaining(first ?? { num: 0, time: 0 }, NOW + minutes * MINUTE),
  )
  expect(left.map(Math.round)).toEqual([100, 80, 50, 5, 0, 0])
})

test('a press lights the first free stick: the third while two burn, the first again when it is out', () => {
  const three = [0, 1, 2].reduce((burner, minute) => light(burner, NOW + minute * MINUTE), COLD)
  expect(three.buddhaData.map(({ time }) => (time - NOW) / MINUTE)).toEqual([0, 1, 2])
  expect(firstFree(three.buddhaData, NOW + 14 * MINUTE)).toBe(-1)
  expect(light(three, NOW + 14 * MINUTE)).toBe(three)
  const again = light(three, NOW + BURN_MS)
  expect(again.buddhaData.map(({ time }) => (time - NOW) / MINUTE)).toEqual([15, 1, 2])
})

test('two tabs that light at a time light two sticks', () => {
  expect(firstFree(light(light(COLD, NOW), NOW).buddhaData, NOW)).toBe(2)
})

test('a clock that is set back lights no stick for ever', () => {
  const stick = { num: 100, time: NOW }
  expect(remaining(stick, NOW - 5 * MINUTE)).toBe(100)
  expect(remaining(stick, NOW - 16 * MINUTE)).toBe(0)
  expect(remaining(stick, NOW - 365 * 24 * 60 * MINUTE)).toBe(0)
})

test('a stick that was put out stays out, whenever it was lit', () => {
  expect(remaining({ num: 0, time: NOW }, NOW)).toBe(0)
})

test('begun minutes are counted', () => {
  expect([100, 99, 50, 0.1, 0].map(minutesLeft)).toEqual([15, 15, 8, 1, 0])
})

test('of a damaged burner the sound sticks are kept', () => {
  const read = (data: unknown) => buddha.decode({ version: 0, data })
  const stick = { num: 100, time: NOW }
  expect(read({ buddhaData: [stick, { num: 101, time: NOW }], sound: true })).toMatchObject({
    value: { buddhaData: [stick, { num: 0, time: 0 }, { num: 0, time: 0 }], sound: true },
    repaired: ['buddhaData.1', 'buddhaData.2'],
  })
  expect(read({ buddhaData: [stick, stick, stick, stick] })).toMatchObject({
    value: { buddhaData: [stick, stick, stick] },
  })
  expect(read('x')).toMatchObject({ at: 'invalid' })
})

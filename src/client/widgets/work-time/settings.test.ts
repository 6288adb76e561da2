import { expect, test } from 'vitest'
import { workTime } from './settings.ts'

const read = (data: object) => {
  const decoded = workTime.decode({ version: 0, data })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}

test("the spec's pay day is the 15th; everything has a default", () => {
  expect(read({}).value).toMatchObject({ payDay: 15, start: '09:00', end: '18:00', bgType: 0 })
})

test('damaged values are repaired one by one, the others stay', () => {
  const { value, repaired } = read({
    start: '25:00',
    end: '17:30',
    workDays: [1, 9, 'x', 3],
    money: -5,
    payDay: 40,
    bgImg: 'https://elsewhere.example/a.png',
  })
  expect(value).toMatchObject({ start: '09:00', end: '17:30', workDays: [1, 3], money: 0, payDay: 31, bgImg: '' })
  expect(repaired.toSorted()).toEqual(['bgImg', 'money', 'payDay', 'start', 'workDays'])
})

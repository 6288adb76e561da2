import { expect, test } from 'vitest'
import { isPast, isReached, joinTime, laterThan, minutesOf, repairTime, timeOfMinutes } from './civil-time.ts'

const NOW = new Date(2026, 8, 18, 9, 30, 20)

test('a time is a day with or without a minute, in the forms that others write', () => {
  expect(repairTime('2026-09-18 09:30')).toBe('2026-09-18 09:30')
  expect(repairTime('2026-09-18T09:30:15')).toBe('2026-09-18 09:30')
  expect(repairTime('2026-09-18')).toBe('2026-09-18')
  for (const wrong of [
    '2026-02-30',
    '2026-13-01',
    '2026-09-18 24:00',
    '0026-09-18',
    '09:30',
    'x'.repeat(1e5),
    7,
    null,
    {},
  ])
    expect(repairTime(wrong)).toBe('')
})

test('the inputs of a form: a minute without a day is of today', () => {
  expect(joinTime('', '', '2026-09-18')).toBe('')
  expect(joinTime('', '10:00', '2026-09-18')).toBe('2026-09-18 10:00')
  expect(joinTime('2026-09-20', '', '2026-09-18')).toBe('2026-09-20')
})

test('a minute is reached as it begins, and past with the next one; a day alone is past tomorrow', () => {
  expect([isReached('2026-09-18 09:30', NOW), isPast('2026-09-18 09:30', NOW)]).toEqual([true, false])
  expect([isReached('2026-09-18 09:31', NOW), isPast('2026-09-18 09:29', NOW)]).toEqual([false, true])
  expect([isReached('2026-09-18', NOW), isPast('2026-09-18', NOW), isPast('2026-09-17', NOW)]).toEqual([
    false,
    false,
    true,
  ])
  expect([isReached('', NOW), isPast('', NOW)]).toEqual([false, false])
})

test('10 minutes later is after its own minute, or after now where that has passed', () => {
  expect(laterThan('2026-09-18 09:30', NOW, 10)).toBe('2026-09-18 09:40')
  expect(laterThan('2026-09-17 08:00', NOW, 10)).toBe('2026-09-18 09:40')
  expect(laterThan('2026-09-18 23:55', NOW, 10)).toBe('2026-09-19 00:05')
})

test('minutes are counted by days of one length, and back', () => {
  expect(minutesOf('1970-01-02 00:30')).toBe(1470)
  expect(minutesOf('2026-03-29 03:00') - minutesOf('2026-03-29')).toBe(180) // where clocks are put forward, too
  for (const time of ['2026-02-28 23:59', '2028-02-29 00:00', '1969-12-31 23:45'])
    expect(timeOfMinutes(minutesOf(time))).toBe(time)
})

import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../shared/constants.ts'
import { dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { nextSpecialDay, specialDay } from './special-day.ts'
import { SPECIAL_DAYS } from './special-day-list.ts'

/** A day as 2026-2-17. */
const parse = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

/** The special days of a year by name, each as 2-17. */
function specialDays(language: Language, year: number): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const end = dayNumber({ year: year + 1, month: 1, day: 1 })
  for (let number = dayNumber({ year, month: 1, day: 1 }); number < end; number++) {
    const { month, day } = dayOfNumber(number)
    const next = nextSpecialDay({ year, month, day }, language)
    for (const name of next?.days === 0 ? next.names : [])
      found.set(name, [...(found.get(name) ?? []), `${month}-${day}`])
  }
  return found
}

const daysOf = (name: string, language: Language, year: number) => specialDays(language, year).get(name)?.join()

const years = (name: string, language: Language, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => daysOf(name, language, from + at))

test('lunar festivals of China, as the State Council announced them', () => {
  expect(years('春节', 'zh-CN', 2020, 2027)).toEqual(['1-25', '2-12', '2-1', '1-22', '2-10', '1-29', '2-17', '2-6'])
  expect(years('端午节', 'zh-CN', 2020, 2026)).toEqual(['6-25', '6-14', '6-3', '6-22', '6-10', '5-31', '6-19'])
  expect(years('中秋节', 'zh-CN', 2020, 2026)).toEqual(['10-1', '9-21', '9-10', '9-29', '9-17', '10-6', '9-25'])
  expect(years('清明节', 'zh-CN', 2020, 2026)).toEqual(['4-4', '4-4', '4-5', '4-5', '4-4', '4-4', '4-5'])
  expect(daysOf('除夕', 'zh-CN', 2025)).toBe('1-28') // the twelfth month had 29 days
  expect(daysOf('七夕', 'zh-CN', 2025)).toBe('8-29') // after a leap sixth month
})

test('lunar festivals of Korea, which may be a day or a month off those of China', () => {
  expect(years('설날', 'ko', 2024, 2029)).toEqual(['2-10', '1-29', '2-17', '2-7', '1-27', '2-13'])
  expect(years('추석', 'ko', 2023, 2028)).toEqual(['9-29', '9-17', '10-6', '9-25', '9-15', '10-3'])
  expect(years('부처님 오신 날', 'ko', 2023, 2027)).toEqual(['5-27', '5-15', '5-5', '5-24', '5-13'])
  expect(daysOf('부처님 오신 날', 'ko', 2012)).toBe('5-28') // the leap month was the third, in China the fourth
})

test('the equinoxes of Japan, as its government announced them, and the days that hang on terms', () => {
  expect(years('春分の日', 'ja', 2020, 2027)).toEqual(['3-20', '3-20', '3-21', '3-21', '3-20', '3-20', '3-20', '3-21'])
  expect(years('秋分の日', 'ja', 2020, 2027)).toEqual(['9-22', '9-23', '9-23', '9-23', '9-22', '9-23', '9-23', '9-23'])
  expect(years('節分', 'ja', 2020, 2026)).toEqual(['2-3', '2-2', '2-3', '2-3', '2-3', '2-2', '2-3'])
})

test('days that are the nth of a weekday', () => {
  expect(years('Thanksgiving', 'en', 2022, 2027)).toEqual(['11-24', '11-23', '11-28', '11-27', '11-26', '11-25'])
  expect(years('母亲节', 'zh-CN', 2023, 2026)).toEqual(['5-14', '5-12', '5-11', '5-10'])
  expect(years('成人の日', 'ja', 2023, 2027)).toEqual(['1-9', '1-8', '1-13', '1-12', '1-11'])
  expect(years('海の日', 'ja', 2023, 2026)).toEqual(['7-17', '7-15', '7-21', '7-20'])
})

test('Easter', () => {
  expect(years('Easter', 'en', 2019, 2028)).toEqual([
    '4-21',
    '4-12',
    '4-4',
    '4-17',
    '4-9',
    '3-31',
    '4-20',
    '4-5',
    '3-28',
    '4-16',
  ])
})

test.each([
  ['2026-11-19', 'zh-CN', ['小雪'], 3],
  ['2026-11-18', 'zh-CN', undefined],
  ['2026-12-19', 'zh-TW', ['冬至'], 3],
  ['2026-11-24', 'en', ['Thanksgiving'], 2],
  ['2027-1-5', 'zh-CN', ['小寒'], 0],
  ['2026-12-19', 'ja', ['冬至'], 3],
  ['2026-12-21', 'ko', ['동지'], 1],
  ['2026-10-8', 'zh-TW', ['寒露'], 0], // today comes before the day after tomorrow
  ['2026-10-9', 'zh-TW', ['雙十節'], 1],
  ['2026-10-8', 'en', undefined], // no terms in English
  ['2026-12-31', 'zh-CN', ['元旦'], 1], // in another year
  ['2026-4-5', 'zh-CN', ['清明节'], 0], // the holiday, not the term as well
  ['2020-10-1', 'zh-CN', ['中秋节', '国庆节'], 0],
] as const)('on %s in %s it is %j', (today, language, names, days?: number) => {
  expect(nextSpecialDay(parse(today), language)).toEqual(names === undefined ? undefined : { names, days })
})

test.each(LANGUAGES)('every special day of %s comes once a year', (language) => {
  const days = specialDays(language, 2026)
  for (const { name } of SPECIAL_DAYS[language]) expect(days.get(name), name).toHaveLength(1)
})

test('a day is called by its festivals, or else by its solar term', () => {
  expect(specialDay(parse('2020-10-1'), 'zh-CN')).toEqual({ names: ['中秋节', '国庆节'], isTerm: false, isOff: true })
  expect(specialDay(parse('2026-9-23'), 'zh-CN')).toMatchObject({ names: ['秋分'], isTerm: true })
  expect(specialDay(parse('2026-9-23'), 'en')).toMatchObject({ names: [], isTerm: false })
})

test('the next special day is looked for as far as asked', () => {
  expect(nextSpecialDay(parse('2026-9-18'), 'zh-CN', 366)).toEqual({ names: ['秋分'], days: 5 })
  expect(nextSpecialDay(parse('2026-9-18'), 'zh-CN')).toBeUndefined()
})

test('only public holidays are days off: Halloween and 七五三 are none', () => {
  const isOff = (month: number, day: number, language: Parameters<typeof specialDay>[1]) =>
    specialDay({ year: 2026, month, day }, language).isOff
  expect([isOff(11, 3, 'ja'), isOff(10, 31, 'ja'), isOff(11, 15, 'ja')]).toEqual([true, false, false])
  expect([isOff(7, 4, 'en'), isOff(2, 14, 'en')]).toEqual([true, false])
  expect([isOff(10, 9, 'ko'), isOff(5, 15, 'ko'), isOff(10, 10, 'zh-TW')]).toEqual([true, false, true])
})

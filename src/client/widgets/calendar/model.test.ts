import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { calendar } from './document.ts'
import { comingAfter, dayFacts, shownIn, tileLayout } from './model.ts'

const on = (year: number, month: number, day: number) => ({ year, month, day })
const ALL = { lunar: true, statutory: true, sunday: false, almanac: false }
const NONE = { lunar: false, statutory: false, sunday: false, almanac: false }

test('lunar dates are shown in Chinese, the days off of the mainland in its language, unless the user chose', () => {
  expect(LANGUAGES.map((language) => shownIn(language, {}))).toEqual([
    ALL,
    { lunar: true, statutory: false, sunday: false, almanac: false },
    NONE,
    NONE,
    NONE,
  ])
  expect(shownIn('zh-CN', { lunar: false })).toEqual({ lunar: false, statutory: true, sunday: false, almanac: false })
  expect(shownIn('ko', { statutory: true })).toEqual({ lunar: false, statutory: true, sunday: false, almanac: false })
})

test('a day shows its lunar date, festival or term, and whether it is off or worked', () => {
  const facts = (month: number, day: number) => dayFacts(on(2026, month, day), 'zh-CN', ALL)
  expect(facts(9, 18)).toEqual({ names: [], kind: 'ordinary', lunar: '初八', duty: undefined })
  expect(facts(9, 11)).toMatchObject({ lunar: '八月' })
  expect(facts(9, 23)).toMatchObject({ names: ['秋分'], kind: 'special' })
  expect(facts(9, 10)).toMatchObject({ names: ['教师节'], kind: 'special' })
  expect(facts(9, 25)).toMatchObject({ names: ['中秋节'], kind: 'holiday', duty: 'rest' })
  expect(facts(9, 26)).toMatchObject({ kind: 'ordinary', duty: 'rest' })
  expect(facts(9, 20)).toMatchObject({ duty: 'work' })
  expect(dayFacts(on(2027, 2, 6), 'zh-CN', ALL)).toMatchObject({ kind: 'holiday', duty: undefined })
})

test('other languages have their own days, and nothing of the mainland unless it is turned on', () => {
  expect(dayFacts(on(2026, 11, 26), 'en', NONE)).toEqual({
    names: ['Thanksgiving'],
    kind: 'holiday',
    lunar: undefined,
    duty: undefined,
  })
  expect(dayFacts(on(2026, 10, 1), 'ja', NONE)).toMatchObject({ kind: 'ordinary', duty: undefined })
  expect(dayFacts(on(2026, 10, 1), 'ja', ALL)).toMatchObject({ lunar: '8/21', duty: 'rest' })
})

test('beyond the tables a day has no lunar date', () => {
  expect(dayFacts(on(2100, 1, 3), 'zh-CN', ALL).lunar).toBeUndefined()
})

test('what comes next: holidays, else the festivals of the language', () => {
  const names = (...rest: Parameters<typeof comingAfter>) => comingAfter(...rest).map(({ name }) => name)
  expect(names(on(2026, 9, 25), 3, 'zh-CN', ALL)).toEqual(['国庆节', '元旦节', '春节'])
  expect(comingAfter(on(2026, 9, 18), 1, 'zh-CN', ALL)).toEqual([{ name: '中秋节', day: on(2026, 9, 25) }])
  expect(names(on(2026, 10, 25), 3, 'en', NONE)).toEqual(['Halloween', 'Thanksgiving', 'Christmas Eve'])
})

test('every size has its layout', () => {
  expect([tileLayout(1, 1), tileLayout(1, 6), tileLayout(6, 1)]).toEqual(['icon', 'row', 'column'])
  expect([tileLayout(2, 2), tileLayout(3, 2), tileLayout(4, 2)]).toEqual(['day', 'day', 'below'])
  expect([tileLayout(2, 3), tileLayout(2, 4), tileLayout(6, 6)]).toEqual(['beside', 'beside', 'below'])
})

test('a choice that is damaged is dropped, the other stays', () => {
  const read = (data: unknown) => calendar.decode({ version: 0, data })
  expect(read({ lunar: false, statutory: 'yes' })).toMatchObject({
    at: 'read',
    value: { lunar: false },
    repaired: ['statutory'],
  })
  expect(read({ lunar: true, later: 1 })).toMatchObject({ value: { lunar: true }, repaired: [] })
  for (const data of [[], 'x', null]) expect(read(data)).toMatchObject({ at: 'invalid' })
})

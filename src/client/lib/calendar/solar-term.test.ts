import { SolarDay, SolarTerm as Term } from 'tyme4ts'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { nextSolarTerm, SOLAR_TERMS, solarTerm, solarTermDay } from './solar-term.ts'
import { solarTermText } from './solar-term-text.ts'

test('all 3,600 terms from 1950 to 2099 are on the day of tyme4ts', () => {
  let compared = 0
  for (let year = 1950; year <= 2099; year++) {
    for (const [index, term] of SOLAR_TERMS.entries()) {
      const day = Term.fromIndex(year, index + 1).getSolarDay()
      expect(solarTermDay(year, term)).toEqual({ year: day.getYear(), month: day.getMonth(), day: day.getDay() })
      compared++
    }
  }
  expect(compared).toBe(3600)
})

test('in Japan and Korea all are on the day of their moment an hour later', () => {
  const later: string[] = []
  for (let year = 1950; year <= 2099; year++) {
    for (const [index, term] of SOLAR_TERMS.entries()) {
      const day = solarTermDay(year, term, 9)
      const julian = Term.fromIndex(year, index + 1)
        .getJulianDay()
        .getDay()
      expect(day && dayNumber(day), `${term} ${year}`).toBe(Math.floor(julian - 2_440_587.5 + 1 / 24))
      if (day?.day !== solarTermDay(year, term)?.day) later.push(`${term} ${year}`)
    }
  }
  expect(later.length).toBeGreaterThan(100)
})

test('a day has a term exactly when it has one in tyme4ts, of the same name', () => {
  for (
    let number = dayNumber({ year: 2024, month: 1, day: 1 });
    number < dayNumber({ year: 2028, month: 1, day: 1 });
    number++
  ) {
    const day = dayOfNumber(number)
    const theirs = SolarDay.fromYmd(day.year, day.month, day.day).getTermDay()
    const ours = solarTerm(day)
    expect(ours && solarTermText(ours, 'zh-CN')).toBe(
      theirs.getDayIndex() === 0 ? theirs.getSolarTerm().getName() : undefined,
    )
  }
})

test('the next term and the days until it', () => {
  expect(nextSolarTerm({ year: 2026, month: 9, day: 18 })).toEqual({ term: 'qiufen', days: 5 })
  expect(nextSolarTerm({ year: 2026, month: 9, day: 23 })).toEqual({ term: 'qiufen', days: 0 })
  expect(nextSolarTerm({ year: 2026, month: 12, day: 31 })).toEqual({ term: 'xiaohan', days: 5 })
})

test('there are no terms outside 1950 to 2099', () => {
  expect(solarTermDay(1949, 'qiufen')).toBeUndefined()
  expect(solarTermDay(2100, 'qiufen')).toBeUndefined()
  expect(nextSolarTerm({ year: 1949, month: 12, day: 31 })).toBeUndefined()
  expect(nextSolarTerm({ year: 2099, month: 12, day: 31 })).toBeUndefined()
})

test('every term has its own name in every language', () => {
  for (const language of LANGUAGES) {
    const names = SOLAR_TERMS.map((term) => solarTermText(term, language))
    expect(new Set(names.filter(Boolean)).size).toBe(24)
  }
  expect(LANGUAGES.map((language) => solarTermText('jingzhe', language))).toEqual([
    '惊蛰',
    '驚蟄',
    'Awakening of Insects',
    '啓蟄',
    '경칩',
  ])
})

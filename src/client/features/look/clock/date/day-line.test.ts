import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../../shared/constants.ts'
import { formatMessage } from '../../../../core/text/i18n.ts'
import en from '../locales/en.first-frame.json' with { type: 'json' }
import ja from '../locales/ja.first-frame.json' with { type: 'json' }
import ko from '../locales/ko.first-frame.json' with { type: 'json' }
import zhCN from '../locales/zh-CN.first-frame.json' with { type: 'json' }
import zhTW from '../locales/zh-TW.first-frame.json' with { type: 'json' }
import { occasionOf } from './day-line.ts'

const CATALOGS = { 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja, ko }

/** The text of a moment in each language. */
const told = (year: number, month: number, day: number, hour = 10) =>
  LANGUAGES.map((language) => {
    const occasion = occasionOf(new Date(year, month - 1, day, hour), language)
    if (occasion.kind === 'greeting') return CATALOGS[language][`greeting.${occasion.greeting}`]
    return formatMessage(CATALOGS[language][`special.${occasion.kind}`], { ...occasion }, language)
  })

test('an ordinary day greets by the hour', () => {
  expect(told(2026, 11, 17)).toEqual(['上午好', '早安', 'Good morning', 'おはようございます', '기분 좋은 오전이에요'])
  expect(told(2026, 11, 17, 18)).toEqual(['傍晚好', '傍晚好', 'Good evening', 'こんばんは', '좋은 저녁이에요'])
})

test('a day that is near is counted down to, and told on the day before and itself', () => {
  expect(told(2026, 12, 19)).toEqual([
    '距冬至还有 3 天',
    '距離冬至還有 3 天',
    'Good morning',
    '冬至まであと3日',
    '동지까지 3일',
  ])
  expect(told(2026, 12, 24)).toEqual([
    '明日圣诞节',
    '明日聖誕節',
    'Today is Christmas Eve',
    '明日はクリスマス',
    '내일은 크리스마스',
  ])
  expect(told(2027, 1, 5).slice(0, 2)).toEqual(['今日小寒', '今日小寒'])
  expect(told(2026, 11, 24)[2]).toBe('Thanksgiving in 2 days')
  expect(told(2027, 2, 6)[0]).toBe('今日春节')
  expect(told(2027, 2, 6)[4]).toBe('내일은 설날')
})

test('of two on one day both are named', () => {
  expect(told(2020, 10, 1)[0]).toBe('今日中秋节和国庆节')
})

test('midnight belongs to the new day', () => {
  expect(told(2026, 12, 24, 23)[0]).toBe('明日圣诞节')
  expect(told(2026, 12, 25, 0)[0]).toBe('今日圣诞节')
})

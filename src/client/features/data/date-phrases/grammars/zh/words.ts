import { WEEKDAYS, type Weekday } from '../../../../../lib/calendar/recurrence.ts'
import { readNumeral } from '../../kernel/numerals.ts'
import type { Period } from '../../kernel/part.ts'
import { onDate, onLunarDate } from '../../kernel/repeat-rules.ts'

/** Signs of Taiwan and Hong Kong, each followed by the one that the grammar writes; full-width digits are plain ones. */
const TRADITIONAL =
  '週周號号點点個个後后鐘钟禮礼農农曆历陰阴臘腊閏闰節节兩两驚惊蟄蛰穀谷種种處处滿满時时間间這这內内開开國国慶庆勞劳動动聖圣誕诞從从過过項项會会當当來来線线樓楼門门' +
  '車车機机頭头條条說说議议見见話话應应結结優优鮮鲜報报經经濟济聞闻續续臺台備备衛卫場场張张頓顿題题體体單单關关現现員员電电檯台讀读兒儿遊游'

const SIGNS = new Map([
  ...[...TRADITIONAL.matchAll(/(.)(.)/gu)].map(([, sign = '', plain = '']) => [sign, plain] as const),
  ...[...'０１２３４５６７８９'].map((sign, digit) => [sign, String(digit)] as const),
  ...([
    ['：', ':'],
    ['　', ' '],
  ] as const),
])

const NUM = '(?:\\d{1,3}|[零〇一二两三四五六七八九十百廿卅]{1,4})'

const WEEK = '(?:周|星期|礼拜)'

const WEEKDAY = '[一二三四五六日天]'

const PERIODS: Readonly<Record<string, Period>> = {
  ...{
    凌晨: 'dawn',
    清晨: 'morning',
    清早: 'morning',
    一早: 'morning',
    早上: 'morning',
    早晨: 'morning',
    早: 'morning',
    一大早: 'morning',
    大早上: 'morning',
  },
  ...{ 上午: 'morning', 中午: 'noon', 正午: 'noon', 下午: 'afternoon', 午后: 'afternoon', 傍晚: 'evening' },
  ...{ 晚上: 'evening', 晚间: 'evening', 晚: 'evening', 夜里: 'night', 夜晚: 'evening', 半夜: 'night', 深夜: 'night' },
  ...{ 午夜: 'night', 子夜: 'night', 夜间: 'evening', 零晨: 'dawn', 黎明: 'dawn', 拂晓: 'dawn', 破晓: 'dawn' },
}

const PERIOD = `(?:${Object.keys(PERIODS).join('|')})`

const CLOCK = `(?:\\d{1,2}|[零〇一二两三四五六七八九十]{1,3})`

const MINUTE = '(?:[1-5]?\\d|[零〇][一二三四五六七八九]|[二三四五]?十[一二三四五六七八九]?|[一二三四五六七八九](?=分))'

const weekdayOf = (sign: string): Weekday => WEEKDAYS['一二三四五六日'.indexOf(sign.replace('天', '日'))] ?? 1

/** Festivals by their names; a bare name may be a part of a word, such as 圣诞 in 圣诞树. */
const FESTIVALS = {
  除夕: onLunarDate(12, 30),
  ...{
    大年三十: onLunarDate(12, 30),
    年三十: onLunarDate(12, 30),
    大年初一: onLunarDate(1, 1),
    春节: onLunarDate(1, 1),
    大年初二: onLunarDate(1, 2),
  },
  ...{
    大年初三: onLunarDate(1, 3),
    大年初五: onLunarDate(1, 5),
    元宵节: onLunarDate(1, 15),
    元宵: onLunarDate(1, 15),
    端午节: onLunarDate(5, 5),
  },
  ...{
    端午: onLunarDate(5, 5),
    七夕节: onLunarDate(7, 7),
    七夕: onLunarDate(7, 7),
    中秋节: onLunarDate(8, 15),
    中秋: onLunarDate(8, 15),
  },
  ...{
    重阳节: onLunarDate(9, 9),
    重阳: onLunarDate(9, 9),
    腊八节: onLunarDate(12, 8),
    腊八: onLunarDate(12, 8),
    元旦: onDate(1, 1),
  },
  ...{ 情人节: onDate(2, 14), 妇女节: onDate(3, 8), 植树节: onDate(3, 12), 愚人节: onDate(4, 1), 劳动节: onDate(5, 1) },
  ...{
    儿童节: onDate(6, 1),
    教师节: onDate(9, 10),
    国庆节: onDate(10, 1),
    国庆: onDate(10, 1),
    平安夜: onDate(12, 24),
  },
  ...{ 圣诞节: onDate(12, 25), 圣诞: onDate(12, 25), 双十一: onDate(11, 11), 双11: onDate(11, 11) },
} as const

const FESTIVAL = `(?:${Object.keys(FESTIVALS).join('|')})`

const festivalRule = (name: string) => Object.entries(FESTIVALS).find(([one]) => one === name)?.[1]

const LUNAR_MONTH = '(?<leap>闰)?(?<month>[正冬腊]|[一二三四五六七八九十]{1,2}|\\d{1,2})月'

const LUNAR_DAY =
  '(?<day>初[一二三四五六七八九十]|廿[一二三四五六七八九]?|[一二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\\d{1,2})'

/** Only what can be no date of the Gregorian calendar is read as one without 农历. */
function lunarRule({ said, leap, month = '', day = '' }: Readonly<Record<string, string | undefined>>) {
  const isSure = said !== undefined || /[正冬腊]/u.test(month) || /^[初廿]/u.test(day)
  const number = { 正: 1, 冬: 11, 腊: 12 }[month] ?? readNumeral(month)
  const own = readNumeral(day.replace('初', ''))
  if (!isSure || leap !== undefined || !(number >= 1 && number <= 12 && own >= 1 && own <= 30)) return undefined
  return onLunarDate(number, own)
}

/** The words that several tables of the grammar share, as parts of patterns, and what they mean. */
export const zhWords = {
  SIGNS,
  NUM,
  WEEK,
  WEEKDAY,
  PERIODS,
  PERIOD,
  CLOCK,
  MINUTE,
  weekdayOf,
  FESTIVAL,
  festivalRule,
  LUNAR_MONTH,
  LUNAR_DAY,
  lunarRule,
} as const

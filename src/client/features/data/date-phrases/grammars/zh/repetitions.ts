import { WEEKDAYS, WORKDAYS } from '../../../../../lib/calendar/recurrence.ts'
import { nextDate } from '../../kernel/day-rules.ts'
import { readNumeral } from '../../kernel/numerals.ts'
import { type Part, type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { onDate, onWeekdays, repeat, repeatOn } from '../../kernel/repeat-rules.ts'
import { zhWords } from './words.ts'

const { NUM, WEEK, WEEKDAY, weekdayOf, FESTIVAL, festivalRule, LUNAR_MONTH, LUNAR_DAY, lunarRule } = zhWords

/** What is counted by occasions: 每周一次 is no Monday. */
const MEASURE = '[次回遍篇本个件场封页部首张顿趟节日小]'

const monthly = (day: number): Part | undefined =>
  day >= 1 && day <= 31 ? repeat({ frequency: 'monthly', interval: 1, day }) : undefined

const EACH = '每(?:一个?|个)?'

/** 周一三五, 周一、三、五, 周一和周四 */
const WEEKDAY_LIST = `(?<list>${WEEKDAY}(?:(?:[、,，和及跟]\\s*)?(?:${WEEK})?${WEEKDAY}(?!${MEASURE}))*)`

const FREQUENCIES = {
  天: 'daily',
  日: 'daily',
  周: 'weekly',
  星期: 'weekly',
  礼拜: 'weekly',
  月: 'monthly',
  年: 'yearly',
} as const

const frequencyOf = (unit: string) =>
  Object.entries(FREQUENCIES).find(([sign]) => sign === unit.replace('个', ''))?.[1] ?? 'daily'

/** What comes again, every day, on weekdays, on dates of either calendar. */
export const zhRepetitions: readonly Rule[] = [
  rule('每(?:一)?[天日](?!性|人|优鲜|经济|新|电讯|一[句题言图词星]|坚果|金融|商报|甘肃)', () =>
    repeat({ frequency: 'daily', interval: 1 }),
  ),
  rule('每晚(?:上)?', () => ({ kind: 'repeat', rule: { frequency: 'daily', interval: 1 }, period: 'evening' })),
  rule('每(?:天)?早(?:上|晨)?', () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'morning',
  })),
  rule('每个?工作日|工作日每天|每逢工作日', () => onWeekdays(WORKDAYS)),
  rule('每个?周末', () => onWeekdays([6, 7])),
  rule(
    `(?<each>${EACH})?${WEEK}(?<from>${WEEKDAY})(?:到|至|[-–—~～])(?:${WEEK})?(?<to>${WEEKDAY})(?<daily>的?每天)?`,
    ({ each, from = '', to = '', daily }) => {
      const days = WEEKDAYS.filter((one) => one >= weekdayOf(from) && one <= weekdayOf(to))
      return (each ?? daily) === undefined || days.length === 0 ? UNSURE : onWeekdays(days)
    },
  ),
  rule(`${EACH}${WEEK}的?(?:${WEEK})?${WEEKDAY_LIST}(?!${MEASURE})`, ({ list = '' }) =>
    onWeekdays([...list.matchAll(/[一二三四五六日天]/gu)].map(([sign]) => weekdayOf(sign))),
  ),
  rule(
    `(?:隔周|每隔一周|每(?:两|2|二)(?:周|个?星期|个?礼拜)的?)(?:${WEEK}|的)?(?<weekday>${WEEKDAY})(?!${MEASURE})`,
    ({ weekday = '' }) => onWeekdays([weekdayOf(weekday)], 2),
  ),
  rule(`${EACH}${WEEK}(?![末年期边围刊报一二三四五六日天])`, (_, { today }) => repeatOn('weekly', today)),
  rule(`${EACH}${WEEK}(?=${WEEKDAY}${MEASURE})`, (_, { today }) => repeatOn('weekly', today)),
  rule(`${EACH}月的?(?<day>${NUM})[日号](?<more>[和、,，及]\\s*${NUM}[日号])?`, ({ day = '', more }) =>
    more === undefined ? monthly(readNumeral(day)) : UNSURE,
  ),
  rule(`${EACH}月的?(?:月?[底末]|最后一天)`, () => monthly(31)),
  rule(`${EACH}月(?![底末刊报初])`, (_, { today }) => repeatOn('monthly', today)),
  rule('每个?季度', (_, { today }) => repeatOn('monthly', today, 3)),
  rule('每半年', (_, { today }) => repeatOn('monthly', today, 6)),
  rule(`每年的?(?:(?<said>农历|阴历|旧历)的?)?${LUNAR_MONTH}${LUNAR_DAY}(?!日|号)`, (groups) => {
    const found = lunarRule(groups)
    return found === undefined ? UNSURE : repeat(found)
  }),
  rule(`每年的?(?<month>${NUM})月(?<day>${NUM})[日号]`, ({ month = '', day = '' }, { today }) => {
    const [m, d] = [readNumeral(month), readNumeral(day)]
    return nextDate(today, m, d) && repeat(onDate(m, d))
  }),
  rule(`每年的?(?<name>${FESTIVAL})`, ({ name = '' }) => {
    const found = festivalRule(name)
    return found && repeat(found)
  }),
  rule('每年(?![度级代])', (_, { today }) => repeatOn('yearly', today)),
  rule(
    `每(?<count>${NUM})(?<unit>天|周|个?星期|个?礼拜|个月|年)(?![一二三四五六日]?[次回遍])`,
    ({ count = '', unit = '' }, { today }) => {
      const number = readNumeral(count)
      return number >= 1 && number <= 99 ? repeatOn(frequencyOf(unit), today, number) : undefined
    },
  ),
  rule('隔[天日](?!达)|每隔[一1][天日]', () => repeat({ frequency: 'daily', interval: 2 })),
  rule('隔周(?![一二三四五六日天])|每隔[一1](?:周|个?星期|个?礼拜)(?![一二三四五六日天])', (_, { today }) =>
    repeatOn('weekly', today, 2),
  ),
  rule('每隔[一1]个?月', (_, { today }) => repeatOn('monthly', today, 2)),
  rule(`每隔(?:半|${NUM})个?(?:天|周|星期|礼拜|月|年|小时|分钟|钟头)`, () => UNSURE),
  rule(`每(?:半|${NUM})?个?(?:小时|钟头|分钟|刻钟|秒)`, () => UNSURE),
]

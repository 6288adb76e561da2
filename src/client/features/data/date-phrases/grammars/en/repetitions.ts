import { WORKDAYS } from '../../../../../lib/calendar/recurrence.ts'
import { nextDate } from '../../kernel/day-rules.ts'
import { type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { onDate, onWeekdays, repeat, repeatOn } from '../../kernel/repeat-rules.ts'
import { enWords } from './words.ts'

const { NUM, numberOf, FULL_WEEKDAY, WEEKDAY, weekdayOf, MONTH, monthOf, DAY, dayOf, WORD, END, FESTIVALS } = enWords

const WEEKDAY_LIST = `(?<list>${WEEKDAY}s?(?:\\s*(?:,|and|&|,\\s*and)\\s*${WEEKDAY}s?)*)`

const daysIn = (list: string) => [...list.matchAll(new RegExp(WEEKDAY, 'gi'))].map(([name]) => weekdayOf(name))

const FREQUENCIES = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const

const frequencyOf = (unit: string) =>
  Object.entries(FREQUENCIES).find(([one]) => one === unit.toLowerCase())?.[1] ?? 'daily'

/** What comes again, every day, on weekdays, on dates. */
export const enRepetitions: readonly Rule[] = [
  rule(`${WORD}(?:every|each)\\s*day${END}|${WORD}daily(?=\\s+at\\b|\\s+\\d|\\s*$)`, () =>
    repeat({ frequency: 'daily', interval: 1 }),
  ),
  rule(`${WORD}(?:every|each)\\s+morning${END}`, () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'morning',
  })),
  rule(`${WORD}(?:every|each)\\s+(?:evening|night)${END}|${WORD}nightly(?=\\s+at\\b|\\s*$)`, () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'evening',
  })),
  rule(`${WORD}(?:(?:every|each)\\s+(?:weekday|workday|working\\s+day)|(?:on\\s+)?weekdays)${END}`, () =>
    onWeekdays(WORKDAYS),
  ),
  rule(`${WORD}(?:(?:every|each)\\s+weekend|on\\s+weekends)${END}`, () => onWeekdays([6, 7])),
  rule(`${WORD}(?:every|each|weekly\\s+on)\\s+${WEEKDAY_LIST}${END}`, ({ list = '' }) => onWeekdays(daysIn(list))),
  rule(`${WORD}on\\s+(?<list>${FULL_WEEKDAY}s(?:\\s*(?:,|and|&)\\s*${FULL_WEEKDAY}s)*)${END}`, ({ list = '' }) =>
    onWeekdays(daysIn(list)),
  ),
  rule(`${WORD}every\\s+(?:other|second|2nd)\\s+(?<weekday>${WEEKDAY})${END}`, ({ weekday = '' }) =>
    onWeekdays([weekdayOf(weekday)], 2),
  ),
  rule(`${WORD}every\\s+(?:two|2)\\s+weeks\\s+on\\s+${WEEKDAY_LIST}${END}`, ({ list = '' }) =>
    onWeekdays(daysIn(list), 2),
  ),
  rule(`${WORD}every\\s+(?:other|second)\\s+(?<unit>day|week|month|year)${END}`, ({ unit = '' }, { today }) =>
    repeatOn(frequencyOf(unit), today, 2),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?<unit>week|month|year)${END}|${WORD}(?<adverb>weekly|monthly|yearly|annually|biweekly)(?=\\s*$)`,
    ({ unit, adverb = '' }, { today }) => {
      if (unit !== undefined) return repeatOn(frequencyOf(unit), today)
      const word = adverb.toLowerCase()
      if (word === 'biweekly') return UNSURE
      return repeatOn(
        word === 'annually' ? 'yearly' : word === 'weekly' ? 'weekly' : word === 'monthly' ? 'monthly' : 'yearly',
        today,
      )
    },
  ),
  rule(`${WORD}(?:every|each)\\s+quarter${END}`, (_, { today }) => repeatOn('monthly', today, 3)),
  rule(
    `${WORD}every\\s+(?<count>${NUM})\\s+(?<unit>day|week|month|year)s?${END}`,
    ({ count = '', unit = '' }, { today }) => {
      const number = numberOf(count)
      return number >= 1 && number <= 99 ? repeatOn(frequencyOf(unit), today, number) : undefined
    },
  ),
  rule(`${WORD}(?:every|each)\\s+month\\s+on\\s+the\\s+(?<day>${DAY})${END}`, ({ day = '' }) =>
    repeat({ frequency: 'monthly', interval: 1, day: dayOf(day) }),
  ),
  rule(`${WORD}(?:on\\s+)?the\\s+(?<day>${DAY})\\s+of\\s+(?:every|each)\\s+month${END}`, ({ day = '' }) =>
    repeat({ frequency: 'monthly', interval: 1, day: dayOf(day) }),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?<day>${DAY.replace(')?', ')')})${END}(?!\\s+(?:of|time|day|row|page|line))`,
    ({ day = '' }) => repeat({ frequency: 'monthly', interval: 1, day: dayOf(day) }),
  ),
  rule(
    `${WORD}(?:on\\s+)?(?:the\\s+)?last\\s+day\\s+of\\s+(?:every|each)\\s+month${END}|${WORD}(?:every|each)\\s+month[-\\s]end${END}`,
    () => repeat({ frequency: 'monthly', interval: 1, day: 31 }),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?:year\\s+on\\s+)?(?<month>${MONTH})\\s+(?<day>${DAY})${END}`,
    ({ month = '', day = '' }, { today }) =>
      nextDate(today, monthOf(month), dayOf(day)) && repeat(onDate(monthOf(month), dayOf(day))),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?:year\\s+on\\s+)?(?<name>${Object.keys(FESTIVALS).join('|')})${END}`,
    ({ name = '' }) => {
      const found = Object.entries(FESTIVALS).find(([one]) => one === name.toLowerCase().replace('’', "'"))?.[1]
      return found && repeat(found)
    },
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?:(?:half|${NUM})\\s+)?(?:an\\s+)?(?:hour|minute|min|second)s?${END}|${WORD}hourly${END}`,
    () => UNSURE,
  ),
  rule(
    `${WORD}(?:(?:every|each|the)\\s+)?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+${WEEKDAY}\\s+of\\s+(?:the|every|each)\\s+month${END}`,
    () => UNSURE,
  ),
]

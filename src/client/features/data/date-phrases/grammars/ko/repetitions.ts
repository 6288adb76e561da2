import { WORKDAYS } from '../../../../../lib/calendar/recurrence.ts'
import { nextDate } from '../../kernel/day-rules.ts'
import { NOTHING, type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { onDate, onLunarDate, onWeekdays, repeat, repeatOn } from '../../kernel/repeat-rules.ts'
import { koWords } from './words.ts'

const { NUM, numberOf, isInside, WEEKDAY, weekdayOf, FESTIVALS, FESTIVAL } = koWords

const daysIn = (list: string) =>
  [...list.replaceAll('요일', '').matchAll(/[월화수목금토일]/gu)].map(([sign]) => weekdayOf(sign))

const LIST = `(?<list>${WEEKDAY}요일(?:(?:[,·/]|과|와|이랑|하고)?\\s*${WEEKDAY}요일)*|${WEEKDAY}{2,5}(?=\\s|에|마다|$))`

/** What comes again. */
export const koRepetitions: readonly Rule[] = [
  rule('매일(?!유업|경제|신문|매일|우유|두유)|날마다', (_, { before }) =>
    isInside(before) ? NOTHING : repeat({ frequency: 'daily', interval: 1 }),
  ),
  rule('매일\\s*(?:밤|저녁)|밤마다|저녁마다', () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'evening',
  })),
  rule('매일\\s*아침|아침마다', () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'morning',
  })),
  rule('(?:매주\\s*)?평일\\s*(?:마다|매일)|매주\\s*평일|평일(?=\\s*(?:아침|오전|오후|저녁|밤|\\d))', () =>
    onWeekdays(WORKDAYS),
  ),
  rule('매주\\s*주말|주말마다', () => onWeekdays([6, 7])),
  rule(`매주\\s*${LIST}(?:마다)?`, ({ list = '' }) => onWeekdays(daysIn(list))),
  rule(`${LIST.replace('{2,5}', '{9}')}마다`, ({ list = '' }, { before }) =>
    isInside(before) || /격주\s*$/u.test(before) ? NOTHING : onWeekdays(daysIn(list)),
  ),
  rule(`매주(?!\\s*(?:${WEEKDAY}요일|${WEEKDAY}{2,5}|주말|평일))`, (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('weekly', today),
  ),
  rule(`격주(?:로)?\\s*(?<weekday>${WEEKDAY})요일(?:마다)?`, ({ weekday = '' }) => onWeekdays([weekdayOf(weekday)], 2)),
  rule(`격주(?:로|마다)?(?!\\s*${WEEKDAY}요일)`, (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('weekly', today, 2),
  ),
  rule('(?:매월|매달)\\s*(?<day>\\d{1,2})일(?<more>\\s*(?:과|와|,)\\s*\\d{1,2}일)?(?:마다)?', ({ day, more }) =>
    more === undefined && Number(day) >= 1 && Number(day) <= 31
      ? repeat({ frequency: 'monthly', interval: 1, day: Number(day) })
      : UNSURE,
  ),
  rule('(?:매월|매달)\\s*(?:말일|말|마지막\\s?날)|월말마다', () =>
    repeat({ frequency: 'monthly', interval: 1, day: 31 }),
  ),
  rule('(?:매월|매달)(?!\\s*(?:\\d|말|마지막|첫|둘|셋))', (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('monthly', today),
  ),
  rule('(?:매월|매달)\\s*(?:첫|둘|셋|넷|마지막\\s?주)', () => UNSURE),
  rule('매년\\s*음력\\s*(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일', ({ month, day }) =>
    repeat(onLunarDate(Number(month), Number(day))),
  ),
  rule(
    '매년\\s*(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일(?:마다)?',
    ({ month, day }, { today }) =>
      nextDate(today, Number(month), Number(day)) && repeat(onDate(Number(month), Number(day))),
  ),
  rule(`매년\\s*(?<name>${FESTIVAL})`, ({ name = '' }) => {
    const found = Object.entries(FESTIVALS).find(([one]) => one === name)?.[1]
    return found && repeat(found)
  }),
  rule(`매년(?!\\s*(?:\\d|음력|${FESTIVAL}))`, (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('yearly', today),
  ),
  rule(
    `(?<count>${NUM})\\s*(?<unit>일|주|달|개월|년)\\s*(?:마다|에\\s*한\\s*번)`,
    ({ count = '', unit = '' }, { today, before }) => {
      if (isInside(before)) return NOTHING
      const frequency = { 일: 'daily', 주: 'weekly', 달: 'monthly', 개월: 'monthly', 년: 'yearly' } as const
      const number = numberOf(count)
      const found = Object.entries(frequency).find(([one]) => one === unit)?.[1]
      return found !== undefined && number >= 1 && number <= 99 ? repeatOn(found, today, number) : undefined
    },
  ),
  rule('이틀(?:에\\s*한\\s*번|마다)|하루\\s?걸러', () => repeat({ frequency: 'daily', interval: 2 })),
  rule(`(?:매시간|(?:${NUM}\\s*시간|\\d+\\s*분)\\s*(?:마다|간격))`, () => UNSURE),
]

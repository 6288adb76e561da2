import { WEEKDAYS, type Weekday } from '../../../../../lib/calendar/recurrence.ts'
import { longestFirst, type Period } from '../../kernel/part.ts'
import { onDate, onLunarDate } from '../../kernel/repeat-rules.ts'

/** Native numerals, by which hours and days are counted. */
const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

const NATIVE_NUMBER = `(?:${[...NATIVE].toReversed().join('|')})`

const NUM = `(?:\\d{1,3}|${NATIVE_NUMBER})`

/** Counted days have words of their own. */
const DAY_COUNTS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  열흘: 10,
  일주일: 7,
  보름: 15,
}

const COUNTED_DAYS = `(?:${Object.keys(DAY_COUNTS).join('|')})`

const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NATIVE.indexOf(text) + 1)

const PERIODS: Readonly<Record<string, Period>> = {
  ...{
    새벽: 'dawn',
    아침: 'morning',
    오전: 'morning',
    낮: 'noon',
    점심: 'noon',
    오후: 'afternoon',
    저녁: 'evening',
    밤: 'evening',
    한밤중: 'night',
    밤중: 'night',
  },
}

const PERIOD = `(?:${longestFirst(Object.keys(PERIODS))})`

const CLOCK = `(?:\\d{1,2}|${NATIVE_NUMBER})`

/** A word begins here: nothing that belongs to it stands before. */
const isInside = (before: string) => /[가-힣\p{Script=Latin}]$/u.test(before)

const WEEKDAY = '[월화수목금토일]'

const weekdayOf = (sign: string): Weekday => WEEKDAYS['월화수목금토일'.indexOf(sign)] ?? 1

const FESTIVALS = {
  ...{
    설날: onLunarDate(1, 1),
    정월대보름: onLunarDate(1, 15),
    단오: onLunarDate(5, 5),
    칠석: onLunarDate(7, 7),
    추석: onLunarDate(8, 15),
  },
  ...{
    신정: onDate(1, 1),
    삼일절: onDate(3, 1),
    어린이날: onDate(5, 5),
    어버이날: onDate(5, 8),
    스승의날: onDate(5, 15),
  },
  ...{
    광복절: onDate(8, 15),
    개천절: onDate(10, 3),
    한글날: onDate(10, 9),
    크리스마스: onDate(12, 25),
    성탄절: onDate(12, 25),
  },
  ...{ 밸런타인데이: onDate(2, 14), 화이트데이: onDate(3, 14), 크리스마스이브: onDate(12, 24) },
} as const

const FESTIVAL = `(?:${longestFirst(Object.keys(FESTIVALS))})`

/** Words that several rules of Korean share, as parts of patterns, and what they say. */
export const koWords = {
  NUM,
  DAY_COUNTS,
  COUNTED_DAYS,
  numberOf,
  PERIODS,
  PERIOD,
  CLOCK,
  isInside,
  WEEKDAY,
  weekdayOf,
  FESTIVALS,
  FESTIVAL,
}

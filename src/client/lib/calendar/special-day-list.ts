import type { Language } from '../../../shared/constants.ts'
import type { SolarTerm } from './solar-term.ts'

/** When a special day is: every year on the same date, weekday, lunar date or solar term, or at Easter. */
export type SpecialDayRule =
  | { readonly by: 'date'; readonly month: number; readonly day: number }
  /** The `nth` of a weekday in a month; 0 is Sunday. */
  | { readonly by: 'weekday'; readonly month: number; readonly nth: number; readonly weekday: number }
  /** Day 0 of the first month is the eve of the lunar new year. */
  | { readonly by: 'lunar'; readonly month: number; readonly day: number }
  /** `after` days after the beginning of a solar term. */
  | { readonly by: 'term'; readonly term: SolarTerm; readonly after: number }
  | { readonly by: 'easter' }

export interface SpecialDay {
  readonly name: string
  readonly rule: SpecialDayRule
  /** A public holiday where the language is at home (for English, in the United States). */
  readonly isOff?: true
}

const date = (month: number, day: number, name: string): SpecialDay => ({ name, rule: { by: 'date', month, day } })
const lunar = (month: number, day: number, name: string): SpecialDay => ({ name, rule: { by: 'lunar', month, day } })
const term = (of: SolarTerm, after: number, name: string): SpecialDay => ({
  name,
  rule: { by: 'term', term: of, after },
})

type Nth = 1 | 2 | 3 | 4
const weekday = (month: number, nth: Nth, day: number, name: string): SpecialDay => ({
  name,
  rule: { by: 'weekday', month, nth, weekday: day },
})
const off = (day: SpecialDay): SpecialDay => ({ ...day, isOff: true })
const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4]

/** The days that the speakers of a language name and look forward to; of two on one day, both are named. */
export const SPECIAL_DAYS: Readonly<Record<Language, readonly SpecialDay[]>> = {
  'zh-CN': [
    off(date(1, 1, '元旦')),
    off(lunar(1, 0, '除夕')),
    off(lunar(1, 1, '春节')),
    lunar(1, 15, '元宵节'),
    date(2, 14, '情人节'),
    date(3, 8, '妇女节'),
    date(3, 12, '植树节'),
    off(term('qingming', 0, '清明节')),
    off(date(5, 1, '劳动节')),
    date(5, 4, '青年节'),
    weekday(5, 2, SUNDAY, '母亲节'),
    date(6, 1, '儿童节'),
    off(lunar(5, 5, '端午节')),
    weekday(6, 3, SUNDAY, '父亲节'),
    lunar(7, 7, '七夕'),
    date(9, 10, '教师节'),
    off(lunar(8, 15, '中秋节')),
    off(date(10, 1, '国庆节')),
    lunar(9, 9, '重阳节'),
    date(12, 25, '圣诞节'),
    lunar(12, 8, '腊八节'),
  ],
  'zh-TW': [
    off(date(1, 1, '元旦')),
    off(lunar(1, 0, '除夕')),
    off(lunar(1, 1, '春節')),
    lunar(1, 15, '元宵節'),
    date(2, 14, '西洋情人節'),
    off(date(2, 28, '和平紀念日')),
    date(3, 8, '婦女節'),
    off(date(4, 4, '兒童節')),
    off(term('qingming', 0, '清明節')),
    off(date(5, 1, '勞動節')),
    weekday(5, 2, SUNDAY, '母親節'),
    off(lunar(5, 5, '端午節')),
    date(8, 8, '父親節'),
    lunar(7, 7, '七夕'),
    lunar(7, 15, '中元節'),
    off(lunar(8, 15, '中秋節')),
    off(date(9, 28, '教師節')),
    off(date(10, 10, '雙十節')),
    lunar(9, 9, '重陽節'),
    off(date(10, 25, '臺灣光復節')),
    off(date(12, 25, '聖誕節')),
  ],
  en: [
    off(date(1, 1, 'New Year’s Day')),
    lunar(1, 1, 'Lunar New Year'),
    date(2, 14, 'Valentine’s Day'),
    date(3, 17, 'St. Patrick’s Day'),
    { name: 'Easter', rule: { by: 'easter' } },
    date(4, 22, 'Earth Day'),
    weekday(5, 2, SUNDAY, 'Mother’s Day'),
    weekday(6, 3, SUNDAY, 'Father’s Day'),
    off(date(7, 4, 'Independence Day')),
    date(10, 31, 'Halloween'),
    off(weekday(11, 4, THURSDAY, 'Thanksgiving')),
    date(12, 24, 'Christmas Eve'),
    off(date(12, 25, 'Christmas')),
    date(12, 31, 'New Year’s Eve'),
  ],
  ja: [
    off(date(1, 1, '元日')),
    off(weekday(1, 2, MONDAY, '成人の日')),
    term('lichun', -1, '節分'),
    off(date(2, 11, '建国記念の日')),
    date(2, 14, 'バレンタインデー'),
    off(date(2, 23, '天皇誕生日')),
    date(3, 3, 'ひな祭り'),
    off(term('chunfen', 0, '春分の日')),
    off(date(4, 29, '昭和の日')),
    off(date(5, 3, '憲法記念日')),
    off(date(5, 4, 'みどりの日')),
    off(date(5, 5, 'こどもの日')),
    weekday(5, 2, SUNDAY, '母の日'),
    weekday(6, 3, SUNDAY, '父の日'),
    date(7, 7, '七夕'),
    off(weekday(7, 3, MONDAY, '海の日')),
    off(date(8, 11, '山の日')),
    off(weekday(9, 3, MONDAY, '敬老の日')),
    off(term('qiufen', 0, '秋分の日')),
    lunar(8, 15, '十五夜'),
    off(weekday(10, 2, MONDAY, 'スポーツの日')),
    date(10, 31, 'ハロウィン'),
    off(date(11, 3, '文化の日')),
    date(11, 15, '七五三'),
    off(date(11, 23, '勤労感謝の日')),
    date(12, 25, 'クリスマス'),
    date(12, 31, '大晦日'),
  ],
  ko: [
    off(date(1, 1, '새해 첫날')),
    off(lunar(1, 1, '설날')),
    lunar(1, 15, '정월 대보름'),
    off(date(3, 1, '삼일절')),
    off(date(5, 1, '노동절')),
    off(date(5, 5, '어린이날')),
    date(5, 8, '어버이날'),
    date(5, 15, '스승의 날'),
    off(lunar(4, 8, '부처님 오신 날')),
    off(date(6, 6, '현충일')),
    date(7, 17, '제헌절'),
    off(date(8, 15, '광복절')),
    off(lunar(8, 15, '추석')),
    off(date(10, 3, '개천절')),
    off(date(10, 9, '한글날')),
    off(date(12, 25, '크리스마스')),
  ],
}

/** The solar terms that the speakers of a language know by name; a special day on the same day takes their place. */
export const KNOWN_TERMS: Readonly<Record<Language, 'all' | readonly SolarTerm[]>> = {
  'zh-CN': 'all',
  'zh-TW': 'all',
  en: [],
  ja: ['dahan', 'lichun', 'jingzhe', 'lixia', 'xiazhi', 'liqiu', 'lidong', 'dongzhi'],
  ko: ['dahan', 'lichun', 'jingzhe', 'chunfen', 'xiazhi', 'liqiu', 'chushu', 'qiufen', 'lidong', 'dongzhi'],
}

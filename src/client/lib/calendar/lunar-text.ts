import type { Language } from '../../../shared/constants.ts'
import type { LunarDay } from '../../../shared/lib/calendar/lunar.ts'

const DIGITS = '一二三四五六七八九十'

/**
 * A lunar date in a language: 八月初八, 闰六月十五; 閏六月十五; 8月8日; 8월 8일; month 8, day 8. Outside Chinese it needs
 * a prefix of the catalog (旧暦{date}, 음력 {date}, Lunar {date}), or it reads as a solar date.
 */
export function lunarText(lunar: LunarDay, language: Language): string {
  const { month, day, leap } = lunar
  switch (language) {
    case 'zh-CN':
    case 'zh-TW':
      return `${lunarMonthText(lunar, language)}${dayText(day)}`
    case 'ja':
      return `${leap ? '閏' : ''}${month}月${day}日`
    case 'ko':
      return `${leap ? '윤' : ''}${month}월 ${day}일`
    case 'en':
      return `${leap ? 'leap ' : ''}month ${month}, day ${day}`
  }
}

/** 正月, 二月 … 十月; the last two months have names of their own. */
function monthText(month: number, eleventh: string, twelfth: string): string {
  if (month === 1) return '正'
  if (month === 11) return eleventh
  return month === 12 ? twelfth : (DIGITS[month - 1] ?? '')
}

/** 初一 … 初十, 十一 … 十九, 二十, 廿一 … 廿九, 三十. */
function dayText(day: number): string {
  if (day === 20) return '二十'
  if (day === 30) return '三十'
  const digit = DIGITS[(day - 1) % 10] ?? ''
  return `${'初十廿'[Math.floor((day - 1) / 10)] ?? ''}${digit}`
}

/** A day under its number in a month: 初八, its month's name on the first (八月, 闰六月); 8/8, 8.8 outside Chinese. */
export function shortLunarText(lunar: LunarDay, language: Language): string {
  const { month, day } = lunar
  if (language === 'ko') return `${month}.${day}`
  if (language === 'en' || language === 'ja') return `${month}/${day}`
  return day === 1 ? lunarMonthText(lunar, language) : dayText(day)
}

/** The month of a lunar date in Chinese, e.g. 八月, 闰六月, 腊月. */
export function lunarMonthText({ month, leap }: LunarDay, language: 'zh-CN' | 'zh-TW'): string {
  return language === 'zh-CN'
    ? `${leap ? '闰' : ''}${monthText(month, '冬', '腊')}月`
    : `${leap ? '閏' : ''}${monthText(month, '十一', '臘')}月`
}

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const ANIMALS = { 'zh-CN': '鼠牛虎兔龙蛇马羊猴鸡狗猪', 'zh-TW': '鼠牛虎兔龍蛇馬羊猴雞狗豬' }

/** A lunar year in Chinese by its stem, branch and animal: 丙午马年. */
export function lunarYearText(year: number, language: 'zh-CN' | 'zh-TW'): string {
  const place = (year + 56) % 60 // 4 CE was 甲子
  return `${STEMS[place % 10] ?? ''}${BRANCHES[place % 12] ?? ''}${ANIMALS[language][place % 12] ?? ''}年`
}

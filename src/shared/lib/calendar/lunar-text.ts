import type { Language } from '../../constants.ts'
import type { LunarDay } from './lunar.ts'

const DIGITS = '一二三四五六七八九十'

/**
 * A lunar date in a language: 八月初八, 闰六月十五; 閏六月十五; 8月8日; 8월 8일; month 8, day 8. Outside Chinese it needs
 * a prefix of the catalog (旧暦{date}, 음력 {date}, Lunar {date}), or it reads as a solar date.
 */
export function lunarText({ month, day, leap }: LunarDay, language: Language): string {
  switch (language) {
    case 'zh-CN':
      return `${leap ? '闰' : ''}${monthText(month, '冬', '腊')}月${dayText(day)}`
    case 'zh-TW':
      return `${leap ? '閏' : ''}${monthText(month, '十一', '臘')}月${dayText(day)}`
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

import { SolarDay } from 'tyme4ts'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'

/** What the traditional almanac (黄历) says of a day, in Chinese. */
export interface Almanac {
  /** What the day is good for, and bad for. */
  readonly suits: string
  readonly avoids: string
  /** The animal that it is against, and the direction that it is bad in. */
  readonly clash: string
  /** Which of the twelve days of 建除 it is. */
  readonly duty: string
}

/** The almanac's words in Taiwan are those of the mainland, in traditional characters: each of its words is in this table. */
const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  [
    ...'开開斋齋庙廟谢謝订訂纳納问問归歸宁寧帐帳进進启啟钻鑽坟墳殓殮门門动動梁樑竖豎补補盖蓋仓倉涂塗桥橋筑築扫掃饰飾墙牆',
    ...'马馬挂掛财財买買车車产產货貨机機经經络絡酝醞铸鑄网網养養习習艺藝学學发發见見贵貴针針头頭猎獵亲親会會医醫词詞讼訟',
    ...'库庫疗療诸諸馀餘断斷蚁蟻齐齊绘繪种種雇僱佣傭丧喪满滿执執闭閉龙龍鸡雞猪豬冲沖东東',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [[...pair][0] ?? '', [...pair][1] ?? ''] as const),
)

const inTraditional = (text: string): string => [...text].map((one) => TRADITIONAL.get(one) ?? one).join('')

/** The almanac of a day in the characters of a language. Loaded on demand: tyme4ts is large. */
export function almanacOf({ year, month, day }: CalendarDay, language: 'zh-CN' | 'zh-TW'): Almanac {
  const lunar = SolarDay.fromYmd(year, month, day).getLunarDay()
  const branch = lunar.getSixtyCycle().getEarthBranch()
  const write = language === 'zh-TW' ? inTraditional : String
  return {
    suits: write(lunar.getRecommends().join(' ')),
    avoids: write(lunar.getAvoids().join(' ')),
    clash: write(`冲${branch.getOpposite().getZodiac()} 煞${branch.getOminous()}`),
    duty: write(`${lunar.getDuty()}日`),
  }
}

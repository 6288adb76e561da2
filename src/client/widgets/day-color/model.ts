import type { Language } from '../../../shared/constants.ts'
import type { NamedColor } from '../../../shared/entities/named-color.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { entryOfDay } from '../../../shared/lib/calendar/entry-of-day.ts'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { parseHex } from '../../../shared/lib/color/rgb.ts'

/** Days of which the window shows the colours, today's included. */
export const DAYS = 30

/** A day with its colour. */
export interface DayColor {
  readonly day: CalendarDay
  readonly color: NamedColor
}

/** The colours of so many days, today's first, the same on every device; none comes again before all have been. */
export const recentColors = (colors: readonly NamedColor[], today: CalendarDay, count: number): readonly DayColor[] =>
  Array.from({ length: count }, (_, ago) => dayOfNumber(dayNumber(today) - ago)).flatMap((day) => {
    const color = entryOfDay(colors, day)
    return color === undefined ? [] : [{ day, color }]
  })

/** Of the page; black where neither is read, upon colours in the middle. */
const INKS = ['#15201f', '#ffffff', '#000000'] as const
const READABLE = 4.5

/** The ink that is read upon a colour, at 4.5:1 or more. @param hex `#rrggbb` */
export function inkOn(hex: string): string {
  const ground = parseHex(hex) ?? [255, 255, 255]
  return INKS.find((ink) => contrast(parseHex(ink) ?? [0, 0, 0], ground) >= READABLE) ?? '#000000'
}

interface ColorNames {
  readonly name: string
  /** Of the name, for its font and for what reads it aloud. */
  readonly script: 'zh-Hans' | 'zh-Hant'
  readonly reading?: string
}

/** The name in its own characters, and how it is read where they are not. */
export function namesOf({ zh, tw, pinyin }: NamedColor, language: Language): ColorNames {
  const names: ColorNames =
    language === 'zh-CN' || language === 'en' ? { name: zh, script: 'zh-Hans' } : { name: tw, script: 'zh-Hant' }
  return language === 'en' || language === 'ko' ? { ...names, reading: pinyin } : names
}

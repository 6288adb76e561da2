import type { WallClock } from './kernel/wall-clock.ts'

/** The figures of a time; `period` is the language's word for AM or PM, empty with 24 hours. */
export interface TimeText {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
  readonly period: string
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment whose fields in Greenwich are those of the wall, for `Intl` with that zone. */
const inGreenwich = ({ year, month, day, hour, minute }: WallClock) => Date.UTC(year, month - 1, day, hour, minute)

/** 24 hours with a leading zero, 12 hours without. */
export function timeText(clock: WallClock, time24: boolean, language: string): TimeText {
  const { hour, minute, second } = clock
  const parts = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return {
    hours: time24 ? twoDigits(hour) : String(hour % 12 || 12),
    minutes: twoDigits(minute),
    seconds: twoDigits(second),
    period: time24
      ? ''
      : (parts.formatToParts(inGreenwich(clock)).find(({ type }) => type === 'dayPeriod')?.value ?? ''),
  }
}

/** The day of a wall clock in the user's language. */
export const dayText = (clock: WallClock, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(inGreenwich(clock))

/** Weekday and day of the month in short: 17日周二, Tue 17. */
export function weekdayAndDay(clock: WallClock, language: string): string {
  const weekday = dayText(clock, language, { weekday: 'short' })
  // what CLDR has for these two is no usual order
  if (language === 'en') return `${weekday} ${clock.day}`
  if (language === 'zh-TW') return `${clock.day}日${weekday}`
  return dayText(clock, language, { weekday: 'short', day: 'numeric' })
}

/** A whole time in the user's language, e.g. 21:41 or 9:41 PM. */
export const clockText = (clock: WallClock, time24: boolean, language: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: time24 ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: time24 ? 'h23' : 'h12',
    timeZone: 'UTC',
  }).format(inGreenwich(clock))

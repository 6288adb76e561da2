import type { Language } from '../../../shared/constants.ts'
import { type CalendarDay, dayNumber, dayOfNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { DAY_MINUTES, isWorkday as isStatutoryWorkday } from '../../kit/rules.ts'

export const PAY_PERIODS = ['month', 'day', 'hour'] as const

/** Which days are worked; empty until the user chooses. */
export const WEEK_CHOICES = ['', 'statutory', 'days'] as const
export type WeekChoice = (typeof WEEK_CHOICES)[number]

/** The working days, hours and pay of somebody; times are `HH:mm` in local time. */
export interface WorkPlan {
  readonly isWorkday: (day: CalendarDay) => boolean
  readonly start: string
  /** Not after the start: of the next day, a night shift. */
  readonly end: string
  /** The unpaid part in the middle, if any. */
  readonly rest: { readonly start: string; readonly end: string } | undefined
  readonly money: number
  readonly moneyPer: (typeof PAY_PERIODS)[number]
}

/** The work of one day, in ms since 1970: real time, so that a change of clocks makes it longer or shorter. */
export interface Shift {
  readonly day: CalendarDay
  readonly from: number
  readonly to: number
  readonly rest: { readonly from: number; readonly to: number } | undefined
}

/** Where a moment lies: within a shift, before or after that of its day, or on a day off. */
export type WorkState =
  | {
      readonly at: 'working'
      readonly shift: Shift
      readonly isRest: boolean
      readonly elapsedMs: number
      readonly remainingMs: number
      /** The elapsed part, 0–1. */
      readonly part: number
    }
  | { readonly at: 'before' | 'after' | 'off' }

/** A time of day `HH:mm`; undefined for anything else. */
export const repairMinute = (value: unknown): string | undefined =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined

/** Which calendar says what a working day is: chosen, or mainland China's for its own language, else weekdays. */
export function weekKindOf(chosen: unknown, language: Language): 'statutory' | 'days' {
  if (chosen === 'statutory' || chosen === 'days') return chosen
  return language === 'zh-CN' ? 'statutory' : 'days'
}

/** Whether a day is worked: by the statutory calendar, or by these days of the week (0 is Sunday). */
export const isWorkdayBy =
  (kind: 'statutory' | 'days', days: readonly number[]) =>
  (day: CalendarDay): boolean =>
    kind === 'statutory' ? isStatutoryWorkday(day) : days.includes((dayNumber(day) + 4) % 7) // 1 January 1970: Thursday

const minutesOf = (minute: string) => Number(minute.slice(0, 2)) * 60 + Number(minute.slice(3))

/** A time of day on or after a day, as the clocks there show it. */
const momentAt = ({ year, month, day }: CalendarDay, minutes: number) =>
  new Date(year, month - 1, day, 0, minutes).getTime()

/** The hours of a plan. */
export type WorkHours = Pick<WorkPlan, 'start' | 'end' | 'rest'>

/** The shift that begins on a day. */
export function shiftOf(plan: WorkHours, day: CalendarDay): Shift {
  const start = minutesOf(plan.start)
  const after = (minute: string, from: number, isLater: boolean) => {
    const minutes = minutesOf(minute)
    return minutes > from || (isLater && minutes === from) ? minutes : minutes + DAY_MINUTES
  }
  const from = momentAt(day, start)
  const to = momentAt(day, after(plan.end, start, false))
  if (plan.rest === undefined) return { day, from, to, rest: undefined }
  const restStart = after(plan.rest.start, start, true)
  const restMinutes = (minutesOf(plan.rest.end) - minutesOf(plan.rest.start) + DAY_MINUTES) % DAY_MINUTES
  const rest = {
    from: Math.min(to, momentAt(day, restStart)),
    to: Math.min(to, momentAt(day, restStart + restMinutes)),
  }
  return { day, from, to, rest: rest.from < rest.to ? rest : undefined }
}

/** A day on which no clocks change. */
const PLAIN_DAY: CalendarDay = { year: 2026, month: 1, day: 5 }

/** Whether a break has been set that lies outside the hours, and so takes nothing from them. */
export const isBreakOutside = (hours: WorkHours): boolean =>
  hours.rest !== undefined && hours.rest.start !== hours.rest.end && shiftOf(hours, PLAIN_DAY).rest === undefined

const overlap = (from: number, to: number, other: Pick<Shift, 'from' | 'to'>) =>
  Math.max(0, Math.min(to, other.to) - Math.max(from, other.from))

/** The paid part of a shift until a moment, in ms. */
function paidMs({ from, to, rest }: Shift, until: number): number {
  const end = Math.min(Math.max(until, from), to)
  return end - from - (rest === undefined ? 0 : overlap(from, end, rest))
}

const dayBefore = (day: CalendarDay) => dayOfNumber(dayNumber(day) - 1)

/** Where a moment lies in somebody's work; a night shift belongs to the day on which it begins. */
export function workStateAt(plan: WorkPlan, now: Date): WorkState {
  const today = localDay(now)
  const time = now.getTime()
  const shifts = [today, dayBefore(today)].filter(plan.isWorkday).map((day) => shiftOf(plan, day))
  const shift = shifts.find(({ from, to }) => from <= time && time < to)
  if (shift !== undefined) {
    const { from, to, rest } = shift
    return {
      at: 'working',
      shift,
      isRest: rest !== undefined && rest.from <= time && time < rest.to,
      elapsedMs: time - from,
      remainingMs: to - time,
      part: (time - from) / (to - from),
    }
  }
  if (!plan.isWorkday(today)) return { at: 'off' }
  return { at: time < shiftOf(plan, today).from ? 'before' : 'after' }
}

/** Longer than any holiday; with no working day at all, the search ends. */
const SEARCHED_DAYS = 40

/** The next beginning of work after a moment; undefined where no day is worked. */
export function nextStart(plan: WorkPlan, now: Date): Date | undefined {
  const today = dayNumber(localDay(now))
  const starts = Array.from({ length: SEARCHED_DAYS }, (_, after) => dayOfNumber(today + after))
    .filter(plan.isWorkday)
    .map((day) => shiftOf(plan, day).from)
  const next = starts.find((start) => start > now.getTime())
  return next === undefined ? undefined : new Date(next)
}

const daysOfMonth = ({ year, month }: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: new Date(year, month, 0).getDate() }, (_, at) => ({ year, month, day: at + 1 }))

const HOUR_MS = 3_600_000

/** The pay of the shift that begins on a day: a month's is divided by its working days. */
function payOfDay(plan: WorkPlan, shift: Shift): number {
  if (plan.moneyPer === 'day') return plan.money
  if (plan.moneyPer === 'hour') return (plan.money * paidMs(shift, shift.to)) / HOUR_MS
  return plan.money / Math.max(1, daysOfMonth(shift.day).filter(plan.isWorkday).length)
}

/** What a shift has earned until a moment: its pay accrues evenly over its paid time. */
function earnedBy(plan: WorkPlan, shift: Shift, now: Date): number {
  const whole = paidMs(shift, shift.to)
  return whole === 0 ? 0 : (payOfDay(plan, shift) * paidMs(shift, now.getTime())) / whole
}

/** Earned today: by the shift under way, else by that of the day. */
export function earnedToday(plan: WorkPlan, now: Date): number {
  const state = workStateAt(plan, now)
  if (state.at === 'working') return earnedBy(plan, state.shift, now)
  return state.at === 'after' ? earnedBy(plan, shiftOf(plan, localDay(now)), now) : 0
}

/** Earned by the shifts that have begun in the month of a moment. */
export function earnedThisMonth(plan: WorkPlan, now: Date): number {
  const today = localDay(now)
  return daysOfMonth(today)
    .filter((day) => day.day <= today.day && plan.isWorkday(day))
    .reduce((sum, day) => sum + earnedBy(plan, shiftOf(plan, day), now), 0)
}

/** Days until the next pay day, 0 on it; a shorter month has it on its last day. */
export function daysToPayDay(payDay: number, now: Date): number {
  const today = localDay(now)
  const payDayOf = (month: number) => {
    const last = new Date(today.year, month, 0)
    return dayNumber({ ...localDay(last), day: Math.min(payDay, last.getDate()) })
  }
  const here = payDayOf(today.month)
  const number = dayNumber(today)
  return (here >= number ? here : payDayOf(today.month + 1)) - number
}

/** A duration as `08:32`, or `08:32:14` with seconds. */
export function countdownText(ms: number, withSeconds: boolean): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(withSeconds ? [seconds % 60] : [])]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

import type { Language } from '../../../../../shared/constants.ts'
import { dayNumber, dayOfNumber, localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { specialDay } from '../../../../lib/calendar/special-day.ts'
import type { CharacterId } from '../characters/ids.ts'
import { seasonOf } from '../kernel/season.ts'
import type { Occasion } from './choose-line.ts'

/** What a figure knows of a moment. */
export interface Moment {
  readonly now: Date
  readonly language: Language
  /** Undefined for a model, whose ways nobody knows. */
  readonly character: CharacterId | undefined
  /** What is left to be done today. */
  readonly todos: number
  /** Minutes for which the user has been here without a break. */
  readonly sitting: number
  /** What a battery has left, from 0 to 1; undefined where it is charged, or unknown. */
  readonly battery: number | undefined
  /** What widgets have to say. */
  readonly topics: readonly Occasion[]
}

/** Minutes after which one should stand up. */
const LONG_MINUTES = 60
const LOW_BATTERY = 0.15
/** Days before a holiday on which it is told; the day before is the holiday's eve to most. */
const [SOON_DAYS, LAST_SOON_DAYS] = [2, 7]

/** The parts of a day, by the hour before which each ends. */
const DAY_PARTS = [
  [5, 'late'],
  [7, 'dawn'],
  [11, 'morning'],
  [13, 'noon'],
  [17, 'afternoon'],
  [19, 'evening'],
  [23, 'night'],
  [24, 'late'],
] as const

/** What there is to say at a moment. */
export function occasionsAt(moment: Moment): readonly Occasion[] {
  const { now, character, todos, sitting, battery, topics } = moment
  const part = DAY_PARTS.find(([end]) => now.getHours() < end)?.[1] ?? 'late'
  return [
    { id: part, weight: 4 },
    { id: seasonOf(now), weight: 1.5 },
    ...(character === undefined ? [] : [{ id: character, weight: 3 }]),
    { id: 'idle', weight: 2 },
    ...weekdayOccasions(now.getDay()),
    ...dayOccasions(moment),
    ...(todos > 0 ? [{ id: 'todo', weight: 2, values: { count: todos } }] : []),
    ...(sitting >= LONG_MINUTES ? [{ id: 'sitting', weight: 12 }] : []),
    ...(battery !== undefined && battery < LOW_BATTERY ? [{ id: 'batteryLow', weight: 8 }] : []),
    ...topics,
  ]
}

/** @param weekday 0 is Sunday */
function weekdayOccasions(weekday: number): readonly Occasion[] {
  const id = weekday === 1 ? 'monday' : weekday === 5 ? 'friday' : weekday % 6 === 0 ? 'weekend' : undefined
  return id === undefined ? [] : [{ id, weight: 1 }]
}

/** What the day is called, or which holiday is near. */
function dayOccasions({ now, language }: Moment): readonly Occasion[] {
  const today = dayNumber(localDay(now))
  const { names, isTerm } = specialDay(dayOfNumber(today), language)
  const [name] = names
  if (name !== undefined)
    return [
      isTerm
        ? { id: 'solarTerm', weight: 8, values: { term: name } }
        : { id: 'holiday', weight: 10, values: { holiday: name } },
    ]
  for (let count = SOON_DAYS; count <= LAST_SOON_DAYS; count += 1) {
    const { names: soon, isOff } = specialDay(dayOfNumber(today + count), language)
    if (isOff && soon[0] !== undefined) return [{ id: 'holidaySoon', weight: 2, values: { holiday: soon[0], count } }]
  }
  return []
}

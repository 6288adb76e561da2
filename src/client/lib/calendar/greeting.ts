import { GREETING_HOURS } from '../../../shared/constants.ts'

const GREETINGS = ['earlyMorning', 'morning', 'forenoon', 'noon', 'afternoon', 'dusk', 'evening', 'night'] as const

/** A greeting; the catalogs have its texts. */
export type Greeting = (typeof GREETINGS)[number]

/** The greeting of an hour (0 to 23, local time): under 6 early morning, then to 9, 12, 14, 17, 19, 22, else night. */
export function greetingAt(hour: number): Greeting {
  const index = GREETING_HOURS.findIndex((end) => hour < end)
  return GREETINGS[index] ?? 'night'
}

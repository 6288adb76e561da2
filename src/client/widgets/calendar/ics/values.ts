import ICAL from 'ical.js'

/** The value of a property as a text; empty for any other kind. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What is read of an event; something else where a value in it is none of its kind. */
export function orElse<T, E>(read: () => T, other: E): T | E {
  try {
    return read()
  } catch {
    return other
  }
}

/** The FREQ of a rule, in upper case. */
export function frequencyOf(rule: ICAL.Property): string {
  const value = rule.getFirstValue()
  return value instanceof ICAL.Recur ? value.freq.toUpperCase() : ''
}

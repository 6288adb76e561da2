import { expect, test } from 'vitest'
import type { DatePhrase } from '../kernel/read-phrase.ts'

/** Thursday, 26 November 2026, 20:00. */
export const NOW = new Date(2026, 10, 26, 20, 0)

/**
 * A text, when it is by the calendar, what is left of it (nothing where the whole text stays), and by which rule it comes
 * again.
 */
export type Example = readonly [text: string, time: string, rest?: string, rule?: string]

/** Tests that each example is read as it says, and that no text is read as a date that is none. */
export function testCorpus(
  language: string,
  read: (text: string, now: Date) => DatePhrase | undefined,
  examples: readonly Example[],
  noDates: readonly string[],
): void {
  const cases = examples.map(([text, time, rest = text, rule]) => ({ text, time, rest, rule }))
  test.each(cases)(`${language}: $text`, ({ text, time, rest, rule }) => {
    const found = read(text, NOW)
    expect([found?.time, found?.rest, ruleText(found)]).toEqual([time, rest, rule])
  })
  test.each(noDates)(`${language}, no date: %s`, (text) => {
    expect(read(text, NOW)).toBeUndefined()
  })
}

/** A rule as `weekly/2 1,3`. */
function ruleText(found: DatePhrase | undefined): string | undefined {
  const rule = found?.recurrence
  if (rule === undefined) return undefined
  const every = rule.interval === 1 ? rule.frequency : `${rule.frequency}/${rule.interval}`
  switch (rule.frequency) {
    case 'daily':
      return every
    case 'weekly':
      return `${every} ${rule.weekdays.join()}`
    case 'monthly':
      return `${every} ${rule.day}`
    case 'yearly':
    case 'lunarYearly':
      return `${every} ${rule.month}-${rule.day}`
  }
}

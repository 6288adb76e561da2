/**
 * Generates the table of statutory days of src/client/lib/calendar from chinese-days: `npx node
 * scripts/statutory-day-table.ts`, after each new version of it (a year's days are published in November of the year
 * before). The table is committed; a test compares it with a newly generated one.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import published from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import { statutoryYears } from '../src/shared/lib/calendar/statutory-years.ts'

/** The text of src/client/lib/calendar/statutory-day-table.ts. */
export function statutoryDayTable(): string {
  const daysOf = (list: Readonly<Record<string, string>>, isWorked: boolean) =>
    Object.entries(list).map(([date, text]) => ({ date, name: text.split(',')[1] ?? '', isWorked }))
  const years = statutoryYears([...daysOf(published.holidays, false), ...daysOf(published.workdays, true)])
  const lines = Object.entries(years).map(([year, ofYear]) => {
    const entries = Object.entries(ofYear).map(([holiday, [rest, work]]) => `    ${holiday}: ['${rest}', '${work}'],`)
    return `  ${year}: {\n${entries.join('\n')}\n  },`
  })
  return `import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'

/** Written by scripts/statutory-day-table.ts from chinese-days (MIT); not to be edited. */

/** The days off and the days worked in their place, \`MMDD\`, of each holiday of a year in mainland China. */
export const STATUTORY_DAYS: StatutoryYears = {
${lines.join('\n')}
}
`
}

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../src/client/lib/calendar/statutory-day-table.ts'), statutoryDayTable())

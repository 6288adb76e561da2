/**
 * Generates the table of statutory days of src/shared/lib/calendar from chinese-days: `npx node
 * scripts/statutory-day-table.ts`, after each new version of it (a year's days are published in November of the year
 * before). The table is committed; a test compares it with a newly generated one.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import published from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import type { StatutoryHoliday } from '../src/shared/lib/calendar/statutory-holiday.ts'

/** The holiday of a name in chinese-days, whose texts are `English,中文,days`. */
const HOLIDAYS: Readonly<Record<string, StatutoryHoliday>> = {
  元旦: 'newYear',
  春节: 'springFestival',
  清明: 'qingming',
  劳动节: 'labour',
  端午: 'dragonBoat',
  中秋: 'midAutumn',
  国庆节: 'national',
  中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日: 'victory',
}

/** The text of src/shared/lib/calendar/statutory-day-table.ts. */
export function statutoryDayTable(): string {
  const years = new Map<string, Map<StatutoryHoliday, { readonly rest: string[]; readonly work: string[] }>>()
  const add = (date: string, text: string, kind: 'rest' | 'work') => {
    const holiday = HOLIDAYS[text.split(',')[1] ?? '']
    if (holiday === undefined) throw new Error(`${date} is of an unknown holiday: ${text}`)
    const [year = '', month = '', day = ''] = date.split('-')
    const ofYear = years.get(year) ?? new Map()
    const days = ofYear.get(holiday) ?? { rest: [], work: [] }
    days[kind].push(month + day)
    years.set(year, ofYear.set(holiday, days))
  }
  for (const [date, text] of sorted(published.holidays)) add(date, text, 'rest')
  for (const [date, text] of sorted(published.workdays)) add(date, text, 'work')
  const lines = [...years].sort().map(([year, ofYear]) => {
    const entries = [...ofYear].map(
      ([holiday, { rest, work }]) => `    ${holiday}: ['${rest.join(' ')}', '${work.join(' ')}'],`,
    )
    return `  ${year}: {\n${entries.join('\n')}\n  },`
  })
  return `import type { StatutoryHoliday } from './statutory-holiday.ts'

/** Written by scripts/statutory-day-table.ts from chinese-days (MIT); not to be edited. */

/** The days off and the days worked in their place, \`MMDD\`, of each holiday of a year in mainland China. */
export const STATUTORY_DAYS: Readonly<
  Record<number, Readonly<Partial<Record<StatutoryHoliday, readonly [rest: string, work: string]>>>>
> = {
${lines.join('\n')}
}
`
}

const sorted = (days: Readonly<Record<string, string>>) =>
  Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1))

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../src/shared/lib/calendar/statutory-day-table.ts'), statutoryDayTable())

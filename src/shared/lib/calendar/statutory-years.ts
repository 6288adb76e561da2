import type { StatutoryHoliday, StatutoryYears } from '../../entities/statutory-years.ts'
import { dayOfLunar } from './lunar.ts'

/** How published lists name them: a name begins so, or is a list of such names. */
const NAMES: readonly (readonly [name: string, holiday: StatutoryHoliday])[] = [
  ['元旦', 'newYear'],
  ['春节', 'springFestival'],
  ['清明', 'qingming'],
  ['劳动节', 'labour'],
  ['端午', 'dragonBoat'],
  ['中秋', 'midAutumn'],
  ['国庆', 'national'],
  ['中国人民抗日战争', 'victory'],
]

/** The holidays that a published name means, in the order of the list above; two where they fall together. */
const holidaysNamed = (name: string): readonly StatutoryHoliday[] =>
  NAMES.flatMap(([known, holiday]) => (name.includes(known) ? [holiday] : []))

/** Whether a published name is that of a holiday, or of several. */
export const isHolidayName = (name: string): boolean => holidaysNamed(name).length > 0

/** A day of a published list: its date as `YYYY-MM-DD`, the name of its holiday, and whether it is worked. */
export interface PublishedDay {
  readonly date: string
  readonly name: string
  readonly isWorked: boolean
}

/**
 * The years of a published list. A day of two holidays that fall together is that of mid-autumn on its day alone.
 * @throws Error naming a day whose holiday is not known
 */
export function statutoryYears(published: readonly PublishedDay[]): StatutoryYears {
  const years = new Map<number, Map<StatutoryHoliday, { readonly rest: string[]; readonly work: string[] }>>()
  for (const { date, name, isWorked } of published.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const holiday = holidayOf(date, name)
    if (holiday === undefined) throw new Error(`${date} is of an unknown holiday: ${name}`)
    const [year = '', month = '', day = ''] = date.split('-')
    const ofYear = years.get(Number(year)) ?? new Map()
    const days = ofYear.get(holiday) ?? { rest: [], work: [] }
    days[isWorked ? 'work' : 'rest'].push(month + day)
    years.set(Number(year), ofYear.set(holiday, days))
  }
  return Object.fromEntries(
    [...years]
      .toSorted(([a], [b]) => a - b)
      .map(([year, ofYear]) => [
        year,
        Object.fromEntries([...ofYear].map(([holiday, { rest, work }]) => [holiday, [rest.join(' '), work.join(' ')]])),
      ]),
  )
}

function holidayOf(date: string, name: string): StatutoryHoliday | undefined {
  const [first, second] = holidaysNamed(name)
  if (second === undefined || first !== 'midAutumn') return first
  const festival = dayOfLunar({ year: Number(date.slice(0, 4)), month: 8, day: 15, leap: false })
  const isFestival = festival?.month === Number(date.slice(5, 7)) && festival.day === Number(date.slice(8, 10))
  return isFestival ? first : second
}

import * as v from 'valibot'

/** Holidays with days off by law in mainland China; `victory` was given once, in 2015. */
export const STATUTORY_HOLIDAYS = [
  'newYear',
  'springFestival',
  'qingming',
  'labour',
  'dragonBoat',
  'midAutumn',
  'national',
  'victory',
] as const
export type StatutoryHoliday = (typeof STATUTORY_HOLIDAYS)[number]

/** The days off and the days worked in their place, `MMDD` separated by spaces, of each holiday of a year. */
export type StatutoryYears = Readonly<
  Record<number, Readonly<Partial<Record<StatutoryHoliday, readonly [rest: string, work: string]>>>>
>

const days = v.pipe(v.string(), v.regex(/^(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?: |$))*$/))

export const statutoryYearsSchema: v.GenericSchema<unknown, StatutoryYears> = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^20\d\d$/)),
    v.pipe(
      v.record(v.picklist(STATUTORY_HOLIDAYS), v.tuple([days, days])),
      v.transform((year): StatutoryYears[number] => year),
    ),
  ),
  v.transform((years): StatutoryYears => years),
)

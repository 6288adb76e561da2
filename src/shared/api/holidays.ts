import * as v from 'valibot'
import { statutoryYearsSchema } from '../entities/statutory-years.ts'
import { endpoint } from './endpoint.ts'

/** The statutory days of mainland China as they were published later than this version; none without a list. */
export const holidays = endpoint({
  method: 'GET',
  path: '/api/holidays',
  about: 'Lists the days off and swapped workdays of mainland China, by the list that the operator has set.',
  input: v.object({}),
  output: v.object({
    years: statutoryYearsSchema,
    /** Age of the list in seconds. */
    age: v.number(),
  }),
  thirdParty: () => 'holidays.statutory',
})

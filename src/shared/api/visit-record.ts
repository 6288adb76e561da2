import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Nothing is kept but the date, for the user alone (decisions.md "visit record"). */
export const visitRecord = endpoint({
  method: 'GET',
  path: '/api/visit_record',
  about: 'Notes that the user was here on a day, which is today where he is, once; tells on how many days he was.',
  input: v.object({ time: v.pipe(v.string(), v.isoDate()) }),
  output: v.object({ days: v.number() }),
  auth: 'user',
  cache: 0,
})

export { type Daily, dailySchema, FETCHED_KEYS, NO_TEXT } from './daily.ts'

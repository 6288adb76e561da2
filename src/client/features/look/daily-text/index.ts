export { type Daily, dailySchema, NO_TEXT } from './daily.ts'

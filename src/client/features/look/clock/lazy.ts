export { greetingsByHour } from './greetings.ts'
export { periodsOf } from './periods.ts'

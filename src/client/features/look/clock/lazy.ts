export { greetingsByHour, periodsOf } from './day-parts.ts'

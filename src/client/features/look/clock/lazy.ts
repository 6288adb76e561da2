export { greetingsByHour, periodsOf } from './day-parts.ts'
export { timeFigures } from './model.ts'

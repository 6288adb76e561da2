export { greetingsByHour, periodsOf } from './day-parts.ts'
export { propertiesOf as clockProperties } from './look.ts'
export { timeFigures } from './model.ts'

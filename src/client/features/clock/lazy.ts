export { periodsOf } from './periods.ts'

export { useStatutoryDays } from './use-statutory-days.ts'

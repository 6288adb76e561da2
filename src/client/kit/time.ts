/** The moment and the day as hooks, which sleep while the page is hidden, and the days off of a country. */
export { startTicking, useNow, useToday } from '../core/page/now.ts'
export { useStatutoryDays } from '../features/data/statutory-days/lazy.ts'

export type { DatePhrase } from './kernel/read-phrase.ts'
export { useDatePhrase } from './use-date-phrase.ts'

export { RecurrenceRows } from './RecurrenceRows.tsx'

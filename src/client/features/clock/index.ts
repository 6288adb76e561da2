export { Clock } from './Clock.tsx'
export { timeSettings } from './settings.ts'
export { startTicking, useToday } from './tick.ts'

export { Clock } from './Clock.tsx'
export { periodsOf } from './model.ts'
export { timeSettings } from './settings.ts'
export { startTicking, useToday } from './tick.ts'

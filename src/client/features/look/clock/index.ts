export { Clock } from './Clock.tsx'
export { timeSettings } from './settings.first-frame.ts'

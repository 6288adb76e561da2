export { Clock } from './Clock.tsx'
export { timeSettings } from './settings.home.ts'

export { connectQuarantine } from './quarantine.ts'
export { backupSettings } from './settings.ts'

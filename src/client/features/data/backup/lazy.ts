export { backupSettings } from './settings.ts'

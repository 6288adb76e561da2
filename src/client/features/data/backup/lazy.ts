export { isSectionOn, SECTION_SWITCHES } from './section-switches.ts'
export { backupSettings } from './settings.ts'

export { openLegal } from './dialogs/open-dialogs.ts'
export { VERSION } from './version.ts'

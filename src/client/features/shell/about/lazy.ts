export { openLegal } from './open-dialogs.ts'
export { VERSION } from './version.ts'

export { openLegal } from './open-dialogs.ts'
export { showUpdate } from './show-update.ts'
export { VERSION } from './version.ts'

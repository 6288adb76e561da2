export { openLegal } from './open-dialogs.ts'
export { showUpdate } from './show-update.ts'

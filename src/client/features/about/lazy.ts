export { showUpdate } from './show-update.ts'

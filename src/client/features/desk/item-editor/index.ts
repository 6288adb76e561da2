export { editEntry } from './edit-item.ts'

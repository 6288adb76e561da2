export { rowsInSight } from './block-middle.ts'

export { followLoadingStyle } from './follow-loading-style.ts'

export { waitingHints } from './document.ts'
export { showHints } from './show-hints.ts'

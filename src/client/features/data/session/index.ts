export { session } from './session-state.ts'

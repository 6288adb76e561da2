export { connectQuarantine } from './quarantine.ts'

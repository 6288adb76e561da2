export { forgetSync } from './forget-sync.ts'

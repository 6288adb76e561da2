export { endSync, forgetSync } from './forget-sync.ts'

export { keyOfCommand } from './key-of-command.ts'

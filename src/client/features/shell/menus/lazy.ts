export { keyOfCommand } from './key-of-command.ts'
export { providedContext } from './provided-context.ts'

export { openLegal } from './dialogs/open-dialogs.ts'
export { useOperator } from './operator.ts'
export { VERSION } from './version.ts'

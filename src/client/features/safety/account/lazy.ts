export { askPassword } from './dialogs/open-dialogs.ts'

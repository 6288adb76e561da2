export { isOpenable } from './model.ts'
export { dockSettings } from './settings.ts'

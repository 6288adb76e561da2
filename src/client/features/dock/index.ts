export { opens } from './model.ts'
export { dockSettings } from './settings.ts'

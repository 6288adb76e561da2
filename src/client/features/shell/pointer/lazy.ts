export { mouseSettings } from './settings.ts'
export { cursorOf } from './themes.ts'

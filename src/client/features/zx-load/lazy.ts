export { openInWindow } from './open-in-window.ts'

export { openApp } from './open-app.ts'
export { openApps } from './open-apps.ts'

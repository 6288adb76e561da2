export { openApp } from './open/open-app.ts'
export { openApps } from './state/open-apps.ts'

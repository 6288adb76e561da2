export type { AppRequest } from './app-request.ts'
export { openApp } from './open-app.ts'
export { openApps } from './open-apps.ts'

export { type AppRequest, openApp } from './open-app.ts'

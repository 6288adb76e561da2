export { restoreWindow, showApp, toggleOpenApp } from './show-app.ts'

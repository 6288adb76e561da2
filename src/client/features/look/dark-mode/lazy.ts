export { toggleTheme } from './toggle.ts'

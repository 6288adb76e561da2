export { followThemeMask } from './follow-mask.ts'
export { toggleTheme } from './toggle.ts'

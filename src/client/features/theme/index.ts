export { keepTheme, load, surroundings, wantedLanguage } from './keep.ts'
export { themeNow } from './model.ts'
export { themeSettings } from './settings.ts'

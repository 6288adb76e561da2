export { keepTheme, load, surroundings, wantedLanguage } from './keep.ts'
export { type Surroundings, themeNow } from './model.ts'
export { themeSettings } from './settings.ts'

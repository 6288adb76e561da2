export { languageFont } from './language-font.ts'
export { activeTheme, type Environment } from './model.ts'
export { themeSettings } from './settings.first-frame.ts'
export { environment, machineLoad, preferredLanguage, syncTheme } from './sync-theme.ts'

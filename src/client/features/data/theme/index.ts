export { activeTheme, type Environment } from './model.ts'
export { themeSettings } from './settings.home.ts'
export { environment, machineLoad, preferredLanguage, syncTheme } from './sync-theme.ts'

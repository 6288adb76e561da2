export { activeTheme, type Environment } from './model.ts'
export { themeSettings } from './settings.ts'
export { environment, machineLoad, preferredLanguage, syncTheme } from './sync-theme.ts'

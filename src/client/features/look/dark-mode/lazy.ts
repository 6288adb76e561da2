export { THEME_CHOICES, themeChoiceOf, withThemeChoice } from './model.ts'
export { revealLook } from './reveal-look.ts'
export { chooseTheme } from './toggle.ts'

export { reveal } from './reveal.ts'
export { revealLook } from './reveal-look.ts'
export { THEME_CHOICES, themeChoiceOf, withThemeChoice } from './theme-choice.ts'
export { chooseTheme } from './toggle.ts'

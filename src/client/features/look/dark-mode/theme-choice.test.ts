import { expect, test } from 'vitest'
import { THEME_CHOICES, themeChoiceOf, toggleDark, withThemeChoice } from './theme-choice.ts'

const night = { dark: true, reducedTransparency: false, mobile: false }
const initial = { isDarkMode: false, darkModeBySysten: true }

test('the manual toggle stops following the system', () => {
  const toggled = toggleDark(initial, night)
  expect(toggled).toEqual({ isDarkMode: false, darkModeBySysten: false })
  expect(toggleDark(toggled, night)).toEqual({ isDarkMode: true, darkModeBySysten: false })
})

test('a chosen theme is the one that is shown as chosen', () => {
  for (const choice of THEME_CHOICES) expect(themeChoiceOf(withThemeChoice(initial, choice))).toBe(choice)
})

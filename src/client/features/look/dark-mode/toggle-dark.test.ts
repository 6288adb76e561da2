import { expect, test } from 'vitest'
import { toggleDark } from './toggle-dark.ts'

const night = { dark: true, reducedTransparency: false, mobile: false }

test('the manual toggle stops following the system', () => {
  const toggled = toggleDark({ isDarkMode: false, darkModeBySysten: true }, night)
  expect(toggled).toEqual({ isDarkMode: false, darkModeBySysten: false })
  expect(toggleDark(toggled, night)).toEqual({ isDarkMode: true, darkModeBySysten: false })
})

import { describe, expect, test } from 'vitest'
import { perfNow, themeNow, toggleDark } from './model.ts'

const day = { dark: false, reducedTransparency: false }
const night = { dark: true, reducedTransparency: false }

describe('dark mode', () => {
  test('follows the system while the user wants that', () => {
    expect(themeNow({ isDarkMode: false, darkModeBySysten: true }, night)).toBe('dark')
    expect(themeNow({ isDarkMode: true, darkModeBySysten: true }, day)).toBe('light')
    expect(themeNow({ isDarkMode: true, darkModeBySysten: false }, day)).toBe('dark')
  })

  test('the manual toggle turns off following', () => {
    const toggled = toggleDark({ isDarkMode: false, darkModeBySysten: true }, night)
    expect(toggled).toEqual({ isDarkMode: false, darkModeBySysten: false })
    expect(toggleDark(toggled, night)).toEqual({ isDarkMode: true, darkModeBySysten: false })
  })
})

test('glass becomes paper in low-performance mode and where the system asks for less transparency', () => {
  expect(perfNow({ isLowPerformance: false }, day)).toBe('full')
  expect(perfNow({ isLowPerformance: true }, day)).toBe('solid')
  expect(perfNow({ isLowPerformance: false }, { ...day, reducedTransparency: true })).toBe('solid')
})

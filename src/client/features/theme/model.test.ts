import { describe, expect, test } from 'vitest'
import { activeTheme, glassTier } from './model.ts'
import { isSlow } from './slow-machine.ts'

const day = { dark: false, reducedTransparency: false, mobile: false }
const night = { ...day, dark: true }

describe('dark mode', () => {
  test('follows the system while the user wants that', () => {
    expect(activeTheme({ isDarkMode: false, darkModeBySysten: true }, night)).toBe('dark')
    expect(activeTheme({ isDarkMode: true, darkModeBySysten: true }, day)).toBe('light')
    expect(activeTheme({ isDarkMode: true, darkModeBySysten: false }, day)).toBe('dark')
  })
})

describe('glass', () => {
  const light = { surfaces: 3, slow: false }
  const unknown = { surfaces: undefined, slow: undefined }
  const plain = { isLowPerformance: false }

  test('is paper in low-performance mode and where the system asks for less transparency', () => {
    expect(glassTier(plain, day, light, 'full')).toBe('full')
    expect(glassTier({ isLowPerformance: true }, day, light, 'full')).toBe('solid')
    expect(glassTier(plain, { ...day, reducedTransparency: true }, light, 'full')).toBe('solid')
  })

  test('is one still copy for more than 24 surfaces, on mobile for more than 12, and after a slow first second', () => {
    expect(glassTier(plain, day, { surfaces: 24, slow: false }, 'full')).toBe('full')
    expect(glassTier(plain, day, { surfaces: 25, slow: false }, 'full')).toBe('lite')
    expect(glassTier(plain, { ...day, mobile: true }, { surfaces: 13, slow: false }, 'full')).toBe('lite')
    expect(glassTier(plain, day, { surfaces: 1, slow: true }, 'full')).toBe('lite')
    expect(glassTier({ isLowPerformance: true }, day, { surfaces: 1, slow: true }, 'full')).toBe('solid')
  })

  test('is what the last page found until the load of this one is known', () => {
    expect(glassTier(plain, day, unknown, 'lite')).toBe('lite')
    expect(glassTier(plain, day, { ...unknown, slow: false }, 'lite')).toBe('lite')
    expect(glassTier(plain, day, light, 'lite')).toBe('full')
    expect(glassTier(plain, day, unknown, 'full')).toBe('full')
    expect(glassTier({ isLowPerformance: true }, day, unknown, 'lite')).toBe('solid')
  })

  test('a first second of fewer than 30 frames is slow', () => {
    expect(isSlow(60, 1)).toBe(false)
    expect(isSlow(29, 1)).toBe(true)
  })
})

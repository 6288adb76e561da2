import { describe, expect, test } from 'vitest'
import { isSlow } from './measure-frames.ts'
import { activeTheme, glassTier } from './model.ts'

const day = { dark: false, reducedTransparency: false, mobile: false }
const night = { ...day, dark: true }

describe('dark mode', () => {
  test('follows the system if that setting is on, else the user’s choice', () => {
    expect(activeTheme({ isDarkMode: false, darkModeBySysten: true }, night)).toBe('dark')
    expect(activeTheme({ isDarkMode: true, darkModeBySysten: true }, day)).toBe('light')
    expect(activeTheme({ isDarkMode: true, darkModeBySysten: false }, day)).toBe('dark')
  })
})

describe('glass', () => {
  const light = { surfaces: 3, slow: false }
  const unknown = { surfaces: undefined, slow: undefined }
  const plain = { isLowPerformance: false }

  test('is solid in low-performance mode and with reduced transparency', () => {
    expect(glassTier(plain, day, light, 'full')).toBe('full')
    expect(glassTier({ isLowPerformance: true }, day, light, 'full')).toBe('solid')
    expect(glassTier(plain, { ...day, reducedTransparency: true }, light, 'full')).toBe('solid')
  })

  test('is lite for more than 24 surfaces, on mobile for more than 12, and on a slow machine', () => {
    expect(glassTier(plain, day, { surfaces: 24, slow: false }, 'full')).toBe('full')
    expect(glassTier(plain, day, { surfaces: 25, slow: false }, 'full')).toBe('lite')
    expect(glassTier(plain, { ...day, mobile: true }, { surfaces: 13, slow: false }, 'full')).toBe('lite')
    expect(glassTier(plain, day, { surfaces: 1, slow: true }, 'full')).toBe('lite')
    expect(glassTier({ isLowPerformance: true }, day, { surfaces: 1, slow: true }, 'full')).toBe('solid')
  })

  test('is the tier of the last page until the load is measured', () => {
    expect(glassTier(plain, day, unknown, 'lite')).toBe('lite')
    expect(glassTier(plain, day, { ...unknown, slow: false }, 'lite')).toBe('lite')
    expect(glassTier(plain, day, light, 'lite')).toBe('full')
    expect(glassTier(plain, day, unknown, 'full')).toBe('full')
    expect(glassTier({ isLowPerformance: true }, day, unknown, 'lite')).toBe('solid')
  })

  test('fewer than 30 frames a second are slow', () => {
    expect(isSlow(60, 1)).toBe(false)
    expect(isSlow(29, 1)).toBe(true)
  })
})

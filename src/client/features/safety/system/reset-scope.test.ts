import { expect, test } from 'vitest'
import { SECTIONS } from '../../../../shared/entities/section.ts'
import { sectionsOfReset } from './reset-scope.ts'

test('a reset takes the settings, the desktop, or everything, and nothing beside', () => {
  expect(sectionsOfReset('settings')).toEqual(['seting'])
  expect(sectionsOfReset('desktop')).toEqual(['nav_info'])
  expect(sectionsOfReset('everything')).toEqual(SECTIONS)
})

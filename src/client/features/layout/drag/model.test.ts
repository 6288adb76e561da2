import { expect, test } from 'vitest'
import { folderCategory } from './model.ts'

test('a folder of two sites is named after what both are for, else the first, else the one that is known', () => {
  expect(folderCategory(4, 4)).toBe('development')
  expect(folderCategory(5, 4)).toBe('design')
  expect(folderCategory(undefined, 7)).toBe('entertainment')
})

test('a category that names no purpose, and sites that nobody knows, give no name', () => {
  expect(folderCategory(2, 4)).toBeUndefined()
  expect(folderCategory(undefined, undefined)).toBeUndefined()
})

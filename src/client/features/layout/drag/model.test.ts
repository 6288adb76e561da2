import { expect, test } from 'vitest'
import { folderCategory, isFarMove } from './model.ts'

test('a folder of two sites is named after what both are for, else the first, else the one that is known', () => {
  expect(folderCategory(4, 4)).toBe('development')
  expect(folderCategory(5, 4)).toBe('design')
  expect(folderCategory(undefined, 7)).toBe('entertainment')
})

test('a category that names no purpose, and sites that nobody knows, give no name', () => {
  expect(folderCategory(2, 4)).toBeUndefined()
  expect(folderCategory(undefined, undefined)).toBeUndefined()
})

test('a tile that makes room slides by up to two cells, and fades to the end of the row before', () => {
  expect(isFarMove(1, 0)).toBe(false)
  expect(isFarMove(-2, 0)).toBe(false)
  expect(isFarMove(1, -1)).toBe(false)
  expect(isFarMove(11, -1)).toBe(true)
  expect(isFarMove(2, 2)).toBe(true)
})

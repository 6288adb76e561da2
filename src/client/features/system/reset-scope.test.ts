import { expect, test } from 'vitest'
import { documentsOf } from './reset-scope.ts'

const documents = [
  { id: 'home', section: 'groups' },
  { id: 'theme', section: 'seting' },
  { id: 'notes', section: 'notes' },
]
const idsOf = (kind: Parameters<typeof documentsOf>[0]) => documentsOf(kind, documents).map(({ id }) => id)

test('a reset takes the settings, the desktop, or everything, and nothing beside', () => {
  expect(idsOf('settings')).toEqual(['theme'])
  expect(idsOf('desktop')).toEqual(['home'])
  expect(idsOf('everything')).toEqual(['home', 'theme', 'notes'])
})

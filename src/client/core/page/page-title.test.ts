import { expect, test, vi } from 'vitest'
import { leadTitle, setTitle } from './page-title.ts'

test('what is under way stands before the title, also when that changes, and goes', () => {
  vi.stubGlobal('document', { title: '' })
  setTitle('Desk')
  leadTitle('12:34')
  expect(document.title).toBe('12:34 · Desk')
  setTitle('Study')
  expect(document.title).toBe('12:34 · Study')
  leadTitle('')
  expect(document.title).toBe('Study')
  vi.unstubAllGlobals()
})

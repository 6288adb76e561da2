import { expect, test, vi } from 'vitest'
import { openScene } from './scenes.ts'

vi.mock('../../kit/documents.ts', async (original) => ({
  ...(await original<object>()),
  openDocument: async () => {},
}))

test('a drawing travels, and of each element the newest version counts', async () => {
  expect((await openScene('board')).travel).toEqual({
    travels: 'account',
    merge: { fields: { elements: { each: { newestBy: 'version' } }, files: { each: 'later' } } },
    stays: [],
    keeps: [],
  })
})

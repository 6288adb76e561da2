import { expect, test } from 'vitest'
import { provideLoaders } from '../../../core/contribute/loaders.ts'
import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { noLoaders } from '../../../core/testing.ts'
import { type ContentCount, followContents } from './contents.ts'

const entry = (id: string) => ({ id, title: id, run: () => {} })

test('counts what the user has by its sources, again after each change, and no commands or settings', async () => {
  let notes = [entry('a')]
  let change = () => {}
  const subscribe = (changed: () => void) => {
    change = changed
    return () => (change = () => {})
  }
  const none = () => () => {}
  const searchables = async () => [
    ...defineSearchables('notes', { notes: { kind: 'content', icon: 'note', list: () => notes, subscribe } }),
    ...defineSearchables('menus', { commands: { kind: 'command', icon: 'bolt', list: () => [entry('run')] } }),
    ...defineSearchables('search', { web: { kind: 'content', icon: 'search', list: () => [] } }),
    ...defineSearchables('home', { groups: { kind: 'group', icon: 'home', list: async () => [], subscribe: none } }),
  ]
  provideLoaders({ ...noLoaders, searchables })
  const told: (readonly ContentCount[])[] = []
  const stop = followContents((counts) => told.push(counts))
  await expect.poll(() => told.length).toBe(1)
  const [first = []] = told
  expect(first.map(({ source, count }) => [source.id, count])).toEqual([
    ['home.groups', 0],
    ['notes.notes', 1],
  ])
  notes = [entry('a'), entry('b')]
  change()
  await expect.poll(() => told.at(-1)?.at(-1)?.count).toBe(2)
  stop()
  change()
  expect(told).toHaveLength(2)
})

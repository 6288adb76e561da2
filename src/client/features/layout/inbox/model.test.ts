import { describe, expect, test } from 'vitest'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { groupsToChoose, type InboxEntry, isSettled, whereIs } from './model.ts'
import { readEntries } from './read-entries.ts'

const icon = (id: string, url: string): Item => ({ id, name: id, type: 'icon', size: '1x1', url })
const group = (id: string, ...children: readonly Item[]): Group => ({
  ...({ id, name: id.toUpperCase(), icon: '', mode: 0, lock: false } as const),
  children,
})
const folder: Item = {
  ...({ id: 'f', name: '工具', type: 'component', component: 'folder', size: '2x2' } as const),
  children: [icon('deep', 'https://deep.example/')],
}
const home: Home = {
  groups: [group('a', icon('one', 'https://www.one.example/')), group('b', folder)],
  dock: [icon('d', 'https://dock.example')],
}

const entry: InboxEntry = { id: 'e', url: 'https://example.org/', name: '', group: '', at: 2 }

describe('entries', () => {
  test('come in the order of time, without what is none', () => {
    const earlier = { ...entry, id: 'f', at: 1 }
    const broken = [undefined, 'text', { ...entry, url: 'javascript:alert(1)' }, { ...entry, id: '' }, { id: 'x' }]
    expect(readEntries([entry, ...broken, earlier])).toEqual([earlier, entry])
  })

  test.each([
    ['its tile is stored', home, home, 'one', true],
    ['its tile is not stored yet', home, { groups: [group('a')], dock: [] }, 'one', false],
    ['storage cannot be read', home, undefined, 'one', false],
    ['the user has undone it', home, undefined, 'gone', true],
    ['there is no group for it', { groups: [], dock: [] }, undefined, 'gone', false],
    ['its tile is in a folder', home, home, 'deep', true],
  ])('whether one can go: %s', (_when, shown, stored, id, isGone) => {
    expect(isSettled(id, shown, stored)).toBe(isGone)
  })
})

describe('an address', () => {
  test.each([
    ['http://one.example', 'A'],
    ['https://deep.example', '工具'],
    ['https://dock.example/', 'dock'],
    ['https://other.example/', undefined],
  ])('%s is found where it is, with or without www and slash', (url, place) => {
    const where = whereIs(home, url)
    expect(where && (where.folder?.name ?? where.group?.name ?? 'dock')).toBe(place)
  })
})

test('the group of the last time is the first to choose, or the one on screen', () => {
  const ids = (preferred: readonly string[]) => groupsToChoose(home, preferred).map(({ id }) => id)
  expect([ids(['b', 'a']), ids(['gone', 'b']), ids(['', ''])]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
    ['a', 'b'],
  ])
})

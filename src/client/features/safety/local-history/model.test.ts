import { expect, test } from 'vitest'
import type { Home, Item } from '../../../../shared/entities/item.ts'
import { putBackGroup } from './model.ts'
import { readStoredVersion, storedVersion, type Version } from './stored-version.ts'

const tile = (id: string, children?: readonly Item[]): Item => ({
  ...{ id, name: id, type: 'icon', size: '1x1' },
  ...(children && { children }),
})
const group = (id: string, tiles: string) => ({
  ...{ id, name: id, icon: '', mode: 0 as const, lock: false },
  children: [...tiles].map((one) => tile(one)),
})
const desktop = (...groups: readonly ReturnType<typeof group>[]): Home => ({ groups, dock: [tile('d')] })

test('a version is stored as an object of one key, its time, and read from it; what is none is not', () => {
  const version: Version = { at: 1764000000000, cause: 'reset', documents: { home: { version: 0, data: [] } } }
  expect(Object.keys(storedVersion(version))).toEqual(['1764000000000'])
  expect(readStoredVersion(structuredClone(storedVersion(version)))).toEqual(version)
  for (const broken of [undefined, 5, {}, { x: version }, { 1: { cause: 'other', documents: {} } }, { 1: null }])
    expect(readStoredVersion(broken)).toBeUndefined()
})

test('a group comes back in its place or at the end; tiles that are elsewhere stay, and come back as copies', () => {
  const was = group('b', 'xy')
  const there = putBackGroup(desktop(group('a', 'p'), group('b', 'z'), group('c', 'x')), was, () => 'copy')
  expect(there.groups.map(({ children }) => children.map(({ id }) => id).join(' '))).toEqual(['p', 'copy y', 'x'])
  const gone = putBackGroup(desktop(group('a', 'p')), was, () => 'copy')
  expect(gone.groups.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(gone.dock).toHaveLength(1)
})

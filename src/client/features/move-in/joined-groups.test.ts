import { expect, test } from 'vitest'
import type { Home } from '../../../shared/entities/item.ts'
import { joinedGroups } from './joined-groups.ts'

const group = (id: string) => ({ id, name: id, icon: '', mode: 0 as const, lock: false, children: [] })
const home: Home = { groups: [group('a')], dock: [{ id: 'd', name: '', type: 'icon', size: '1x1' }] }
const idsOf = ({ groups }: Home) => groups.map(({ id }) => id).join('')

test('groups are added behind those of the desktop, or take their place; the dock stays, and none is no change', () => {
  expect(idsOf(joinedGroups(home, [group('b'), group('c')], false))).toBe('abc')
  const replaced = joinedGroups(home, [group('b')], true)
  expect([idsOf(replaced), replaced.dock]).toEqual(['b', home.dock])
  expect(joinedGroups(home, [], true)).toBe(home)
})

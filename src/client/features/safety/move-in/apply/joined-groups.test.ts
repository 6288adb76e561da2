import { expect, test } from 'vitest'
import type { Home } from '../../../../../shared/entities/item.ts'
import { groupsBeside, joinedGroups, pictureHosts, withoutWebPictures } from './joined-groups.ts'

const group = (id: string) => ({ id, name: id, icon: '', mode: 0 as const, lock: false, children: [] })
const home: Home = { groups: [group('a')], dock: [{ id: 'd', name: '', type: 'icon', size: '1x1' }] }
const idsOf = ({ groups }: Home) => groups.map(({ id }) => id).join('')

test('groups are added before those of the desktop, or take their place; the dock stays, and none is no change', () => {
  expect(idsOf(joinedGroups(home, [group('b'), group('c')], false))).toBe('bca')
  const replaced = joinedGroups(home, [group('b')], true)
  expect([idsOf(replaced), replaced.dock]).toEqual(['b', home.dock])
  expect(joinedGroups(home, [], true)).toBe(home)
})

test('a dock comes with the groups only where they take the place of others', () => {
  expect(joinedGroups(home, [group('b')], true, []).dock).toEqual([])
  expect(joinedGroups(home, [group('b')], false, []).dock).toBe(home.dock)
})

test('groups beside a desktop have ids of their own, in folders too; those that are free stay', () => {
  const icon = (id: string) => ({ id, name: id, type: 'icon' as const, size: '1x1' })
  const folder = { ...icon('f'), children: [icon('d'), icon('e')] }
  const free = ['1', '2']
  const beside = groupsBeside(home, [{ ...group('a'), children: [icon('x'), folder] }], () => free.shift() ?? '')
  expect(beside).toEqual([
    {
      ...group('a'),
      id: '1',
      children: [icon('x'), { ...folder, children: [{ ...icon('d'), id: '2' }, icon('e')] }],
    },
  ])
})

test('a file that is looked at asks no other site for pictures', () => {
  const icon = (src: string) => ({ id: src, name: '', type: 'icon' as const, size: '1x1', src })
  const folder = { ...icon('/logo.svg'), children: [icon('HTTPS://cdn.example/b.png')] }
  const tiles = [icon('http://cdn.example/a.png'), icon('data:image/png;base64,AAAA'), folder]
  const [shown] = withoutWebPictures([{ ...group('a'), children: tiles }])
  expect(shown?.children.map(({ src }) => src)).toEqual([undefined, 'data:image/png;base64,AAAA', '/logo.svg'])
  const [inner] = shown?.children[2]?.children ?? []
  expect(inner?.src).toBeUndefined()
  expect(inner?.background).toMatch(/^#[0-9a-f]{6}$/)
})

test('the hosts of pictures are named once, those in folders and of the wallpaper too', () => {
  const icon = (src: string) => ({ id: src, name: '', type: 'icon' as const, size: '1x1', src })
  const folder = { ...icon(''), children: [icon('https://cdn.example/b.png'), icon('https://other.example/c.png')] }
  const groups = [{ ...group('a'), children: [icon('https://cdn.example/a.png'), icon('/logo.svg'), folder] }]
  expect(pictureHosts(groups, 'https://wall.example/w.jpg')).toEqual(['cdn.example', 'other.example', 'wall.example'])
  expect(pictureHosts([group('a')])).toEqual([])
})

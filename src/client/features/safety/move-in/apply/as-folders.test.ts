import { expect, test } from 'vitest'
import type { Item } from '../../../../../shared/entities/item.ts'
import { asFolders } from './as-folders.ts'

const icon = (id: string): Item => ({ id, name: id, type: 'icon', size: '1x1' })
const folder = (id: string, children: readonly Item[]): Item => ({
  ...{ id, name: id, type: 'component', component: 'folder', size: '2x2' },
  children,
})
const group = (name: string, children: readonly Item[]) => ({
  ...{ id: `of ${name}`, name, icon: 'bookmark', mode: 0 as const, lock: false },
  children,
})

test('many groups become folders of one, with the icons of the folders in them; what was in none is beside them', () => {
  const groups = [group('Bar', [icon('a'), folder('In', [icon('b')])]), group('', [icon('c')]), group('Empty', [])]
  let count = 0
  const [all, ...others] = asFolders(groups, 'Bookmarks', () => `new ${count++}`)
  expect(others).toEqual([])
  expect(all).toMatchObject({ name: 'Bookmarks', icon: 'bookmark' })
  expect(all?.children).toEqual([{ ...folder('new 0', [icon('a'), icon('b')]), name: 'Bar' }, icon('c')])
})

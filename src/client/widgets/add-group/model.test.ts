import { expect, test } from 'vitest'
import type { Item } from '../../../shared/entities/item.ts'
import { arranged, namesOf } from './model.ts'

const icon = (id: string): Item => ({ id, name: `站 ${id}`, type: 'icon', size: '1x1' })
const tiles: readonly Item[] = [
  { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' },
  { id: 'f', name: '夹', type: 'component', component: 'folder', size: '2x2', children: [icon('1'), icon('2')] },
  icon('3'),
]
const group = (id: string, subject: number, hot?: number) => ({ id, subject, words: '词', contents: { tiles }, hot })

test('a group is found by its line and by what is in it', () => {
  expect(namesOf(group('a', 1))).toEqual(['词', '', '夹', '站 1', '站 2', '站 3'])
})

test('the most added come first, else they are as listed; the newest are the last of the list', () => {
  const groups = [group('a', 1), group('b', 2, 5), group('c', 1, 9)]
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')
  expect(ids(arranged(groups, 'all', 'hot'))).toBe('cba')
  expect(ids(arranged(groups, 'all', 'new'))).toBe('cba')
  expect(ids(arranged(groups, 1, 'new'))).toBe('ca')
  expect(ids(arranged([group('a', 1), group('b', 1)], 1, 'hot'))).toBe('ab')
})

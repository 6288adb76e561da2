import { expect, test } from 'vitest'
import { itemName } from './item-name.ts'

const icon = { id: 'a', name: '', type: 'icon', size: '1x1', url: 'https://www.example.com/x' } as const
const folder = { id: 'f', name: '', type: 'component', component: 'folder', size: '2x2' } as const

test.each([
  ['its own name', { ...icon, name: '例' }, '例'],
  ['the host of its site', icon, 'example.com'],
  ['that host, without a scheme too', { ...icon, url: 'www.example.com/x' }, 'example.com'],
  ['the name of the first icon in it', { ...folder, children: [icon, { ...icon, name: 'b' }] }, 'example.com'],
])('the name of a tile is %s', (_which, item, name) => {
  expect(itemName(item)).toBe(name)
})

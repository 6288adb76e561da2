import { expect, test } from 'vitest'
import type { Item } from '../../../shared/entities/item.ts'
import { faceReference, facesIn, facesOf, isFaceReference } from './face-reference.ts'

const icon = (id: string, src?: string): Item => ({ id, name: id, type: 'icon', size: '1x1', src })
const folder: Item = { ...icon('f'), type: 'component', component: 'folder', children: [icon('in', 'face:2')] }

test('own pictures are told from other pictures', () => {
  expect(isFaceReference(faceReference('1'))).toBe(true)
  for (const src of ['', '/icons/a.svg', 'https://face:1@a.example/', 'document:home']) {
    expect(isFaceReference(src), src).toBe(false)
  }
})

test('those in folders and the dock count, each once', () => {
  expect(facesIn([icon('a', 'face:1'), icon('b', '/icons/b.svg'), folder, icon('c', 'face:1'), icon('d')])).toEqual([
    'face:1',
    'face:2',
  ])
  const group = { id: 'g', name: 'G', icon: 'home', mode: 0, lock: false, children: [folder] } as const
  expect(facesOf({ groups: [group], dock: [icon('k', 'face:3')] })).toEqual(['face:2', 'face:3'])
})

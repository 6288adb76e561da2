import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedContentSchema } from '../../../../../shared/api/shared-group.ts'
import type { Item } from '../../../../../shared/entities/item.ts'
import { itemsOf } from './from-shared.ts'
import { shareableOf } from './to-shared.ts'

const icon = (id: string, url: string, more: Partial<Item> = {}): Item => ({
  ...{ id, name: `站 ${id}`, type: 'icon', size: '1x1', url },
  ...more,
})
const folder = (id: string, children: readonly Item[]): Item => ({
  ...{ id, name: '夹', type: 'component', component: 'folder', size: '2x2', children },
})

test('icons, folders and widgets go; what only their owner opens is named and left out', () => {
  const shared = shareableOf({
    mode: 0,
    children: [
      icon('a', 'https://a.com/', { lanUrl: 'http://192.168.1.2/', isLan: true, info: '私', groupId: 'g' }),
      icon('nas', 'http://192.168.1.8:5000'),
      icon('mail', 'https://lin:secret@nas.site.com/inbox'),
      icon('token', 'https://site.com/feed?token=abc'),
      icon('settings', '{settings}'),
      folder('f', [icon('b', 'https://b.com/'), icon('c', 'http://localhost:3000/')]),
      folder('empty', [icon('d', 'http://nas.local/')]),
      { id: 'w', name: '', type: 'component', component: 'weather', size: '2x2', info: '北京' },
    ],
  })
  expect(shared.content).toEqual({
    mode: 0,
    tiles: [
      { type: 'icon', name: '站 a', size: '1x1', url: 'https://a.com/' },
      {
        ...{ type: 'component', component: 'folder', name: '夹', size: '2x2' },
        children: [{ type: 'icon', name: '站 b', size: '1x1', url: 'https://b.com/' }],
      },
      { type: 'component', component: 'weather', name: '', size: '2x2' },
    ],
  })
  expect(v.is(sharedContentSchema, shared.content)).toBe(true)
  expect(shared.counts).toEqual({ icons: 2, folders: 1, widgets: 1 })
  expect(shared.leftOut.map(({ address, because }) => `${because} ${address}`)).toEqual([
    'private http://192.168.1.8:5000',
    'credentials https://***@nas.site.com/inbox',
    'credentials https://site.com/feed?***',
    'noLink {settings}',
    'private http://localhost:3000/',
    'private http://nas.local/',
  ])
})

test('a free page keeps how its tiles lie, pictures of one’s own stay', () => {
  const tile = icon('a', 'https://a.com/', {
    x: 10,
    y: 20,
    w: 60,
    h: 60,
    r: 15,
    pinX: 'end',
    src: `face:${'0'.repeat(64)}`,
  })
  const { content, pictures } = shareableOf({ mode: 1, children: [tile] })
  expect(content.tiles).toEqual([
    { type: 'icon', name: '站 a', size: '1x1', url: 'https://a.com/', x: 10, y: 20, w: 60, h: 60, r: 15, pinX: 'end' },
  ])
  expect(pictures).toBe(1)
})

test('what comes is items of no one’s, with the faces of the catalogue', () => {
  const { content } = shareableOf({
    mode: 0,
    children: [icon('a', 'https://a.com/'), folder('f', [icon('b', 'https://b.com/')])],
  })
  const site = {
    id: 'a',
    name: 'A',
    url: 'https://a.com/',
    category: 2,
    src: '/icons/a.svg',
    background: '#ffffff',
    pin: false,
  }
  const items = itemsOf(content, (url) => (url === 'https://a.com/' ? (site as never) : undefined))
  expect(items[0]).toMatchObject({ name: '站 a', src: '/icons/a.svg', background: '#ffffff' })
  expect(items[1]?.children?.[0]).toMatchObject({ name: '站 b', url: 'https://b.com/' })
  expect(new Set(items.map(({ id }) => id)).size).toBe(2)
})

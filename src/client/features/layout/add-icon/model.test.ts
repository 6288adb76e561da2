import { expect, test } from 'vitest'
import { askedNames, ownIconOf, previewOf, tileOfSite, tilesOf } from './model.ts'

test('a site becomes an icon with the site’s face', () => {
  const site = { id: 'a', name: 'A', url: 'https://a.example/', category: 3, pin: true, background: '#123456' }
  expect(tileOfSite({ ...site, src: '/icons/a.svg' })).toEqual({
    name: 'A',
    type: 'icon',
    size: '1x1',
    url: 'https://a.example/',
    background: '#123456',
    src: '/icons/a.svg',
  })
  expect(tileOfSite({ ...site, fontText: 'A', fontColor: '#ffffff' })).not.toHaveProperty('src')
})

test.each([
  ['my.photography/2026', { address: 'my.photography/2026', name: '' }],
  ['localhost:3000', { address: 'localhost:3000', name: '' }],
  ['我的博客', { address: '', name: '我的博客' }],
  ['nas', { address: '', name: 'nas' }],
  ['AC: Valhalla', { address: '', name: 'AC: Valhalla' }],
  ['', { address: '', name: '' }],
])('%j, looked for in vain, becomes an icon of one’s own', (text, icon) => expect(ownIconOf(text)).toEqual(icon))

test('the tiles of a home include those in folders and the dock', () => {
  const icon = { id: 'a', name: 'A', type: 'icon', size: '1x1' } as const
  const folder = { id: 'f', name: 'F', type: 'component', component: 'folder', size: '2x2', children: [icon] } as const
  const group = { id: 'g', name: 'G', icon: 'home', mode: 0, lock: false, children: [folder] } as const
  const tiles = tilesOf({ groups: [group], dock: [{ ...icon, id: 'd' }] })
  expect(tiles.map(({ id }) => id)).toEqual(['f', 'a', 'd'])
})

test('a preview shrinks a component into its box, and never enlarges it', () => {
  expect(previewOf('2x2')).toEqual({ width: 146, height: 146, scale: 1 })
  expect(previewOf('2x4')).toMatchObject({ width: 322, scale: 284 / 322 })
  expect(previewOf('1x1').scale).toBe(1)
})

test('a component names those of its third parties that are offered, each once', () => {
  const names: Readonly<Record<string, string>> = { weibo: 'Weibo', zhihu: 'Zhihu', other: 'Weibo' }
  const asks = { area: 'hot', nameOf: (source: string) => names[source] ?? '' }
  expect(askedNames(asks, ['hot.weibo', 'hotel.zhihu', 'hot.other', 'hot.unnamed', 'film.zhihu'])).toEqual(['Weibo'])
  expect(askedNames(asks, [])).toEqual([])
})

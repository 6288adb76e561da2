import { describe, expect, test } from 'vitest'
import { askedNames, ownIconOf, previewOf, tilesOf, whereaboutsOf } from './model.ts'

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

describe('what is offered', () => {
  const icon = (id: string) => ({ id, name: id, type: 'icon', size: '1x1' }) as const
  const folder = { id: 'f', name: 'F', type: 'component', component: 'folder', size: '2x2' } as const
  const [held, groupOf] = [{ ...folder, children: [icon('b')] }, { icon: 'home', mode: 0, lock: false } as const]
  const first = { ...groupOf, id: 'g', name: 'G', children: [icon('a'), held] }
  const second = { ...groupOf, id: 'h', name: 'H', children: [icon('a'), icon('c')] }
  const home = { groups: [first, second], dock: [icon('c'), icon('d')] }
  const found = (chosen: string | undefined) => whereaboutsOf(home, chosen, ({ name }) => name)

  test('is here only in the group or folder where tiles are added', () => {
    expect(found('g').get('a')).toBe('here')
    expect(found('h').get('a')).toBe('here')
    expect(found('g').get('b')).toEqual({ folder: held })
    expect(found('f').get('b')).toBe('here')
    expect(found('h').get('e')).toBeUndefined()
  })

  test('is elsewhere in the first place that has it, the dock last', () => {
    expect(found('f').get('a')).toEqual({ group: first })
    expect(found('g').get('c')).toEqual({ group: second })
    expect(found('g').get('d')).toEqual({})
    expect(found(undefined).get('d')).toEqual({})
  })
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

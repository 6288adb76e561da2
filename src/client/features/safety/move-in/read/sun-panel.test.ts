import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftFor, partsOf } from '../testing/files.ts'
import { createReader } from '../testing/reading.ts'

const { readAny, read } = createReader()
const sample = readFileSync(new URL('../formats/samples/sun-panel.sun-panel', import.meta.url))
const head = { version: 1, appName: 'Sun-Panel-Config' }
const tileOf = (icon: object) =>
  read({ ...head, icons: [{ title: 'A', sort: 1, children: [icon] }] }).groups[0]?.children[0]

test('groups of Sun-Panel come in its own order, also those without icons', () => {
  const { product, groups } = read(sample)
  expect(product).toBe('sunpanel')
  expect(groups.map(({ name, children }) => [name, ...children.map((tile) => tile.name)])).toEqual([
    ['家里', 'NAS', '路由器', 'Home Assistant'],
    ['影音', 'Jellyfin'],
    ['空分组'],
  ])
})

test('an icon has both of its addresses, and opens as it did', () => {
  const [nas, router, assistant] = read(sample).groups[0]?.children ?? []
  expect(nas).toMatchObject({
    ...{ url: 'https://nas.example/', lanUrl: 'http://192.168.1.2:5000/', openType: 'tab' },
    ...{ src: 'https://icons.example/nas.png', background: '#2a2a2a6b' },
  })
  expect(router).toMatchObject({ fontText: '路由', background: 'rgba(24, 160, 88, 1)', openType: 'self' })
  expect(router).not.toHaveProperty('lanUrl')
  expect(assistant).toMatchObject({ background: '#18bcf2', openType: 'popup' })
  expect(assistant).not.toHaveProperty('src')
  expect(assistant).not.toHaveProperty('fontText')
})

test('what stays behind is named: pictures of its server, descriptions, addresses that are none', () => {
  const moveIn = read(sample)
  expect(partsOf(moveIn)).toEqual(['pictures', 'descriptions'])
  expect(moveIn.left[0]).toMatchObject({ why: 'picture' })
  expect(leftFor(moveIn, 'address')).toEqual(['脚本'])
  expect(partsOf(read({ ...head, icons: [{ children: [null] }], styleConfig: { logoText: 'x' }, next: 1 }))).toEqual([
    'settings',
    'other',
  ])
})

test('an icon with an address of the local network alone has that one; a dangerous one is none', () => {
  expect(tileOf({ title: 'T', url: '', lanUrl: 'http://10.0.0.2/' })).toMatchObject({ url: 'http://10.0.0.2/' })
  const tile = tileOf({ title: 'T', url: 'https://a.example/', lanUrl: 'javascript:alert(1)' })
  expect(tile).toMatchObject({ url: 'https://a.example/' })
  expect(tile).not.toHaveProperty('lanUrl')
})

test('an export of Sun-Panel without icons is told apart from an unknown file', () => {
  for (const icons of [undefined, null, [], [{ title: 'A', sort: 0, children: [] }]])
    expect(readAny({ ...head, icons })).toEqual({ problem: 'nothing', product: 'sunpanel' })
  expect(readAny({ ...head, appName: 'Other', icons: [] })).toEqual({ problem: 'unknown' })
})

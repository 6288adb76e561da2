import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MoveIn, OfferedWidget, Part, Unreadable } from '../model.ts'
import { readMoveIn } from './read-file.ts'

const sizes = ['1x1', '1x2', '2x2', '2x4', '4x4']
const widget = (id: string): OfferedWidget => ({ id, sizes, size: '1x2' })
const IDS = ['weather', 'hot-search', 'calendar', 'notes', 'wallpaper', 'schedule', 'gu-shi', 'yi-yan', 'stocks']
const WIDGETS = [...IDS, 'clock', 'holiday-distance', 'book-marks', 'work-time'].map(widget)

const readAny = (content: unknown): MoveIn | Unreadable =>
  readMoveIn(new TextEncoder().encode(JSON.stringify(content)), WIDGETS)

function read(content: unknown): MoveIn {
  const result = readAny(content)
  if ('problem' in result) throw new Error(result.problem)
  return result
}

const itab = (...children: unknown[]) => ({ navConfig: [{ name: 'A', children }] })
const wetab = (...children: unknown[]) => ({ data: { 'store-icon': { icons: [{ name: 'A', children }] } } })
const widgetsIn = ({ groups }: MoveIn) =>
  groups.flatMap(({ children }) => children.map(({ component, size }) => [component, size]))
const partsLeft = ({ left }: MoveIn): readonly Part[] => left.flatMap(({ part }) => part ?? [])

test.each([
  ['todo', 'schedule'],
  ['todayShici', 'gu-shi'],
  ['yiyan', 'yi-yan'],
  ['stock', 'stocks'],
  ['clock', 'clock'],
  ['xiayigejiaqi', 'holiday-distance'],
  ['notes', 'notes'],
  ['app-topsearch', 'hot-search'],
])('the component %s of iTab is our widget %s, also as an icon', (component, ours) => {
  const size = '2x2'
  expect(widgetsIn(read(itab({ type: 'component', component, size }, { type: 'icon', component, size })))).toEqual([
    [ours, '2x2'],
    [ours, '2x2'],
  ])
})

test('sizes of iTab have names: small is two by two, medium two rows of four', () => {
  const weather = { type: 'component', component: 'weather' }
  expect(widgetsIn(read(itab({ ...weather, size: 'small' }, { ...weather, size: 'medium' })))).toEqual([
    ['weather', '2x2'],
    ['weather', '2x4'],
  ])
})

test('an icon of iTab with a component and an address is a site; one of a component that is not here is left', () => {
  const address = 'https://a.example/'
  const moveIn = read(
    itab({ type: 'icon', name: 'S', component: 'weather', url: address }, { type: 'icon', component: 'webGradients' }),
  )
  expect(moveIn.groups[0]?.children).toMatchObject([{ type: 'icon', url: address }])
  expect(moveIn.left).toEqual([{ name: '', group: 'A', why: 'widget' }])
})

test('a widget of WeTab has its meaning in widgetName', () => {
  const moveIn = read(
    wetab(
      { type: 'widget', name: '天气', widgetName: 'weather' },
      { type: 'widget', name: '其他', widgetName: 'gobang' },
    ),
  )
  expect(widgetsIn(moveIn)).toEqual([['weather', '1x2']])
  expect(moveIn.left).toMatchObject([{ name: '其他', why: 'widget' }])
})

test('the parts of a file that stay behind are known by what they are, unknown ones together', () => {
  const icons = { icons: [{ name: 'A', children: [null] }] }
  const more = { 'store-weather': { addedCity: [{ name: 'x' }] }, 'store-chatgpt': { theme: 'x' }, 'store-x': { y: 1 } }
  const moveIn = read({ data: { 'store-icon': icons, ...more } })
  expect(partsLeft(moveIn)).toEqual(['weather', 'other'])
  expect(JSON.stringify(moveIn.left)).not.toContain('store-')
})

test.each([
  ['itab', { navConfig: [] }],
  ['itab', { baseConfig: {}, navConfig: [{ name: 'A', children: [] }] }],
  ['itab', { baseConfig: { lang: 'zh-CN' } }],
  ['infinity', { version: '2', data: { site: { sites: [[], []] } } }],
  ['wetab', { data: { 'store-icon': { icons: [] } } }],
] as const)('an export of %s without icons is told apart from an unknown file: %j', (product, content) => {
  expect(readAny(content)).toEqual({ problem: 'nothing', product })
})

test('a real export of iTab has its components, and its medium widgets are wide', () => {
  const bytes = readFileSync(new URL('../formats/samples/itab-real.itabdata', import.meta.url))
  const moveIn = readMoveIn(bytes, WIDGETS)
  if ('problem' in moveIn) throw new Error(moveIn.problem)
  expect(widgetsIn(moveIn).filter(([component]) => component !== undefined)).toEqual([
    ['weather', '2x4'],
    ['calendar', '2x4'],
    ['wallpaper', '2x2'],
    ['hot-search', '2x4'],
  ])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsOf } from '../testing/files.ts'
import { createReader, offered, settingsOf } from '../testing/reading.ts'

const { readAny, read } = createReader(offered(['notes', 'schedule', 'weather', 'yi-yan']))
const sample = readFileSync(new URL('../formats/samples/tabliss.tabliss', import.meta.url))

test('links of Tabliss are icons that open as they did, its widgets stand before them', () => {
  const { product, groups, left } = read(sample)
  expect(product).toBe('tabliss')
  expect(groups.map(({ name }) => name)).toEqual(['Tabliss'])
  expect(groups[0]?.children).toMatchObject([
    { component: 'notes' },
    { component: 'schedule' },
    { type: 'icon', name: '', url: 'https://tabliss.io/', openType: 'tab' },
    { type: 'icon', name: 'Forge', url: 'https://forge.example/' },
  ])
  expect(left).toContainEqual({ name: 'NBA Scores', group: 'Tabliss', why: 'widget' })
  expect(left).toContainEqual({ name: 'Script', group: 'Tabliss', why: 'address' })
})

test('to-dos, notes, the engine, the clock and the background of Tabliss come along', () => {
  const moveIn = read(sample)
  expect(moveIn.contents?.todos).toMatchObject([
    {
      name: '',
      todos: [
        { name: 'Water the plants', finish: false },
        { name: 'Call back', finish: true },
      ],
    },
  ])
  expect(moveIn.contents?.notes).toMatchObject([{ name: '', content: 'Milk\nBread' }])
  expect(moveIn.contents?.engines).toEqual([{ key: 'duckduckgo' }])
  expect(settingsOf(moveIn)).toEqual({
    'time.isTime': true,
    'time.time24': false,
    'time.timeSecond': true,
    'wallpaper.wallpaperType': 0,
    'wallpaper.wallpaperBg': 'linear-gradient(45deg, #3498db, #9b59b6)',
  })
  expect(partsOf(moveIn)).toEqual(['otherSettings'])
})

test('a background from a service stays behind, a colour comes', () => {
  const of = (key: string, data: object) =>
    read({
      version: 3,
      background: { id: 'b', key },
      'data/b': data,
      'widget/l': { id: 'l', key: 'widget/weather', order: 0 },
    })
  expect(partsOf(of('background/unsplash', { by: 'official' }))).toEqual(['wallpaper'])
  expect(settingsOf(of('background/colour', { colour: '#112233' }))).toMatchObject({
    'wallpaper.wallpaperBg': '#112233',
  })
})

test('a file of Tabliss 2 has lists of widgets and backgrounds', () => {
  const widgets = [{ id: 'l', key: 'widget/links', active: true, display: {} }]
  const data = { l: { links: [{ name: 'A', url: 'https://a.example/' }], linkOpenStyle: false } }
  const { groups } = read({
    backgrounds: [{ id: 'b', key: 'background/colour', active: true }],
    widgets,
    data,
    locale: 'en',
  })
  expect(groups[0]?.children).toMatchObject([{ name: 'A', openType: 'self' }])
})

test('a file of Tabliss without links and widgets is told apart from an unknown one', () => {
  expect(readAny({ version: 3, background: { id: 'b', key: 'background/unsplash' }, focus: false })).toEqual({
    problem: 'nothing',
    product: 'tabliss',
  })
  expect(readAny({ version: 3, background: 5 })).toEqual({ problem: 'unknown' })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftFor, partsOf } from '../testing/files.ts'
import { createReader, outline, settingsOf } from '../testing/reading.ts'

const { readAny, read } = createReader()
const sample = readFileSync(new URL('../formats/samples/bonjourr.bonjourr', import.meta.url))

/** What every file of Bonjourr has, of its versions before `about`, too. */
const BASE = { showall: false, linksrow: 6, linknewtab: false }
const about = { browser: 'chrome', version: '22.3.0' }
const link = (id: string, fields: object) => ({
  [id]: { _id: id, title: id, url: `https://${id}.example/`, ...fields },
})

test('groups of Bonjourr come in their order, links and folders in theirs', () => {
  const { product, groups, ...rest } = read(sample)
  expect(product).toBe('bonjourr')
  expect(outline({ product, groups, ...rest })).toEqual([
    ['Daily', '', 'Mail', ['Reading', 'Blog', 'Paper']],
    ['仕事', '会議'],
  ])
  const [github, mail] = groups[0]?.children ?? []
  expect(github).toMatchObject({ url: 'https://github.com/', openType: 'tab' })
  expect(github).not.toHaveProperty('src')
  expect(mail).toMatchObject({ src: 'https://icons.example/mail.png' })
})

test('note, engine, wallpaper and settings of Bonjourr come along', () => {
  const moveIn = read(sample)
  expect(moveIn.contents?.notes).toMatchObject([{ name: '', content: '## Plan\n\n[x] tea\n[ ] bread' }])
  expect(moveIn.contents?.engines).toEqual([{ name: 'find.example', src: 'https://find.example/?q=%s' }])
  expect(moveIn.contents?.wallpaper).toBe('https://walls.example/one.jpg')
  expect(settingsOf(moveIn)).toEqual({
    'theme.isDarkMode': true,
    'theme.darkModeBySysten': false,
    'theme.pageTitle': 'Bonjour',
    'time.isTime': true,
    'time.time24': false,
    'time.timeSecond': true,
    'search.isSearch': true,
    'search.searchPlaceholder': 'Find',
    'icon.iconName': false,
    'wallpaper.wallpaperVague': 12,
    'wallpaper.wallpaperMask': 30,
  })
})

test('what stays behind is named in words: parts, a page inside of the browser, a group that lives in the browser', () => {
  const moveIn = read(sample)
  expect(partsOf(moveIn)).toEqual([
    ...['pictures', 'topSites', 'css', 'quotes', 'worldClocks', 'weather', 'otherSettings'],
  ])
  expect(leftFor(moveIn, 'page')).toEqual(['Flags'])
  const linkgroups = { on: true, selected: 'A', groups: ['A', 'Bar'], pinned: [], synced: ['Bar'] }
  expect(leftFor(read({ ...BASE, about, linkgroups, ...link('linksaaaaaa', { parent: 'A' }) }), 'picture')).toEqual([
    'Bar',
  ])
})

test('links of Bonjourr 1.10 are a list, and their icons addresses or aliases', () => {
  const links = [
    { title: 'A', url: 'https://a.example/', icon: 'https://icons.example/a.png' },
    { title: 'B', url: 'https://b.example/', icon: 'alias:x' },
    { title: 'C', url: 'https://c.example/', icon: 'https://api.faviconkit.com/c.example/144' },
  ]
  const old = { searchbar: true, searchbar_engine: 's_ddg', background_blur: 5, clock: { ampm: false }, dynamic: {} }
  const moveIn = read({ ...BASE, ...old, links, 'alias:x': 'data:image/png;base64,iVBORw0KGgo=' })
  expect(moveIn.groups.map(({ name }) => name)).toEqual(['Bonjourr'])
  expect(moveIn.groups[0]?.children.map(({ name, src, openType }) => [name, src, openType])).toEqual([
    ['A', 'https://icons.example/a.png', 'self'],
    ['B', 'data:image/png;base64,iVBORw0KGgo=', 'self'],
    ['C', undefined, 'self'],
  ])
  expect(moveIn.contents?.engines).toEqual([{ key: 'duckduckgo' }])
  expect(settingsOf(moveIn)).toEqual({
    'time.time24': true,
    'search.isSearch': true,
    'wallpaper.wallpaperVague': 5,
  })
  expect(partsOf(moveIn)).toEqual(['wallpaper', 'otherSettings'])
})

test('parents of version 18 and 19 are places in the titles of tabs, of later ones names or nothing', () => {
  const linktabs = { active: true, selected: 0, titles: ['', 'Work'], pinned: [] }
  const icon = '1719999999'
  const numbered = { ...link('linksaaaaaa', { parent: 1, order: 0, icon }), ...link('linksbbbbbb', { parent: 0 }) }
  expect(outline(read({ ...BASE, about, linktabs, ...numbered }))).toEqual([
    ['Bonjourr 1', 'linksbbbbbb'],
    ['Work', 'linksaaaaaa'],
  ])
  const named = { ...link('linksaaaaaa', { parent: '' }), ...link('linksbbbbbb', { parent: 'Gone' }) }
  expect(outline(read({ ...BASE, about, ...named, ...link('linkscccccc', { parent: 'links000000' }) }))).toEqual([
    ['Bonjourr 1', 'linksaaaaaa', 'linkscccccc'],
    ['Gone', 'linksbbbbbb'],
  ])
})

test('folders never hold folders, whatever their parents say', () => {
  const folders = {
    ...link('linksaaaaaa', { folder: true, parent: 'linksbbbbbb' }),
    ...link('linksbbbbbb', { folder: true, parent: 'linksaaaaaa' }),
    ...link('linkscccccc', { parent: 'linksbbbbbb' }),
  }
  const moveIn = read({ ...BASE, about, ...folders })
  expect(outline(moveIn)).toEqual([['Bonjourr', ['linksbbbbbb', 'linkscccccc']]])
  expect(leftFor(moveIn, 'empty')).toEqual(['linksaaaaaa'])
})

test('a background is a colour, an address, a file of the browser, or comes from a service', () => {
  const of = (backgrounds: object) => read({ ...BASE, about, backgrounds, ...link('linksaaaaaa', {}) })
  expect(settingsOf(of({ type: 'color', color: '#185A63' }))).toMatchObject({
    'wallpaper.wallpaperType': 0,
    'wallpaper.wallpaperBg': '#185A63',
  })
  expect(of({ type: 'files' }).left).toMatchObject([{ why: 'picture', part: 'wallpaper' }, { part: 'otherSettings' }])
  expect(of({ type: 'images' }).left).toMatchObject([{ why: 'part', part: 'wallpaper' }, { part: 'otherSettings' }])
  expect(of({ type: 'urls', urls: 'none' }).contents?.wallpaper).toBeUndefined()
})

test('a file of 2022 is the same in Base64', () => {
  const text = btoa(JSON.stringify({ ...BASE, about, ...link('linksaaaaaa', {}) }))
  expect(outline(read(text))).toEqual([['Bonjourr', 'linksaaaaaa']])
  expect(readAny(`${text.slice(0, 40)}!`)).toEqual({ problem: 'unknown' })
  expect(readAny(`${text.slice(0, 40)}____`)).toEqual({ problem: 'unknown' })
  expect(readAny(btoa('{"deep":'.repeat(9)))).toEqual({ problem: 'unknown' })
})

test('a file of Bonjourr without links and settings is told apart from an unknown one', () => {
  expect(readAny({ ...BASE, about })).toEqual({ problem: 'nothing', product: 'bonjourr' })
  expect(readAny({ about })).toEqual({ problem: 'nothing', product: 'bonjourr' })
  expect(readAny({ about: { version: 5 }, links: [] })).toEqual({ problem: 'unknown' })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MoveIn } from '../model.ts'
import { partsOf } from '../testing/files.ts'
import { createReader, offered, settingsOf } from '../testing/reading.ts'

const { readAny, read } = createReader(offered(['notes', 'weather', 'hot-search', 'calendar', 'clock']))
const sample = readFileSync(new URL('../formats/samples/naivetab.naivetab', import.meta.url))
const urlsIn = ({ groups }: MoveIn) => groups.flatMap(({ children }) => children.flatMap(({ url }) => url ?? []))
const general = { version: '2.6.6' }
const KEYMAP = { KeyA: { url: 'https://a.example/' } }
const file = (more: object) => ({ general, keyboardBookmark: { source: 2, keymap: KEYMAP }, ...more })

test('bookmarks of NaiveTab come as their keys lie on a keyboard, behind the widgets in use', () => {
  const { product, groups, left } = read(sample)
  expect(product).toBe('naivetab')
  expect(groups.map(({ name }) => name)).toEqual(['NaiveTab'])
  expect(groups[0]?.children).toMatchObject([
    { component: 'notes' },
    { component: 'weather' },
    { component: 'hot-search' },
    { name: '', url: 'https://www.baidu.com/', openType: 'tab' },
    { name: '邮箱', url: 'https://mail.example/' },
    { name: '天气预报', url: 'https://www.weather.example/' },
  ])
  expect(left).toContainEqual({ name: '书签管理', group: 'NaiveTab', why: 'page' })
})

test('note, engine, wallpaper and settings of NaiveTab come along', () => {
  const moveIn = read(sample)
  expect(moveIn.contents?.notes).toMatchObject([{ name: '', content: '买牛奶\n寄快递' }])
  expect(moveIn.contents?.engines).toEqual([{ name: 'Qwant', src: 'https://www.qwant.com/?q=%s' }])
  expect(moveIn.contents?.wallpaper).toBe('https://walls.example/night.jpg')
  expect(settingsOf(moveIn)).toEqual({
    'theme.isDarkMode': true,
    'theme.darkModeBySysten': false,
    'theme.pageTitle': '我的起始页',
    'theme.primaryColor': 'rgba(100, 160, 230, 1)',
    'time.isTime': true,
    'time.time24': false,
    'time.timeSecond': true,
    'search.isSearch': true,
    'search.searchPlaceholder': '搜点什么',
    'wallpaper.wallpaperVague': 6,
  })
})

test('what stays behind is named in words', () => {
  const moveIn = read(sample)
  expect(partsOf(moveIn)).toEqual(['countdown', 'bookmarkFolders', 'weather', 'otherSettings', 'shortcuts'])
  const unused = file({ countdown: { enabled: false }, yearProgress: { enabled: true }, weather: { enabled: false } })
  expect(read(unused).left).toEqual([{ name: '', group: '', why: 'widget', part: 'yearProgress' }])
})

test('bookmarks that the browser keeps are not in the file; those of the first start are nobody’s choice', () => {
  const first = { Digit1: { url: 'www.baidu.com' }, Digit2: { url: 'www.google.com' }, Digit3: { url: 'www.bing.com' } }
  const memo = { enabled: true, content: 'x' }
  const moveIn = read({ general, memo, keyboardBookmark: { enabled: true, source: 1, keymap: first } })
  expect(urlsIn(moveIn)).toEqual([])
  expect(moveIn.left[0]).toEqual({ name: '', group: '', why: 'picture', part: 'bookmarkFolders' })
  const own = { ...first, KeyA: { url: 'own.example' } }
  expect(urlsIn(read({ general, keyboardBookmark: { source: 1, keymap: own } }))).toHaveLength(4)
})

test('older files have other names for the same, before 0.9 in a record of their own', () => {
  const keymap = { q: { url: 'https://q.example/' }, 1: { url: 'one.example', name: 'One' }, F1: { url: 'f.example' } }
  const clockDigital = { enabled: true, format: 'hh:mm:ss' }
  for (const key of ['keyboard', 'bookmark'])
    expect(urlsIn(read({ general, [key]: { keymap } }))).toEqual([
      ...['https://one.example/', 'https://q.example/', 'https://f.example/'],
    ])
  const old = read({ style: { general: {} }, setting: { general, bookmark: { keymap }, clockDigital } })
  expect(urlsIn(old)).toHaveLength(3)
  expect(settingsOf(old)).toEqual({ 'time.isTime': true, 'time.time24': false, 'time.timeSecond': true })
})

test('a wallpaper is an address, named in a gallery, a colour, or left where it is', () => {
  const of = (fields: object) => read(file({ general: { ...general, isBackgroundImageEnabled: true, ...fields } }))
  const named = (networkSourceType: number, name: string) =>
    of({ backgroundImageSource: 1, backgroundImageList: [{ networkSourceType, name }] }).contents?.wallpaper
  expect(named(1, 'DarwinsArch_ZH-CN9740478501')).toBe(
    'https://cn.bing.com/th?id=OHR.DarwinsArch_ZH-CN9740478501_1920x1080.jpg',
  )
  expect(named(2, '19161535')).toBe('https://images.pexels.com/photos/19161535/pexels-photo-19161535.jpeg')
  expect(named(2, '../../x?y')).toBeUndefined()
  expect(of({ backgroundImageSource: 0 }).left[0]).toMatchObject({ why: 'picture', part: 'wallpaper' })
  expect(of({ backgroundImageSource: 3 }).left[0]).toMatchObject({ why: 'part', part: 'wallpaper' })
  const backgroundColor = ['rgba(232, 236, 241, 1)', 'rgba(26, 26, 46, 1)']
  expect(settingsOf(of({ isBackgroundImageEnabled: false, backgroundColor }))).toEqual({
    'wallpaper.wallpaperType': 0,
    'wallpaper.wallpaperBg': 'rgba(232, 236, 241, 1)',
  })
})

test('a file of NaiveTab without bookmarks and widgets is told apart from an unknown one', () => {
  expect(readAny({ general, keyboardBookmark: { keymap: {} } })).toEqual({ problem: 'nothing', product: 'naivetab' })
  expect(readAny({ general })).toEqual({ problem: 'unknown' })
  expect(readAny({ general: { version: 2 }, bookmark: { keymap: {} } })).toEqual({ problem: 'unknown' })
})

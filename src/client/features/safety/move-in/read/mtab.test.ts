import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftFor, partsOf } from '../testing/files.ts'
import { createReader, offered, outline, settingsOf } from '../testing/reading.ts'

const { readAny, read } = createReader(
  offered(['notes', 'weather', 'hot-search', 'wooden-fish'], ['1x1', '2x2', '2x4']),
)
const sample = readFileSync(new URL('../formats/samples/mtab.mtab', import.meta.url))
const icon = (id: string, more = {}) => ({ id, name: id, url: `https://${id}.example/`, type: 'icon', ...more })

test('pages, folders and cards of mtab come in their order, what stands in its dock alone behind them', () => {
  const moveIn = read(sample)
  expect(moveIn.product).toBe('mtab')
  expect(outline(moveIn)).toEqual([
    ['mtab 1', '天气预报', ['常用', '图库', '开源中国'], 'GitHub', '记事本', '视频'],
    ['开发', '终端'],
  ])
  expect(moveIn.groups.map((group) => group.icon)).toEqual(['', 'code'])
  const [weather, folder, github, note] = moveIn.groups[0]?.children ?? []
  expect(weather).toMatchObject({ component: 'weather', size: '2x4' })
  expect(folder?.children).toMatchObject([
    { src: 'https://icons.example/photos.png', background: 'rgb(55, 33, 40)' },
    { url: 'https://oschina.example/', background: '#fff' },
  ])
  expect(github).not.toHaveProperty('src')
  expect(note).toMatchObject({ component: 'notes' })
  expect(moveIn.groups[1]?.children[0]?.openType).toBe('popup')
})

test('what stays behind is named: cards without a counterpart, pages of mtab, pictures of its server', () => {
  const moveIn = read(sample)
  expect(leftFor(moveIn, 'widget')).toEqual(['人生进度'])
  expect(leftFor(moveIn, 'page')).toEqual(['设置'])
  expect(partsOf(moveIn)).toEqual(['pictures'])
  expect(moveIn.contents).toBeUndefined()
})

test('an icon whose page or folder is gone stands on the first page', () => {
  const link = [
    icon('a', { pid: 'gone', pageGroup: 'gone' }),
    icon('b', { type: 'component', component: 'iconGroup', url: 'iconGroup', pid: 'b' }),
    icon('c', { pid: 'b', url: '/other' }),
    icon('d', { pid: 'b' }),
  ]
  const moveIn = read({ link, tabbar: [] })
  expect(outline(moveIn)).toEqual([['mtab', 'a', ['b', 'd']]])
  expect(leftFor(moveIn, 'page')).toEqual(['c'])
})

test('the file that an admin exports has settings, too', () => {
  const theme = { backgroundImage: '/api/background', blur: 4, opacity: 0.1, timeColor: '#fff', nameColor: '#eee' }
  const sizes = { iconWidth: 70, iconRadius: 12, colsGap: 30, tabbar: true }
  const config = { openType: { linkOpen: true, autofocus: false }, theme: { ...theme, ...sizes } }
  const moveIn = read({ link: [icon('a'), icon('b', { app: 1 })], tabbar: [], config })
  expect(moveIn.groups[0]?.children.map(({ openType }) => openType)).toEqual(['tab', 'popup'])
  expect(settingsOf(moveIn)).toEqual({
    'icon.iconSize': 70,
    'icon.iconRadius': 12,
    'icon.iconGapX': 30,
    'icon.iconNameColor': '#eee',
    'time.timeColor': '#fff',
    'search.isSearchRefreshFocus': false,
    'wallpaper.wallpaperVague': 4,
    'wallpaper.wallpaperMask': 10,
  })
  expect(moveIn.left).toEqual([
    { name: '', group: '', why: 'picture', part: 'wallpaper' },
    { name: '', group: '', why: 'part', part: 'otherSettings' },
  ])
  const web = { theme: { backgroundImage: 'https://walls.example/a.jpg' } }
  expect(read({ link: [], tabbar: [], config: web }).contents?.wallpaper).toBe('https://walls.example/a.jpg')
})

test('a file of mtab without icons is told apart from an unknown one', () => {
  expect(readAny({ link: [], tabbar: [] })).toEqual({ problem: 'nothing', product: 'mtab' })
  expect(readAny({ link: [{ id: 'g', type: 'pageGroup', name: 'A' }], tabbar: [] })).toEqual({
    problem: 'nothing',
    product: 'mtab',
  })
  expect(readAny({ link: {}, tabbar: [] })).toEqual({ problem: 'unknown' })
  expect(readAny({ link: [icon('a')] })).toEqual({ problem: 'unknown' })
})

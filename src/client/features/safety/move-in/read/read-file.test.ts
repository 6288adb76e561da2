import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MOVE_IN_LIMITS, type MoveIn, type OnProgress } from '../model.ts'
import {
  countAccounted,
  faultOf,
  itabFile,
  leftFor,
  netscapeFile,
  partsOf,
  SAMPLES,
  WIDGETS,
} from '../testing/files.ts'
import { readMoveIn } from './read-file.ts'

const sample = (name: string) => readFileSync(new URL(`../formats/samples/${name}`, import.meta.url))
const bytesOf = (content: unknown) =>
  new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))

/** Reads content that must be of a known format. */
function read(content: unknown, onProgress?: OnProgress): MoveIn {
  const result = readMoveIn(content instanceof Uint8Array ? content : bytesOf(content), WIDGETS, onProgress)
  if ('problem' in result) throw new Error(result.problem)
  expect(faultOf(result)).toBeUndefined()
  return result
}

const itab = (...children: unknown[]) => ({ navConfig: [{ name: '主页', icon: 'home', children }] })
const site = (fields: object = {}) => ({ name: 'A', type: 'icon', url: 'https://www.a.example/', ...fields })
const tilesIn = (moveIn: MoveIn) => moveIn.groups.flatMap(({ children }) => children)
const tileOf = (fields: object) => tilesIn(read(itab(site(fields))))[0]

/** Names of groups with those of their tiles and folders. */
const outline = ({ groups }: MoveIn) =>
  groups.map(({ name, children }) => [
    name,
    ...children.map((tile) => (tile.children ? [tile.name, ...tile.children.map((child) => child.name)] : tile.name)),
  ])

describe('a sample', () => {
  test.each(SAMPLES)('$name has every entry as a tile or left behind', ({ name, entries }) => {
    expect(countAccounted(read(sample(name)))).toBe(entries)
  })

  test('of iTab is read with its widgets, letters and folders', () => {
    const moveIn = read(sample('itab.itabdata'))
    expect(moveIn.product).toBe('itab')
    expect(outline(moveIn)).toEqual([['主页', 'i天气', '热搜榜', '淘宝', '示例', ['工具', 'GitHub']], ['开发']])
    expect(moveIn.groups.map(({ icon }) => icon)).toEqual(['home', 'code'])
    expect(moveIn.left).toEqual([
      { name: '倒数日', group: '主页', why: 'widget' },
      { name: '浏览器设置', group: '主页', why: 'page' },
      { name: '内部页', group: '主页', why: 'page' },
    ])
    const [weather, , taobao, letters] = tilesIn(moveIn)
    expect(weather).toMatchObject({ type: 'component', component: 'weather', size: '2x4' })
    expect(taobao).toMatchObject({ src: 'https://files.codelife.cc/icons/taobao.svg', background: '#eb6f2d' })
    expect(letters).toMatchObject({ fontText: '示', background: '#1890ff' })
  })

  test('has names of what is seen alone, in whatever format', () => {
    const [name, fontText] = ['\u202eexe.\u200bgpj\u2066 👩\u200d💻', '\u202e字\u200b']
    const clean = 'exe.gpj 👩\u200d💻'
    const [tile] = tilesIn(read(itab(site({ name, iconText: fontText, backgroundColor: '#fff' }))))
    expect(tile?.name).toBe(clean)
    const marks = read(`<DL><p><DT><A HREF="https://a.example/">${name}</A></DL>`)
    expect(marks.bookmarks).toMatchObject([{ name: clean }])
    const encoded = { version: 0, revision: 1, writer: 'x' }
    const home = { groups: [{ name, children: [{ name, fontText }] }] }
    const { backup } = read({
      ...{ app: 'genkan', version: '0.1.0', time: 1 },
      sections: {
        nav_info: { home: { ...encoded, data: home } },
        notes: { notes: { ...encoded, data: [{ name, content: `${name}\n` }] } },
      },
      pictures: {},
    })
    expect(backup?.documents).toEqual({
      home: { ...encoded, data: { groups: [{ name: clean, children: [{ name: clean, fontText: '字' }] }] } },
      notes: { ...encoded, data: [{ name: clean, content: `${name}\n` }] },
    })
    const long = tilesIn(read(itab(site({ name: '😀'.repeat(300) }))))[0]
    expect(long?.name).toBe('😀'.repeat(MOVE_IN_LIMITS.name))
  })

  test('of Infinity has a group for each page, and names the parts that are none', () => {
    const moveIn = read(sample('infinity.infinity'))
    expect(outline(moveIn)).toEqual([['Infinity 1', 'GitHub', '文字', ['社区', '知乎']]])
    expect(leftFor(moveIn, 'page')).toEqual(['书签'])
    expect(partsOf(moveIn)).toEqual(['otherSettings'])
    expect(moveIn.contents?.engines).toEqual([{ key: 'baidu' }])
    const [github, letters, folder] = tilesIn(moveIn)
    expect(github?.src).toBe('https://infinityicon.infinitynewtab.com/user-share-icon/a23b.png')
    expect(letters).toMatchObject({ fontText: '珠峰', background: 'rgba(255,122,9,1)' })
    expect(folder?.children?.[0]?.src).toBe('data:image/png;base64,iVBORw0KGgo=')
  })

  test('of WeTab is read without its widgets', () => {
    const moveIn = read(sample('wetab.data'))
    expect(outline(moveIn)).toEqual([['主页', '哔哩哔哩', ['开发', 'Gitee']]])
    expect(leftFor(moveIn, 'widget')).toEqual(['天气'])
  })

  test('of Chrome has its top folders and the bookmarks beside them as groups', () => {
    const moveIn = read(sample('chrome.netscape'))
    expect(outline(moveIn)).toEqual([
      ['书签栏', '哔哩哔哩 (゜-゜)つロ 干杯~-bilibili', ['开发 & 工具', 'A <B>']],
      ['', '其他书签里的一条'],
    ])
    expect(moveIn.left).toEqual([
      { name: 'bookmarklet', group: '书签栏', why: 'address' },
      { name: '空文件夹', group: '书签栏', why: 'empty' },
    ])
  })

  test('of Chrome has the pictures that are in the file', () => {
    expect(tilesIn(read(sample('chrome.netscape')))[0]?.src).toBe('data:image/png;base64,iVBORw0KGgo=')
  })

  test('of Firefox is read without its queries', () => {
    const moveIn = read(sample('firefox.netscape'))
    expect(outline(moveIn)).toEqual([
      ['Bookmarks Toolbar', '掘金'],
      ['Bookmarks Menu', 'Mozilla'],
    ])
    expect(leftFor(moveIn, 'page')).toEqual(['Most Visited'])
  })
})

describe('a generated file', () => {
  test.each([300, 5000])('of %i links is read whole, and tells its progress', (links) => {
    const reports: (readonly [number, number])[] = []
    const moveIn = read(netscapeFile(links), (done, all) => reports.push([done, all]))
    expect(countAccounted(moveIn)).toBe(links)
    expect(leftFor(moveIn, 'address')).toHaveLength(links / 100)
    expect(moveIn.groups).toHaveLength(links / 100)
    const all = links * 0.99
    expect(reports.at(-1)).toEqual([all, all])
    expect(reports).toEqual(reports.toSorted(([a], [b]) => a - b))
  })

  test.each([390, 6500])('of iTab with %i entries is accounted for', (entries) => {
    const moveIn = read(itabFile(entries))
    expect(countAccounted(moveIn)).toBe(entries)
    const each = entries / 13
    for (const [why, count] of [
      ['widget', 1],
      ['page', 1],
      ['address', 1],
      ['nested', 1],
      ['empty', 1],
    ] as const)
      expect(leftFor(moveIn, why)).toHaveLength(each * count)
  })

  test('of more tiles than a home takes names the others', () => {
    const more = 30
    const moveIn = read(itab(...Array.from({ length: MOVE_IN_LIMITS.tiles + more }, () => site())))
    expect(tilesIn(moveIn)).toHaveLength(MOVE_IN_LIMITS.tiles)
    expect(leftFor(moveIn, 'limit')).toHaveLength(more)
  })
})

describe('a tile', () => {
  test('opens where it did', () => {
    expect([0, 1, 2, '1', 'self', 3, null, [], {}, ''].map((openType) => tileOf({ openType })?.openType)).toEqual([
      ...['popup', 'tab', 'self', 'tab', 'self'],
      ...[undefined, undefined, undefined, undefined, undefined],
    ])
  })

  test('has its size as rows by columns, names of sizes too, within the largest', () => {
    expect(['2x4', 'mini', 'medium', 's', 'l', '9x0', 'wide', 7].map((size) => tileOf({ size })?.size)).toEqual([
      ...['2x4', '1x1', '2x4', '1x2', '2x4', '6x1', '1x1', '1x1'],
    ])
  })

  test('of a widget has a size that we offer', () => {
    const sizes = ['4x4', '6x6', '2x3', '2x1', '', '3x3'].map(
      (size) => tilesIn(read(itab({ type: 'component', component: 'weather', size })))[0]?.size,
    )
    expect(sizes).toEqual(['4x4', '4x4', '2x2', '1x1', '1x2', '2x2'])
  })

  test('has a picture that can be shown, else its letters on a colour', () => {
    const letters = { fontText: 'AB', background: '#1890ff' }
    const faces = { iconText: 'AB', backgroundColor: '#1890ff' }
    for (const src of ['http://a.example/a.png', 'blob:x', 'data:text/html,x', 'face:1', '/u/a.webp', 'a.png', ''])
      expect(tileOf({ ...faces, src })).toMatchObject(letters)
    expect(tileOf({ ...faces, src: '//a.example/a.png' })?.src).toBe('https://a.example/a.png')
    expect(tileOf({ iconText: '一二三四五六七八九' })?.fontText).toBe('一二三四五六七八')
    expect(tileOf({ backgroundColor: 'red;background:url(x)' })?.background).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('has a picture of the file itself; one too large for it is held beside, one over 100 KB is not', () => {
    const picture = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`
    expect(tileOf({ src: picture(10_000) })?.src).toBe(picture(10_000))
    const large = read(itab(site({ src: picture(100_000) })))
    expect(tilesIn(large)[0]?.src).toBeUndefined()
    expect(large.pictures).toEqual([{ item: tilesIn(large)[0]?.id, data: picture(100_000) }])
    expect(read(itab(site({ src: picture(150_000) }))).pictures).toEqual([])
  })
})

describe('what is left behind', () => {
  test('is told apart by its address', () => {
    const leftOf = (url: string) => read(itab(site({ url }))).left[0]?.why
    for (const url of ['itab://note', 'About:blank', 'chrome://flags', 'edge://a', 'infinity://b', '{settings}'])
      expect(leftOf(url)).toBe('page')
    for (const url of ['javascript:1', 'file:///etc/passwd', 'data:text/html,x', 'ftp://a.example', 'a b', '/a'])
      expect(leftOf(url)).toBe('address')
  })

  test('are folders in folders, whose icons move out, and folders without any', () => {
    const inner = { name: 'inner', type: 'folder', children: [site({ name: 'deep' })] }
    const moveIn = read(
      itab({ name: 'outer', type: 'folder', children: [inner, site()] }, { name: 'none', type: 'folder' }),
    )
    expect(outline(moveIn)).toEqual([['主页', ['outer', 'deep', 'A']]])
    expect(moveIn.left).toEqual([
      { name: 'inner', group: '主页', why: 'nested' },
      { name: 'none', group: '主页', why: 'empty' },
    ])
  })

  test('is no widget in a folder, which moves to the page', () => {
    const weather = { name: 'W', type: 'component', component: 'weather' }
    expect(outline(read(itab({ name: 'F', type: 'folder', children: [weather, site()] })))).toEqual([
      ['主页', ['F', 'A'], 'W'],
    ])
  })

  test('is what has no form that is known, also what is no record', () => {
    expect(leftFor(read(itab(null, 3, [], 'x', {}, { name: 'B' })), 'form')).toEqual(['', '', '', '', '', 'B'])
  })
})

test('bookmarks may have very many folders side by side, whose elements no browser closes', () => {
  const { groups } = read(netscapeFile(90_000))
  expect(groups).toHaveLength(900)
})

import * as v from 'valibot'
import { plainGroupSchema, plainItemSchema } from '../../../../../shared/entities/item.ts'
import type { MoveIn, OfferedWidget, Part, Reason, Unreadable } from '../model.ts'

/** The samples of the formats, and how many entries each has. */
export const SAMPLES = [
  { name: 'itab.itabdata', entries: 9 },
  { name: 'itab-real.itabdata', entries: 15 },
  { name: 'infinity.infinity', entries: 5 },
  { name: 'wetab.data', entries: 4 },
  { name: 'tabliss.tabliss', entries: 6 },
  { name: 'sun-panel.sun-panel', entries: 5 },
  { name: 'bonjourr.bonjourr', entries: 7 },
  { name: 'mtab.mtab', entries: 10 },
  { name: 'naivetab.naivetab', entries: 7 },
  { name: 'chrome.netscape', entries: 6 },
  { name: 'firefox.netscape', entries: 4 },
] as const

/** Some widgets with the sizes that they have. */
export const WIDGETS: readonly OfferedWidget[] = [
  { id: 'weather', sizes: ['1x1', '1x2', '2x2', '2x4', '4x4'], size: '1x2' },
  { id: 'hot-search', sizes: ['1x1', '1x2', '2x2', '2x4', '4x4'], size: '2x4' },
  { id: 'calendar', sizes: ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'], size: '2x2' },
]

/** Entries of 10 kinds in turn: sites, components, addresses that are none, and folders with one in them. */
const itabNode = (index: number): object => {
  const site = { name: `site ${index}`, type: 'icon', url: `https://site-${index}.example/`, src: '' }
  const kinds: Readonly<Record<number, object>> = {
    1: { ...site, src: `https://icons.example/${index}.png` },
    2: { ...site, type: 'text', iconText: '示例', backgroundColor: '#1890ff' },
    3: { name: `weather ${index}`, type: 'component', component: 'weather', size: '2x4' },
    4: { name: `days ${index}`, type: 'component', component: 'daysMatter', size: '2x2' },
    5: { ...site, url: `itab://${index}` },
    6: { ...site, url: `javascript:alert(${index})` },
    7: {
      name: `folder ${index}`,
      type: 'folder',
      children: [site, { name: 'inner', type: 'folder', children: [site] }],
    },
    8: { name: `empty ${index}`, type: 'folder', children: [] },
  }
  return kinds[index % 10] ?? site
}

/** An export of iTab with so many entries, a multiple of 13: of every 10 nodes one is a folder with three in it. */
export function itabFile(entries: number): string {
  const nodes = Array.from({ length: (entries / 13) * 10 }, (_, index) => itabNode(index))
  const pages = Array.from({ length: Math.ceil(nodes.length / 100) }, (_, page) => ({
    id: String(page),
    name: `page ${page}`,
    icon: 'code',
    children: nodes.slice(page * 100, page * 100 + 100),
  }))
  return JSON.stringify({ navConfig: pages })
}

/** A browser's bookmarks: so many links in folders of 100; the last of each hundred is no address of the web. */
export function netscapeFile(links: number): string {
  const folders = Array.from({ length: Math.ceil(links / 100) }, (_, folder) => {
    const lines = Array.from({ length: Math.min(100, links - folder * 100) }, (_, index) => {
      const url = index === 99 ? 'javascript:void(0)' : `https://site-${folder}-${index}.example/`
      return `<DT><A HREF="${url}" ADD_DATE="1700000000" ICON="data:image/png;base64,iVBORw0KGgo=">${folder}-${index}</A>`
    })
    return `<DT><H3 ADD_DATE="1700000000">folder ${folder}</H3>\n<DL><p>\n${lines.join('\n')}\n</DL><p>`
  })
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<DL><p>\n${folders.join('\n')}\n</DL><p>`
}

/** Why a result breaks what is promised of every one; undefined if it does not. */
export function faultOf(result: MoveIn | Unreadable): string | undefined {
  if ('problem' in result) return undefined
  const tiles = result.groups.flatMap(({ children }) => children)
  const children = tiles.flatMap((tile) => tile.children ?? [])
  const ids = [...result.groups, ...tiles, ...children].map(({ id }) => id)
  if (new Set(ids).size < ids.length) return 'an id is there twice'
  if (!result.groups.every(({ children: _, ...group }) => v.is(plainGroupSchema, group))) return 'a group is invalid'
  if (!tiles.every(({ children: _, ...tile }) => v.is(plainItemSchema, tile))) return 'a tile is invalid'
  if (!children.every((child) => v.is(plainItemSchema, child) && child.type === 'icon')) return 'an icon is invalid'
  if (!tiles.every((tile) => tile.children === undefined || tile.component === 'folder'))
    return 'no folder has children'
  return undefined
}

/** Tiles and what is left behind of the entries, together. */
export const countAccounted = ({ groups, left }: MoveIn): number =>
  groups.reduce(
    (sum, { children }) => sum + children.reduce((all, tile) => all + 1 + (tile.children?.length ?? 0), 0),
    0,
  ) + left.filter(({ part }) => part === undefined).length

/** The names of what is left behind for a reason. */
export const leftFor = ({ left }: MoveIn, why: Reason): readonly string[] =>
  left.flatMap((one) => (one.why === why ? [one.name] : []))

/** What kinds of parts are left behind. */
export const partsOf = ({ left }: MoveIn): readonly Part[] => left.flatMap(({ part }) => part ?? [])

import type { Group, Home, Item } from '../../shared/entities/item.ts'

type Look = Omit<Partial<Item>, 'id' | 'name'>

const icon = (name: string, look: Look): Item => ({
  id: name,
  name,
  type: 'icon',
  size: '1x1',
  url: `https://${encodeURIComponent(name)}.example/`,
  ...look,
})

const widget = (component: string, size: string, frame: Look = {}): Item => ({
  id: component,
  name: '',
  type: 'component',
  component,
  size,
  ...frame,
})

const site = (name: string, id: string, frame: Look = {}) => icon(name, { src: `/icons/${id}.svg`, ...frame })

const SITES: readonly Item[] = [
  site('知乎', 'zhihu'),
  site('哔哩哔哩', 'bilibili'),
  site('GitHub', 'github'),
  icon('微信读书', { background: '#2aa7de' }),
  icon('Gone', { src: 'data:,', background: '#1c8a33' }),
  icon('Kimi', { background: '#16191e' }),
  icon('高德地图', { background: '#4ea4ec', fontText: '高' }),
  icon('Yellow', { background: '#ffe14d' }),
]

const folder = (children: readonly Item[], frame: Look = {}): Item => ({
  ...widget('folder', '2x2', frame),
  name: '设计',
  children,
})

const DOCK: readonly Item[] = [
  ...['schedule', 'calendar', 'notes', 'weather'].map((name) => widget(name, '1x1')),
  ...SITES.slice(0, 3),
]

const desktop = (mode: Group['mode'], children: readonly Item[], dock: readonly Item[] = DOCK): Home => ({
  groups: [{ id: 'main', name: '主页', icon: 'home', mode, lock: false, children }],
  dock,
})

/** Another tile of the same look. */
const again = (item: Item, at: number): Item => ({ ...item, id: `${item.id} ${at}` })

/** Desktops of every kind, by what they show. */
export const desktops: Readonly<Record<string, Home>> = {
  sequential: desktop(0, [
    widget('calendar', '2x2'),
    widget('weather', '2x2'),
    ...SITES.slice(0, 4),
    widget('hot-search', '2x4'),
    ...SITES.slice(4),
    widget('gu-shi', '2x4'),
    folder(SITES.map(again)),
    widget('clock', '1x2'),
    ...SITES.map(again),
    widget('wooden-fish', '1x1'),
  ]),
  free: desktop(1, [
    widget('clock', '2x2', { x: 240, y: 60, w: 300, h: 300 }),
    widget('hot-search', '2x4', { x: 620, y: 60, w: 520, h: 236 }),
    folder(SITES.map(again), { x: 1220, y: 60, w: 236, h: 236 }),
    ...SITES.slice(0, 4).map((item, at) => ({ ...item, x: 620 + at * 140, y: 360, w: 90, h: 90, r: 8 - at * 5 })),
    ...SITES.slice(4).map((item, at) => ({ ...item, x: 1260 + at * 110, y: 400 + at * 40, w: 58, h: 58 })),
    widget('calendar', '2x2', { x: 240, y: 440, w: 236, h: 236 }),
    widget('gu-shi', '2x4', { x: 620, y: 520, w: 440, h: 200 }),
  ]),
  empty: desktop(0, [], []),
  'a few tiles': desktop(0, SITES.slice(0, 5)),
  '5,000 tiles': desktop(
    0,
    Array.from({ length: 5000 }, (_, at) => again(SITES[at % SITES.length] ?? widget('clock', '2x2'), at)),
  ),
}

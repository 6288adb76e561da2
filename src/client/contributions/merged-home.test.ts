import { beforeAll, expect, test } from 'vitest'
import type { Home, Item } from '../../shared/entities/item.ts'
import { openMemoryCloud } from '../features/safety/sync/testing/memory-cloud.ts'
import { openPlainDevice } from '../features/safety/sync/testing/plain-device.ts'
import { findDocument, registerEverything } from './testing.ts'

beforeAll(() => registerEverything())

const icon = (id: string, more: Partial<Item> = {}): Item => ({ id, name: id, type: 'icon', size: '1x1', ...more })
const page = (id: string, ...children: readonly Item[]) => ({
  ...{ id, name: id, icon: '', mode: 0 as const, lock: false },
  children,
})

/** What two devices make of one desktop is valid on each side, and not together. */
test.each<[string, Home, Home, Home]>([
  [
    'each has deleted the page that the other has kept',
    { groups: [page('g'), page('h')], dock: [icon('d')] },
    { groups: [page('g')], dock: [icon('d')] },
    { groups: [page('h')], dock: [icon('d')] },
  ],
  [
    'one has put a tile into the dock that the other has made a component',
    { groups: [page('g', icon('a'), icon('b'))], dock: [] },
    { groups: [page('g', icon('b'))], dock: [icon('a')] },
    {
      groups: [page('g', icon('a', { type: 'component', component: 'folder', children: [icon('c')] }), icon('b'))],
      dock: [],
    },
  ],
])('%s: it is repaired, and the same on both', async (_what, before, mine, theirs) => {
  const { cloud } = openMemoryCloud()
  const documents = [findDocument('home')]
  const [one, other] = [openPlainDevice(cloud, { documents }), openPlainDevice(cloud, { documents })]
  one.put('home', before)
  await one.run()
  await other.join('restore')
  one.put('home', mine)
  other.put('home', theirs)
  await one.run()
  expect(await other.run()).toMatchObject({ at: 'done', sent: ['nav_info'] })
  expect(await one.run()).toMatchObject({ at: 'done', sent: [] })
  expect(await other.run()).toMatchObject({ at: 'done', sent: [] })
  const merged = one.read('home') as Home
  expect(other.read('home')).toEqual(merged)
  const ids = (items: readonly Item[]): readonly string[] =>
    items.flatMap(({ id, children = [] }) => [id, ...ids(children)])
  const all = [mine, theirs].flatMap(({ groups, dock }) =>
    ids([...groups.flatMap(({ children }) => children), ...dock]),
  )
  expect(ids([...merged.groups.flatMap(({ children }) => children), ...merged.dock]).toSorted()).toEqual(
    [...new Set(all)].toSorted(),
  )
})

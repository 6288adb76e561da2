import type { Group, Home, Item } from '../../../../../shared/entities/item.ts'

/** Tiles and groups for tests, named by their ids. */
export const icon = (id: string): Item => ({ id, name: id, type: 'icon', size: '1x1', url: `https://${id}.example/` })
export const widget = (id: string): Item => ({ id, name: '', type: 'component', component: 'clock', size: '2x2' })
export const folder = (id: string, children: readonly Item[]): Item => ({
  id,
  name: id,
  type: 'component',
  component: 'folder',
  size: '2x2',
  children,
})
export const group = (id: string, children: readonly Item[]): Group => ({
  id,
  name: id,
  icon: 'home',
  mode: 0,
  lock: false,
  children,
})

/** The ids of tiles and their contents, in order. */
export const idsIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsIn(children)])
export const idsOf = ({ groups, dock }: Home): readonly string[] => [
  ...groups.flatMap(({ children }) => idsIn(children)),
  ...idsIn(dock),
]

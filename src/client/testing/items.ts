/** A site item named `站 <id>`. */
export const site = (id: string, more: object = {}) => ({
  id,
  name: `站 ${id}`,
  type: 'icon',
  size: '1x1',
  url: `https://${id}.example/`,
  background: '#2b5f8f',
  ...more,
})

/** A group of the home screen named `组 <id>`. */
export const group = (id: string, children: readonly object[], more: object = {}) => ({
  id,
  name: `组 ${id}`,
  icon: 'home',
  mode: 0,
  lock: false,
  children,
  ...more,
})

/** A folder of size 2x2 named 文件夹. */
export const folder = (children: readonly object[]) => ({
  id: 'f',
  name: '文件夹',
  type: 'component',
  component: 'folder',
  size: '2x2',
  children,
})

/** A home screen of one tile of a widget. */
export const homeOf = (component: string, size = '2x2') => ({
  groups: [group('a', [{ id: 't', name: '', type: 'component', component, size }])],
  dock: [],
})

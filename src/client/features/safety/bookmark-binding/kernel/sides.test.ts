import { describe, expect, test } from 'vitest'
import { folder, group, icon, widget } from '../../../data/home/testing/items.ts'
import { browserSide } from './browser-side.ts'
import { folderChoices } from './folder-choices.ts'
import { BINDING_LIMIT, foreseeBinding } from './foresee-binding.ts'
import { contentsOf, pageSide, withPageChanges } from './page-side.ts'

const settings = { ...icon('s'), url: '{settings}' }
const HOME = {
  groups: [
    group('g', [
      icon('a'),
      widget('w'),
      settings,
      folder('f', [icon('b'), { ...settings, id: 't' }]),
      folder('own', [icon('c')]),
    ]),
    group('h', []),
  ],
  dock: [icon('d')],
}
const GROUP = { at: 'group', id: 'g' } as const
const idsOf = (nodes: readonly { readonly id: string }[] | undefined) => nodes?.map(({ id }) => id)

describe('the page’s side', () => {
  test('has icons with an address of the web, and folders but for those that are bound themselves', () => {
    const nodes = pageSide(HOME, GROUP, new Set(['own']))
    expect(idsOf(nodes)).toEqual(['a', 'f', 'b'])
    expect(nodes?.[1]).toMatchObject({ name: 'f', url: undefined, hasMore: true })
    expect(nodes?.[2]).toMatchObject({ parent: 'f', url: 'https://b.example/' })
    expect(idsOf(pageSide(HOME, { at: 'folder', id: 'f' }, new Set(['f'])))).toEqual(['b'])
  })
  test('completes addresses, and calls a tile without a name by its host', () => {
    const bare = { ...icon('x'), name: '', url: 'www.x.example' }
    expect(pageSide({ ...HOME, groups: [group('g', [bare])] }, GROUP, new Set())).toMatchObject([
      { name: 'x.example', url: 'https://www.x.example/' },
    ])
  })
  test('is none where the group or folder is gone', () => {
    expect(pageSide(HOME, { at: 'group', id: 'gone' }, new Set())).toBeUndefined()
    expect(contentsOf(HOME, { at: 'folder', id: 'a' })).toBeUndefined()
  })
})

describe('changes of the page', () => {
  const changed = (...changes: Parameters<typeof withPageChanges>[2]) =>
    withPageChanges(HOME, GROUP, changes, (url) => ({ background: `#${url.length}` }))
  test('leave pictures, sizes and places', () => {
    const wide = { ...icon('a'), size: '2x2', src: 'https://a.example/a.png' }
    const home = { ...HOME, groups: [group('g', [wide, icon('z')])] }
    const after = withPageChanges(
      home,
      GROUP,
      [{ kind: 'change', id: 'a', name: 'A', url: 'https://b.example/' }],
      () => ({}),
    )
    expect(after.groups[0]?.children[0]).toEqual({ ...wide, name: 'A', url: 'https://b.example/' })
  })
  test('add at the end, into folders made by the same step too', () => {
    const { groups } = changed(
      { kind: 'add', id: 'n', parent: '', name: 'N', url: undefined },
      { kind: 'add', id: 'm', parent: 'n', name: 'M', url: 'https://m.example/' },
    )
    expect(groups[0]?.children.at(-1)).toMatchObject({
      id: 'n',
      component: 'folder',
      children: [{ id: 'm', type: 'icon' }],
    })
  })
  test('move and remove the last of a folder too, but never a folder that holds something', () => {
    const { groups } = changed(
      { kind: 'move', id: 'c', parent: '' },
      { kind: 'remove', id: 'own' },
      { kind: 'remove', id: 'f' },
    )
    expect(idsOf(groups[0]?.children)).toEqual(['a', 'w', 's', 'f', 'c'])
  })
  test('of what is gone meanwhile are none', () => {
    expect(
      changed(
        { kind: 'remove', id: 'x' },
        { kind: 'change', id: 'x', name: 'X' },
        { kind: 'move', id: 'x', parent: '' },
      ),
    ).toEqual(HOME)
    expect(changed({ kind: 'move', id: 'a', parent: 'gone' })).toEqual(HOME)
  })
})

const FOLDER = {
  id: '5',
  title: '开发',
  children: [
    { id: 'a', title: 'A', url: 'https://a.example' },
    { id: 'j', title: 'J', url: 'javascript:void(0)' },
    { id: 's', title: '', url: 'data:', type: 'separator' },
    {
      id: 'f',
      title: 'F',
      children: [
        { id: 'b', title: '', url: 'https://b.example/' },
        { id: 'deep', title: 'Deep', children: [{ id: 'c', title: 'C', url: 'https://c.example/' }] },
      ],
    },
  ],
}

describe('the browser’s side', () => {
  test('has addresses of the web, those of its folders in a group, and says what it leaves', () => {
    const { nodes, leftOut } = browserSide(FOLDER, true)
    expect(idsOf(nodes)).toEqual(['a', 'f', 'b'])
    expect(nodes[1]).toMatchObject({ hasMore: true })
    expect(nodes[2]).toMatchObject({ parent: 'f', name: 'b.example' })
    expect(leftOut).toEqual({ addresses: 1, folders: 1 })
  })
  test('has no folders for a folder', () => {
    const first = browserSide(FOLDER, true).nodes.find(({ url }) => url === undefined)
    const apart = browserSide(FOLDER, true, new Set([first?.id ?? ''])).nodes
    expect(apart.filter(({ id, parent }) => id === first?.id || parent === first?.id)).toEqual([])
    const { nodes, leftOut } = browserSide(FOLDER, false)
    expect(idsOf(nodes)).toEqual(['a'])
    expect(leftOut).toEqual({ addresses: 1, folders: 1 })
  })
  test('offers all folders but those of an administrator', () => {
    const managed = { id: 'm', title: 'Managed', unmodifiable: 'managed', children: [] }
    const roots = [{ id: '1', title: 'Bar', children: [FOLDER] }, managed]
    expect(folderChoices(roots).map(({ name, path }) => [...path, name].join('/'))).toEqual([
      ...['Bar', 'Bar/开发', 'Bar/开发/F', 'Bar/开发/F/Deep'],
    ])
  })
})

test('what is foreseen counts bookmarks, and refuses too many', () => {
  const page = pageSide(HOME, GROUP, new Set()) ?? []
  expect(foreseeBinding(page, FOLDER, GROUP)).toMatchObject({ toPage: 1, toBrowser: 2, isTooMuch: false })
  const many = Array.from({ length: BINDING_LIMIT + 1 }, (_, at) => ({
    id: `${at}`,
    title: `${at}`,
    url: `https://${at}.example/`,
  }))
  expect(foreseeBinding([], { id: 'm', title: 'M', children: many }, GROUP)).toMatchObject({ isTooMuch: true })
})

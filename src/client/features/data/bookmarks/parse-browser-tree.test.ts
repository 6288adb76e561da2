import { expect, test } from 'vitest'
import type { BookmarkNode } from '../../../../shared/entities/bookmark.ts'
import { parseBrowserTree } from './parse-browser-tree.ts'

const outline = (nodes: readonly BookmarkNode[]): unknown =>
  nodes.map((node) => ('children' in node ? { [node.name]: outline(node.children) } : `${node.name} ${node.url}`))

/** As Chromium gives it. */
const CHROMIUM = [
  {
    id: '1',
    title: '书签栏',
    children: [
      { id: '4', title: '哔哩哔哩', url: 'https://www.bilibili.com/', dateAdded: 1_764_000_000_123.5 },
      {
        id: '5',
        title: '开发',
        children: [
          { id: '6', title: 'bookmarklet', url: 'javascript:void(0)' },
          { id: '7', title: '', url: 'https://a.example/' },
          { id: '8', title: '空文件夹', children: [] },
        ],
      },
    ],
  },
  { id: '2', title: '其他书签', children: [] },
]

test('a tree of Chromium has what its file would have', () => {
  const { folder, nodes, skipped, emptyFolders } = parseBrowserTree(CHROMIUM)
  expect(outline(nodes)).toEqual([
    '哔哩哔哩 https://www.bilibili.com/',
    { 开发: ['https://a.example/ https://a.example/'] },
  ])
  expect(folder).toBe('书签栏')
  expect(nodes[0]).toMatchObject({ added: 1_764_000_000, tags: [] })
  const path = ['书签栏', '开发']
  expect(skipped).toEqual([{ name: 'bookmarklet', address: 'javascript:void(0)', path }])
  expect(emptyFolders).toEqual([{ name: '空文件夹', path }])
})

test('Firefox has separators and queries, which are no bookmarks, and folders of other names', () => {
  const { nodes, skipped } = parseBrowserTree([
    {
      id: 'toolbar_____',
      title: 'Bookmarks Toolbar',
      type: 'folder',
      children: [
        { id: 'a', title: 'A', type: 'bookmark', url: 'https://a.example/' },
        { id: 's', title: '', type: 'separator', url: 'data:' },
        { id: 'q', title: 'Recent', type: 'bookmark', url: 'place:sort=8' },
      ],
    },
    {
      id: 'menu________',
      title: 'Bookmarks Menu',
      type: 'folder',
      children: [{ id: 'b', title: 'B', url: 'http://b.example/' }],
    },
  ])
  expect(outline(nodes)).toEqual([
    { 'Bookmarks Toolbar': ['A https://a.example/'] },
    { 'Bookmarks Menu': ['B http://b.example/'] },
  ])
  expect(skipped.map(({ name }) => name)).toEqual(['Recent'])
})

test('holds no more than the limit, and says what was left out', () => {
  const { nodes, skipped } = parseBrowserTree(CHROMIUM, 1)
  expect(outline(nodes)).toEqual(['哔哩哔哩 https://www.bilibili.com/'])
  expect(skipped).toHaveLength(2)
})

import { describe, expect, test } from 'vitest'
import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../../shared/entities/bookmark.ts'
import { parseNetscape } from './parse-netscape.ts'

/** Names of folders with their content, addresses of bookmarks. */
const outline = (nodes: readonly BookmarkNode[]): unknown =>
  nodes.map((node) => ('children' in node ? { [node.name]: outline(node.children) } : `${node.name} ${node.url}`))

const CHROME = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3 PERSONAL_TOOLBAR_FOLDER="true">书签栏</H3>
  <DL><p>
    <DT><A HREF="https://www.bilibili.com/" ICON="data:image/png;base64,iVBORw0KGgo=">哔哩哔哩</A>
    <DT><H3>开发 &amp; 工具</H3>
    <DL><p>
      <DT><A HREF="https://example.com/?a=1&amp;b=2">A &lt;B&gt;</A>
      <DT><A HREF="javascript:void(0)">bookmarklet</A>
      <DT><H3>空文件夹</H3>
      <DL><p>
      </DL><p>
    </DL><p>
  </DL><p>
  <DT><H3>其他书签</H3>
  <DL><p>
    <DT><A HREF="http://192.168.1.1/">路由器</A>
  </DL><p>
</DL><p>`

describe('a file of bookmarks', () => {
  test('keeps folders, names and addresses; without what is no address of the web, and without empty folders', () => {
    const { folder, nodes, skipped, emptyFolders } = parseNetscape(CHROME)
    expect(outline(nodes)).toEqual([
      { 书签栏: ['哔哩哔哩 https://www.bilibili.com/', { '开发 & 工具': ['A <B> https://example.com/?a=1&b=2'] }] },
      { 其他书签: ['路由器 http://192.168.1.1/'] },
    ])
    expect(folder).toBe('')
    const path = ['书签栏', '开发 & 工具']
    expect(skipped).toEqual([{ name: 'bookmarklet', address: 'javascript:void(0)', path }])
    expect(emptyFolders).toEqual([{ name: '空文件夹', path }])
  })

  test('of a single folder is what is in it', () => {
    const html = '<DL><DT><H3>Bar</H3><DL><DT><A HREF="https://a.example/">A</A></DL></DL>'
    const { folder, nodes } = parseNetscape(html)
    expect(outline(nodes)).toEqual(['A https://a.example/'])
    expect(folder).toBe('Bar')
  })

  test('has the name that its heading says, unless that is only the title of all such files', () => {
    const file = (heading: string) =>
      `<TITLE>Bookmarks</TITLE><H1>${heading}</H1><DL><DT><A HREF="https://a.example/">A</A></DL>`
    expect(parseNetscape(file('Bookmarks')).folder).toBe('')
    expect(parseNetscape(file('Bookmarks  Menu')).folder).toBe('Bookmarks Menu')
  })

  test('has the pictures of its bookmarks beside them, as far as they are in the file', () => {
    const { nodes, icons } = parseNetscape(
      `<DL><DT><A HREF="https://a.example/" ICON="data:image/png;base64,AA">A</A>
      <DT><A HREF="https://b.example/" ICON="https://b.example/favicon.ico">B</A><DT><A HREF="https://c.example/">C</A></DL>`,
    )
    expect(nodes.map(({ id }) => icons.get(id))).toEqual(['data:image/png;base64,AA', undefined, undefined])
  })

  test('has tags and dates, in whatever unit they are written', () => {
    const { nodes } = parseNetscape(
      `<DL><DT><A HREF="https://a.example/" ADD_DATE="1764000000" TAGS="news, to read,News">A</A>
      <DT><A HREF="https://b.example/" ADD_DATE="1764000000123456">B</A>
      <DT><A HREF="https://c.example/" ADD_DATE="1764000000123">C</A><DT><A HREF="https://d.example/" ADD_DATE="x">D</A></DL>`,
    )
    const [first, ...others] = nodes
    expect(first).toMatchObject({ tags: ['news', 'to read'], added: 1_764_000_000 })
    expect(others.map((node) => 'added' in node && node.added)).toEqual([1_764_000_000, 1_764_000_000, 0])
  })

  test('is read without end tags, with separators and descriptions', () => {
    const html = `<DL><p><DT><A HREF="https://a.example/">A<DD>about A
      <HR><DT><A HREF="https://b.example/">B`
    expect(outline(parseNetscape(html).nodes)).toEqual(['A https://a.example/', 'B https://b.example/'])
  })

  test('has no folder without a name: what is in it is beside it', () => {
    const html = `<DL><DT><A HREF="https://a.example/">A</A><DL><DT><A HREF="https://b.example/">B</A></DL>
      <DT><H3></H3><DL><DT><A HREF="https://c.example/">C</A></DL></DL>`
    expect(outline(parseNetscape(html).nodes)).toEqual([
      'A https://a.example/',
      'B https://b.example/',
      'C https://c.example/',
    ])
  })

  test('gives a bookmark without a name its address, and shortens long names', () => {
    const long = 'x'.repeat(999)
    const html = `<DL><DT><A HREF="https://a.example/"></A><DT><A HREF="https://b.example/">${long}</A>
      <DT><A HREF="https://c.example/${long}"></A></DL>`
    const [first, ...others] = parseNetscape(html).nodes
    expect(first?.name).toBe('https://a.example/')
    for (const { name } of others) expect(name).toHaveLength(BOOKMARK_LIMITS.nameLength)
  })

  test('holds no more than the limit, and says how many were left out', () => {
    const html = `<DL>${'<DT><A HREF="https://a.example/">A</A>'.repeat(BOOKMARK_LIMITS.nodes + 3)}</DL>`
    const { nodes, skipped } = parseNetscape(html)
    expect(nodes).toHaveLength(BOOKMARK_LIMITS.nodes)
    expect(skipped).toHaveLength(3)
  })

  test('nested beyond the limit loses no bookmark', () => {
    const deep = 400
    const html = `${'<DL><DT><A HREF="https://a.example/">A</A><DT><H3>F</H3>'.repeat(deep)}${'</DL>'.repeat(deep)}`
    const all = (nodes: readonly BookmarkNode[]): number =>
      nodes.reduce((sum, node) => sum + ('children' in node ? all(node.children) : 1), 0)
    expect(all(parseNetscape(html).nodes)).toBe(deep)
  })

  test('that is no such file has none', () => {
    for (const text of ['', '{"a":1}', '<html><a href="https://a.example/">A</a></html>', '\0\xff'])
      expect(parseNetscape(text).nodes).toEqual([])
  })
})

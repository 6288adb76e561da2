import { afterEach, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { type BookmarkNode, isFolder, plainBookmark } from '../../../shared/entities/bookmark.ts'
import { connect } from '../../core/net/call.ts'
import { testCallPorts } from '../../core/testing.ts'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { homeOf } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'

const { findViolations, press } = commands

const mark = (id: string, tags: readonly string[] = []) => ({
  ...plainBookmark(id, id.toUpperCase(), `https://${id}.example/`),
  tags,
})
const TREE: readonly BookmarkNode[] = [
  { id: 'f', name: 'F', children: [mark('a', ['news']), mark('b')] },
  mark('c', ['news', 'later']),
  mark('d'),
]

afterEach(() => connect(testCallPorts()))

/** Opens the window on a wide screen. */
async function open(nodes: readonly BookmarkNode[] = TREE): Promise<Locator> {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('book-marks', '2x2'), 'book-marks': nodes, 'book-marks.view': { order: 'hand' } })
  return openWindow('book-marks')
}

/** Ids of what is kept, with what is in folders in brackets. */
const kept = (nodes = documentValue('book-marks') as readonly BookmarkNode[]): string =>
  nodes.map((node) => (isFolder(node) ? `${node.id}(${kept(node.children)})` : node.id)).join(' ')
const row = (opened: Locator, name: string) => opened.getByRole('link', { name: new RegExp(`^${name}\\b`) })
const dialog = (name: string) => page.getByRole('dialog', { name })

test('a bookmark is added with its folder and tags, edited by F2, and each is undone', async () => {
  const opened = await open()
  await opened.getByRole('tabpanel').getByRole('button', { name: '添加', exact: true }).click()
  const adding = dialog('添加书签')
  await adding.getByRole('button', { name: '添加', exact: true }).click()
  await expect.element(adding.getByText('请输入网址')).toBeVisible()
  await adding.getByLabelText('网址').fill('192.168.1.2/a')
  await expect.element(adding.getByLabelText('名称')).toHaveValue('192.168.1.2')
  await adding.getByLabelText('名称').fill('NAS')
  await adding.getByRole('button', { name: 'later' }).click()
  await expect.element(adding.getByLabelText('标签', { exact: true })).toHaveValue('later')
  await adding.getByRole('radio', { name: 'F' }).click()
  expect(await findViolations('#layer-dialog', { wcagOnly: true })).toEqual([])
  await adding.getByRole('button', { name: '添加', exact: true }).click()
  await expect.element(page.getByText('已添加「NAS」')).toBeVisible()
  const [folder] = documentValue('book-marks') as readonly BookmarkNode[]
  expect(folder && isFolder(folder) && folder.children.at(-1)).toMatchObject({
    ...{ name: 'NAS', url: 'http://192.168.1.2/a', tags: ['later'] },
  })

  row(opened, 'C').element().focus()
  await press('F2')
  const editing = dialog('编辑书签')
  await editing.getByLabelText('名称').fill('C2')
  await editing.getByLabelText('标签', { exact: true }).fill('news，two words')
  await press('Enter')
  await expect.element(row(opened, 'C2')).toBeVisible()
  await expect.element(opened.getByRole('navigation', { name: '标签' }).getByText('two words')).toBeVisible()
  await expect.element(row(opened, 'C2')).toHaveFocus()
  await press('Control+z')
  await expect.element(row(opened, 'C2')).not.toBeInTheDocument()
  await press('Control+z')
  expect(kept()).toBe('f(a b) c d')
})

test('rows are moved by keys, chosen with Shift, cut and pasted, and deleted together', soak, async () => {
  const opened = await open()
  row(opened, 'D').element().focus()
  await press('Alt+ArrowUp')
  expect(kept()).toBe('f(a b) d c')
  await expect.element(row(opened, 'D')).toHaveFocus()
  await press('Shift+ArrowDown')
  await expect.element(opened.getByText('已选 2 项')).toBeVisible()
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await press('Control+x')
  await opened.getByRole('navigation', { name: '文件夹' }).getByRole('button', { name: /^F/ }).click()
  row(opened, 'A').element().focus()
  await press('Control+v')
  await expect.element(row(opened, 'D')).toBeVisible()
  expect(kept()).toBe('f(a b d c)')
  await press('Control+a')
  await press('Delete')
  await expect.element(opened.getByText('这个文件夹里没有书签')).toBeVisible()
  await press('Control+z')
  expect(kept()).toBe('f(a b d c)')
})

test('chosen rows go to a new folder and get a tag, by which they are found', soak, async () => {
  const opened = await open()
  await opened.getByRole('button', { name: '更多操作', exact: true }).click()
  await page.getByRole('menuitem', { name: '新建文件夹' }).click()
  await dialog('新建文件夹').getByRole('textbox').fill('G')
  await press('Enter')
  await expect.element(opened.getByRole('button', { name: 'G 0 个' })).toBeVisible()
  await opened.getByRole('checkbox', { name: '选择「C」' }).click()
  await row(opened, 'D').click()
  await opened.getByRole('toolbar').getByRole('button', { name: '标签' }).click()
  const tagging = dialog('2 个书签的标签')
  await expect.element(tagging.getByRole('checkbox', { name: 'news' })).toBePartiallyChecked()
  await tagging.getByRole('textbox', { name: '新标签' }).fill('both')
  await press('Enter')
  await tagging.getByRole('button', { name: '完成' }).click()
  await opened.getByRole('toolbar').getByRole('button', { name: '移动' }).click()
  await dialog('移动到文件夹').getByRole('radio', { name: 'G' }).click()
  await dialog('移动到文件夹').getByRole('button', { name: '移动' }).click()
  await expect.element(page.getByText('已把 2 项移到「G」')).toBeVisible()
  await opened.getByRole('navigation', { name: '标签' }).getByRole('button', { name: /^both/ }).click()
  await expect.element(row(opened, 'C')).toBeVisible()
  await expect.element(row(opened, 'D')).toBeVisible()
  await expect.element(row(opened, 'A')).not.toBeInTheDocument()
})

test('folders are made in one another, renamed and deleted where they are listed, and each is undone', async () => {
  const opened = await open()
  const folders = opened.getByRole('navigation', { name: '文件夹' })
  const name = folders.getByRole('textbox', { name: '文件夹名称' })
  await folders.getByRole('button', { name: '「F」文件夹选项' }).click()
  await page.getByRole('menuitem', { name: '在里面新建文件夹' }).click()
  await name.fill('G')
  await press('Enter')
  await expect.element(folders.getByRole('button', { name: /^G/ })).toHaveAttribute('aria-current')
  const outline = () => JSON.stringify(documentValue('book-marks')).match(/"name":"[FGH]\d?"/g)
  expect(outline()).toEqual(['"name":"F"', '"name":"G"'])
  await folders.getByRole('button', { name: /^F/ }).click()
  await press('F2')
  await name.fill('F2')
  await press('Enter')
  await expect.element(folders.getByRole('button', { name: /^F2/ })).toHaveFocus()
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await press('Delete')
  await expect.element(folders.getByRole('button', { name: /^全部书签/ })).toHaveFocus()
  expect(kept()).toBe('c d')
  await press('Control+z')
  await press('Control+z')
  expect(outline()).toEqual(['"name":"F"', '"name":"G"'])
})

test('of the pages that are there twice one stays, the first or the chosen one', soak, async () => {
  const opened = await open([
    { id: 'f', name: 'F', children: [mark('a')] },
    { ...mark('a2'), url: 'http://www.a.example?utm_source=x' },
    { ...mark('d'), url: 'https://d.example/x' },
    { ...mark('d2'), url: 'https://d.example/x/' },
  ])
  await opened.getByRole('button', { name: '更多操作', exact: true }).click()
  await page.getByRole('menuitem', { name: '重复的书签' }).click()
  await expect.element(opened.getByText('2 个网页收藏了不止一次')).toBeVisible()
  await opened.getByRole('radio', { name: /^A2/ }).click()
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await opened.getByRole('button', { name: '删除多余的 2 条' }).click()
  await expect.element(opened.getByText('没有重复的书签')).toBeVisible()
  expect(kept()).toBe('f() a2 d')
  await page.getByRole('button', { name: '撤销' }).click()
  expect(kept()).toBe('f(a) a2 d d2')
})

test('dead links are looked for on request alone; what is gone is deleted and marked, what has moved is updated', async () => {
  const asked: string[] = []
  const told: Readonly<Record<string, object>> = {
    'https://a.example/': { state: 'gone' },
    'https://c.example/': { state: 'moved', to: 'https://c.example/new' },
  }
  connect({
    ...testCallPorts(),
    server: '',
    fetch: async (_path, init) => {
      const { urls }: { urls: string[] } = JSON.parse(String(init?.body))
      asked.push(...urls)
      return Response.json({ code: 0, msg: '', data: { links: urls.map((url) => told[url] ?? { state: 'ok' }) } })
    },
  })
  const opened = await open()
  await opened.getByRole('button', { name: '更多操作', exact: true }).click()
  await page.getByRole('menuitem', { name: '检查失效链接' }).click()
  await expect.element(opened.getByRole('button', { name: '开始检查' })).toBeVisible()
  expect(asked).toEqual([])
  await opened.getByRole('button', { name: '开始检查' }).click()
  await opened.getByRole('button', { name: '全部换成新网址' }).click()
  expect(asked).toHaveLength(4)
  expect(JSON.stringify(documentValue('book-marks'))).toContain('https://c.example/new')
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await opened.getByRole('navigation', { name: '文件夹' }).getByRole('button', { name: /^F/ }).click()
  await expect.element(row(opened, 'A').getByText('失效')).toBeVisible()
  await opened.getByRole('button', { name: '更多操作', exact: true }).click()
  await page.getByRole('menuitem', { name: '检查失效链接' }).click()
  await opened.getByRole('button', { name: '全部删除' }).click()
  expect(kept()).toBe('f(b) c d')
  connect(testCallPorts())
  await opened.getByRole('button', { name: '重新检查' }).click()
  await expect.element(opened.getByText('现在连不上服务器，检查需要它')).toBeVisible()
})

test('a tile shows the folder that is chosen on it, and adds to one that is empty', soak, async () => {
  await page.viewport(1440, 900)
  const empty = { id: 'e', name: 'E', children: [] }
  await drawPage({
    home: homeOf('book-marks', '2x2'),
    'book-marks': [...TREE, empty],
    'book-marks.tiles': { folders: {} },
  })
  const tile = page.getByRole('article', { name: '书签' })
  await expect.element(tile.getByRole('link', { name: 'A' })).toBeVisible()
  await tile.getByRole('button', { name: '选择文件夹' }).click()
  await page.getByRole('menuitemradio', { name: 'E' }).click()
  await expect.element(tile.getByText('这个文件夹里没有书签')).toBeVisible()
  expect(await findViolations('article', { wcagOnly: true })).toEqual([])
  await tile.getByRole('button', { name: '添加书签' }).click()
  await expect.element(dialog('添加书签').getByRole('radio', { name: 'E' })).toBeChecked()
  await press('Escape')
  await tile.getByRole('button', { name: '选择文件夹' }).click()
  await page.getByRole('menuitemradio', { name: 'F' }).click()
  await expect.element(tile.getByRole('link', { name: 'B' })).toBeVisible()
  await expect.element(tile.getByRole('link', { name: 'C' })).not.toBeInTheDocument()
})

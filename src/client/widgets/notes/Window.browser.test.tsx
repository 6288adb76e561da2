import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { textsOf } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'
import { selectNote, showFolder } from './current-note.ts'
import type { Note, Notes } from './model.ts'

const { findViolations, press, typeText } = commands

const note = (id: string, content: string, more: Partial<Note> = {}): Note => ({
  ...{ id, name: '', time: 1e12, content },
  ...more,
})

beforeEach(() => {
  showFolder('')
  selectNote('')
})

async function open(value: Notes, width = 1440): Promise<Locator> {
  await page.viewport(width, 900)
  await drawPage({ home: homeOf('notes', '2x2'), notes: value })
  return openWindow('notes')
}

const stored = () => documentValue('notes') as Notes
const folderNames = () => stored().folders?.map(({ name }) => name)
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })

test('folders are made, filled, renamed, put into each other and deleted', async () => {
  const opened = await open({ noteList: [note('a', 'alpha', { time: 2e12 }), note('b', 'beta')] })
  const folders = opened.getByRole('navigation', { name: '文件夹' })
  const titles = () =>
    textsOf(
      opened
        .getByRole('navigation')
        .getByRole('button')
        .filter({ hasText: /alpha|beta/ }),
    )
  const name = folders.getByRole('textbox', { name: '文件夹名称' })
  await opened.getByRole('button', { name: '列表选项' }).click()
  await menuItem('新建文件夹').click()
  await name.fill('工作/2026')
  await press('Enter')
  await expect.poll(folderNames).toEqual(['工作', '2026'])
  await expect.element(opened.getByText('这个文件夹里还没有便签')).toBeVisible()

  await folders.getByRole('button', { name: /^全部便签/ }).click()
  await opened.getByRole('button', { name: /^alpha/ }).click({ button: 'right' })
  await menuItem('移动到').click()
  await page.getByRole('menuitemcheckbox', { name: '工作/2026' }).click()
  await folders.getByRole('button', { name: /^工作/ }).click()
  await expect.poll(titles).toHaveLength(1)
  await expect.element(folders.getByRole('button', { name: /^工作/ })).toHaveTextContent('工作1')

  await folders.getByRole('button', { name: /^全部便签/ }).click()
  const work = folders.getByRole('button', { name: /^工作/ })
  await opened.getByRole('button', { name: /^beta/ }).dropTo(work)
  await expect.element(work).toHaveTextContent('工作2')
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])

  await work.click()
  await press('F2')
  await name.fill('项目')
  await press('Enter')
  await expect.poll(folderNames).toEqual(['项目', '2026'])
  await folders.getByRole('button', { name: /^项目/ }).click()
  await press('Delete')
  await expect.poll(folderNames).toEqual(['2026'])
  expect(stored().noteList).toHaveLength(2)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(folderNames).toEqual(['项目', '2026'])
})

test('a narrow window keeps to its list while folders are listed and notes deleted', soak, async () => {
  const noteList = [note('a', 'alpha', { time: 2e12 }), note('b', 'beta', { folder: 'f' }), note('c', 'gamma')]
  const opened = await open({ noteList, folders: [{ id: 'f', name: '工作', parent: '' }] }, 560)
  await opened.getByRole('button', { name: '返回列表' }).click()
  const folders = opened.getByRole('navigation', { name: '文件夹' })
  await folders.getByRole('button', { name: /^工作/ }).click()
  await expect.element(opened.getByRole('button', { name: /^beta/ })).toBeVisible()
  await folders.getByRole('button', { name: /^全部便签/ }).click()
  opened
    .getByRole('button', { name: /^alpha/ })
    .element()
    .focus()
  await press('Delete')
  await expect.element(opened.getByRole('button', { name: /^alpha/ })).not.toBeInTheDocument()
  await opened.getByRole('button', { name: /^gamma/ }).click()
  await expect.element(opened.getByRole('textbox', { name: '标题' })).toHaveAttribute('placeholder', 'gamma')
})

test('notes are pinned, duplicated and deleted by the keys of the list, and sorted by title', async () => {
  const opened = await open({ noteList: [note('b', 'beta', { time: 2e12 }), note('a', 'alpha')] })
  const list = opened.getByRole('navigation').getByRole('listitem')
  await expect.poll(() => textsOf(list)).toMatchObject([/beta/, /alpha/].map((one) => expect.stringMatching(one)))
  await opened.getByRole('button', { name: '列表选项' }).click()
  await menuItem('排序').click()
  await page.getByRole('menuitemcheckbox', { name: '按标题' }).click()
  const order = () => textsOf(list).map((text) => /alpha|beta/.exec(text ?? '')?.[0])
  await expect.poll(order).toEqual(['alpha', 'beta'])
  const beta = opened.getByRole('button', { name: /^beta/ })
  beta.element().focus()
  await press('p')
  await expect.poll(order).toEqual(['beta', 'alpha'])
  beta.element().focus()
  await press('Control+d')
  await expect.poll(order).toEqual(['beta', 'alpha', 'beta'])
  opened
    .getByRole('button', { name: /^alpha/ })
    .element()
    .focus()
  await press('Delete')
  await expect.poll(order).toEqual(['beta', 'beta'])
})

test('links are completed, followed, made, counted and kept as the note gets another name', soak, async () => {
  const opened = await open({ noteList: [note('a', '', { time: 2e12 }), note('b', '会议记录\n周三')] })
  const editor = opened.getByRole('textbox', { name: '正文' })
  const title = opened.getByRole('textbox', { name: '标题' })
  await editor.click()
  await typeText('去 [[会')
  await page.getByRole('option', { name: '会议记录' }).click() // keys are taken a moment after it has appeared
  await typeText(' 和 [[新的')
  await press('Escape')
  await typeText(']]')
  await opened.getByText('预览', { exact: true }).click()
  await opened.getByRole('link', { name: '新的' }).click()
  await expect.element(title).toHaveValue('新的')
  await expect.element(opened.getByRole('button', { name: '1 条便签链接到这里' })).toBeVisible()
  await opened.getByRole('region', { name: '1 条便签链接到这里' }).getByRole('button', { name: /^去/ }).click()

  await opened.getByText('编辑', { exact: true }).click()
  await editor.click()
  await press('Control+Home')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('Control+Enter')
  await expect.element(title).toHaveAttribute('placeholder', '会议记录')
  await title.fill('周会')
  await press('Enter')
  await expect.poll(() => stored().noteList.find(({ id }) => id === 'a')?.content).toBe('去 [[周会]] 和 [[新的]]')
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => stored().noteList.find(({ id }) => id === 'a')?.content).toBe('去 [[会议记录]] 和 [[新的]]')
})

test('a task is checked by its box in the editor, in the preview and on the tile, and each is undone', async () => {
  const before = '# 周末\n\n- [ ] 雨衣\n- [x] 车票'
  const opened = await open({ noteList: [note('a', before, { name: '周末' })] })
  const content = () => stored().noteList[0]?.content
  const editor = opened.getByRole('textbox', { name: '正文' })
  await editor.getByRole('checkbox', { name: '雨衣' }).click()
  await expect.poll(content).toBe('# 周末\n\n- [x] 雨衣\n- [x] 车票')
  await editor.getByText('车票').click()
  await press('Control+Enter')
  await expect.poll(content).toBe('# 周末\n\n- [x] 雨衣\n- [ ] 车票')
  await opened.getByText('预览', { exact: true }).click()
  await expect.element(opened.getByRole('checkbox', { name: '雨衣' })).toBeChecked()
  await expect.element(opened.getByRole('heading', { name: '周末' })).not.toBeInTheDocument()
  await opened.getByRole('checkbox', { name: '雨衣' }).click()
  await expect.poll(content).toBe('# 周末\n\n- [ ] 雨衣\n- [ ] 车票')
  await press('Control+z')
  await expect.poll(content).toBe('# 周末\n\n- [x] 雨衣\n- [ ] 车票')
  const onTile = page.getByRole('article', { name: '便签' }).getByRole('checkbox', { name: '车票' }).element()
  if (onTile instanceof HTMLElement) onTile.click() // it is behind the window
  await expect.poll(content).toBe('# 周末\n\n- [x] 雨衣\n- [x] 车票')
})

test('a quick note is written over any window, kept as a draft, and a note once it is closed', soak, async () => {
  await open({ noteList: [note('a', 'alpha')] })
  const dialog = page.getByRole('dialog', { name: '快速便签' })
  const field = dialog.getByRole('textbox', { name: '正文' })
  await press('Control+Alt+n')
  await expect.element(field).toHaveFocus()
  expect(await findViolations('[role="dialog"]', { seriousOnly: true })).toEqual([])
  await typeText('买菜')
  expect(documentValue('notes.draft')).toBe('买菜')
  await press('Control+Enter')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored().noteList.map(({ content }) => content)).toEqual(['买菜', 'alpha'])
  expect(documentValue('notes.draft')).toBe('')

  await press('Control+Alt+n')
  await expect.element(field).toHaveFocus()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored().noteList).toHaveLength(2)
})

test('notes are imported from files, once', async () => {
  const opened = await open({ noteList: [note('a', 'alpha')] })
  const input = opened.getByLabelText('导入文件…')
  const choose = (...files: readonly File[]) => {
    const chosen = new DataTransfer()
    for (const file of files) chosen.items.add(file)
    const element = input.element()
    if (!(element instanceof HTMLInputElement)) throw new Error('no input')
    element.files = chosen.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const archive = zipSync({ '生活/径山.md': strToU8('去 [[alpha]]'), '.obsidian/app.json': strToU8('{}') })
  const files = [new File([Uint8Array.from(archive)], 'vault.zip'), new File(['milk'], 'list.txt')]
  choose(...files)
  await expect.poll(() => stored().noteList.map(({ name }) => name)).toEqual(['径山', 'list', ''])
  expect(folderNames()).toEqual(['生活'])
  await expect.element(page.getByText('已导入 2 条便签')).toBeVisible()
  choose(...files)
  await expect.element(page.getByText('这些便签都已经有了')).toBeVisible()
  choose(new File(['x'], 'broken.zip'))
  await expect.element(page.getByText('无法读取这个文件')).toBeVisible()
  expect(stored().noteList).toHaveLength(3)
})

import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, pressOnRow, pressUntilOpen, soak, test, waitForLoad } from './lib/page.ts'
import { button, reload, theWindow } from './lib/window.ts'

const TILE = { id: 't', name: '', type: 'component', component: 'notes', size: '2x2' }
const HOME = { groups: [group('a', [TILE])], dock: [] }
const note = (id: string, content: string, more: object = {}) => ({ id, name: '', time: 1e12, content, ...more })
const view = (mode: string) => ({ selectNoteId: 'a', previewTheme: 'default', mode, onTile: {} })

const tile = (page: Page) => page.locator('#root article')
const editor = (page: Page) => theWindow(page).getByRole('textbox', { name: '正文' })
const preview = (page: Page) => theWindow(page).getByRole('region', { name: '预览' })
const rows = (page: Page) => theWindow(page).getByRole('navigation').getByRole('listitem')
/** The Markdown in the editor, where tasks have boxes. */
const text = (page: Page) =>
  editor(page).evaluate((one) => {
    const copy = document.createElement('div')
    for (const line of one.children) copy.append(line.cloneNode(true))
    for (const box of copy.querySelectorAll('input')) box.replaceWith(box.checked ? '- [x]' : '- [ ]')
    return [...copy.children].map((line) => line.textContent).join('\n')
  })

/** Opens a page with these notes, and their window by the tile. */
async function openNotes(page: Page, noteList: readonly object[], mode = 'edit', folders: readonly object[] = []) {
  await openOn(page, { home: HOME, notes: { noteList, folders }, 'notes.view': view(mode) })
  await openWindow(page)
}

async function openWindow(page: Page) {
  await waitForLoad(page)
  await tile(page).click()
  await theWindow(page).waitFor()
}

test('a note is written, saved while typing, found, deleted and brought back', async ({ page }) => {
  await openNotes(page, [])
  await expect(theWindow(page).getByText('暂无内容')).toBeVisible()
  await expect(tile(page)).toContainText('暂无内容')
  await button(page, '新建便签').click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('# 周末·径山\n- [ ] 登山杖\n雨衣')
  expect(await text(page)).toBe('# 周末·径山\n- [ ] 登山杖\n- [ ] 雨衣')
  await expect(tile(page)).toContainText('周末·径山')
  await expect(tile(page).getByRole('checkbox')).toHaveCount(2)
  await expect(tile(page)).toContainText('雨衣')

  await reload(page)
  await expect(editor(page)).toContainText('雨衣')
  await button(page, '新建便签').click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('second')
  await expect(rows(page)).toHaveCount(2)
  const search = theWindow(page).getByRole('searchbox')
  await search.fill('登山')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('mark')).toHaveText('登山')
  await search.fill('secnod')
  await expect(rows(page)).toHaveText(/second/)
  await search.fill('登山')
  await expect(rows(page)).toHaveText(/径山/)
  await rows(page).getByRole('button').click()
  await expect(editor(page)).toContainText('径山')

  await theWindow(page)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect(tile(page)).toContainText('second')
  await page.getByRole('button', { name: '撤销' }).click()
  await search.fill('')
  await expect(rows(page)).toHaveCount(2)
  await rows(page).filter({ hasText: '径山' }).getByRole('button').click()
  await theWindow(page)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitemcheckbox', { name: '固定在桌面卡片上' }).click()
  await expect(tile(page)).toContainText('周末·径山')

  await theWindow(page).press('Escape')
  const results = page.getByRole('dialog').getByRole('option')
  await pressUntilOpen(page, 'Control+k', page.getByRole('dialog').getByRole('combobox'))
  await page.keyboard.type('登山杖')
  await expect(results.filter({ hasText: '周末·径山' })).toBeVisible()
})

const HOSTILE = `hostile

# x
<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><iframe src="https://e.example"></iframe>
<form action="https://e.example"><input name="q"><button>send</button></form><style>body{display:none}</style>
<svg onload="window.hacked = 1"></svg> <a href="javascript:window.hacked=1" id="root">evil</a>

[site](https://site.example/) ![tea](https://pictures.example/tea.png)

- [ ] one
- [x] two
`

test('a note runs nothing and loads nothing of others; its pictures come when they are asked for', async ({ page }) => {
  const asked: string[] = []
  await page.route(/\.example\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await openNotes(page, [note('a', HOSTILE)], 'preview')
  await expect(preview(page).getByRole('heading', { name: 'x' })).toBeVisible()
  await expect(
    preview(page).locator('script, iframe, form, style, svg, input:not([type=checkbox]), [id], [name]'),
  ).toHaveCount(0)
  await expect(preview(page).getByText('evil')).not.toHaveAttribute('href')
  const link = preview(page).getByRole('link', { name: 'site' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/)
  expect(asked).toEqual([])
  await preview(page)
    .getByRole('button', { name: /pictures\.example/ })
    .click()
  await expect(preview(page).getByRole('img', { name: 'tea' })).toBeAttached()
  await expect.poll(() => asked).toEqual(['https://pictures.example/tea.png'])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)

  await preview(page).getByRole('checkbox', { name: 'one' }).check()
  await theWindow(page).getByText('编辑', { exact: true }).click()
  await expect(editor(page).getByRole('checkbox', { name: 'one' })).toBeChecked()
})

test('a note is pinned, duplicated, saved as a file and given dropped files, by keys alone', soak, async ({ page }) => {
  const entry = async (name: string, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') => {
    await theWindow(page)
      .getByRole('button', { name: /更多操作/ })
      .press('Enter')
    await pressOnRow(page.getByRole(role, { name }), 'Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await openNotes(page, [note('b', 'newer', { time: 1.5e12 }), note('a', '# 周末: 径山?\n雨衣')])
  await expect(rows(page)).toHaveText([/newer/, /径山/])
  await entry('置顶', 'menuitemcheckbox')
  await expect(rows(page)).toHaveText([/径山/, /newer/])

  await entry('复制一份')
  await expect(rows(page)).toHaveText([/径山/, /刚刚.*雨衣/, /newer/])
  const [download] = await Promise.all([page.waitForEvent('download'), entry('导出为 .md 文件')])
  expect(download.suggestedFilename()).toBe('周末 径山.md')
  expect(await readFile(await download.path(), 'utf8')).toBe('# 周末: 径山?\n雨衣')

  const drop = (name: string, type: string) =>
    editor(page).evaluate(
      (one, [fileName, fileType]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['no picture'], fileName, { type: fileType }))
        one.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [name, type] as const,
    )
  await drop('notes.txt', 'text/plain')
  await expect(page.getByText('便签里只能放图片文件')).toBeVisible()
  await drop('leaf.png', 'image/png')
  await expect(page.getByText('不支持这种文件')).toBeVisible()
  expect(await text(page)).toBe('# 周末: 径山?\n雨衣')

  await entry('删除')
  await expect(rows(page)).toHaveText([/径山/, /newer/])
  await expect(rows(page).last().getByRole('button')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, '返回列表').press('Enter')
  await expect(rows(page).last().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, '返回列表')).toBeFocused()
})

/** Another tab of the same browser with the window open. */
async function otherTab(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/')
  await openWindow(other)
  return other
}

test('two tabs write in one note: both texts stay, and so does the cursor', async ({ page, context }) => {
  await openNotes(page, [note('a', 'first\n\nlast')])
  await expect(editor(page)).toContainText('last')
  const other = await otherTab(context)
  await editor(page).focus()
  await page.keyboard.press('Control+End')
  await editor(other).focus()
  await other.keyboard.press('Control+Home')
  await other.keyboard.type('above ')
  await expect(editor(page)).toContainText('above first')
  await page.keyboard.type(' below')
  await expect(editor(other)).toContainText('last below')
  expect(await text(page)).toBe('above first\n\nlast below')
  // the page's own undo takes back what this tab has written, and nothing else
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(() => text(page)).toBe('above first\n\nlast')
  await other.close()
})

test(
  'a note that another tab deletes while one types in it comes back, and is typed on in',
  soak,
  async ({ page, context }) => {
    await page.clock.install()
    await openNotes(page, [note('a', 'first')])
    const other = await otherTab(context)
    await editor(page).focus()
    await page.keyboard.press('Control+End')
    await page.clock.pauseAt(Date.now() + 60_000) // what is typed now is not saved yet
    await page.keyboard.type(' and')
    await theWindow(other)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await other.getByRole('menuitem', { name: '删除' }).click()
    await expect(editor(other)).toContainText('first and')
    await expect(editor(page)).toBeFocused()
    await page.keyboard.type(' last')
    await page.clock.resume()
    await expect(editor(other)).toContainText('first and last')
    await other.close()
  },
)

test('keys, an input method and pasted pictures work in the editor', soak, async ({ page }) => {
  await openNotes(page, [note('a', 'word')])
  await editor(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  expect(await text(page)).toBe('**word**')
  await page.keyboard.press('Control+z')
  expect(await text(page)).toBe('word')
  await page.keyboard.press('Control+End')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await client.send('Input.insertText', { text: '你' })
  expect(await text(page)).toBe('word你')
  await expect(tile(page)).toContainText('word你')

  await editor(page).evaluate(async (one) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const clipboardData = new DataTransfer()
    if (blob) clipboardData.items.add(new File([blob], 'leaf.png', { type: 'image/png' }))
    one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(editor(page)).toContainText('![leaf](face:')
  await theWindow(page).getByText('预览', { exact: true }).click()
  const picture = preview(page).getByRole('img', { name: 'leaf' })
  await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBe(40)
  await reload(page)
  await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBe(40)

  await theWindow(page).getByText('编辑', { exact: true }).click()
  await editor(page).focus()
  await page.keyboard.press('Escape')
  await expect(editor(page)).not.toBeFocused()
  await expect(theWindow(page)).toBeVisible()
})

test('a quick note is written over another window, survives a reload, and is in the palette', async ({ page }) => {
  await openNotes(page, [note('a', 'alpha')])
  await editor(page).focus()
  const dialog = page.getByRole('dialog', { name: '快速便签' })
  const field = dialog.getByRole('textbox')
  await pressUntilOpen(page, 'Control+Alt+n', field)
  await expect(field).toBeFocused()
  await page.keyboard.type('买菜')
  await page.reload()
  await waitForLoad(page)
  await page.keyboard.press('Escape')
  await pressUntilOpen(page, 'Control+k', page.getByRole('dialog').getByRole('combobox'))
  await page.keyboard.type('快速便签')
  await page.getByRole('option', { name: '快速便签' }).first().click()
  await expect(field).toHaveValue('买菜')
  await field.press('Control+Enter')
  await page.getByRole('button', { name: '查看' }).click()
  await expect(editor(page)).toContainText('买菜')
})

test('all notes are exported as files in folders, and are known when they come back', soak, async ({ page }) => {
  await openNotes(page, [note('a', '# 周末: 径山?\n雨衣', { folder: 'f' }), note('b', 'beta')], 'edit', [
    { id: 'f', name: '生活', parent: '' },
  ])
  await button(page, '列表选项').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /全部导出/ }).click(),
  ])
  const archive = await readFile(await download.path())
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['生活/周末 径山.md', 'beta.md'])
  expect(strFromU8(files['生活/周末 径山.md'] ?? new Uint8Array())).toBe('# 周末: 径山?\n雨衣')
  await theWindow(page)
    .getByLabel('导入文件…')
    .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: archive })
  await expect(page.getByText('这些便签都已经有了')).toBeVisible()
  await expect(theWindow(page).getByRole('navigation', { name: '文件夹' })).toContainText('生活')
})

test('the window has no axe violations, side by side and in the small', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openNotes(page, [note('a', HOSTILE), note('b', '')], 'split')
  await expect(preview(page).getByRole('heading', { name: 'x' })).toBeVisible()
  await expect(editor(page)).toBeVisible()
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, '返回列表').click()
  await expect(rows(page)).toHaveCount(2)
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], tags: WCAG_AA })).toEqual([])
})

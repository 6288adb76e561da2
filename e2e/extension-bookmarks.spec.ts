/// <reference types="chrome" />
import { expect, type Page } from '@playwright/test'
import itemEditor from '../src/client/features/desk/item-editor/locales/zh-CN.json' with { type: 'json' }
import binding from '../src/client/features/safety/bookmark-binding/locales/zh-CN.json' with { type: 'json' }
import moveIn from '../src/client/features/safety/move-in/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { fill } from '../src/client/testing/fill.ts'
import { findViolations } from './lib/axe.ts'
import { type OpenExtension, test } from './lib/extension.ts'
import { group, pressUntilOpen, site, soak, store } from './lib/page.ts'
import { choose, tile, undo } from './lib/tile-menus.ts'
import { toast } from './lib/toasts.ts'

const HOME = { groups: [group('a', [site('one')]), group('b', [])], dock: [] }

/** Opens a new tab on groups of the test's own. */
async function openOnHome({ newTab }: OpenExtension): Promise<Page> {
  const before = await newTab()
  await before.goto(new URL('/manifest.json', before.url()).href) // same origin, without the program
  await store(before, { 'document:home': { version: 0, data: HOME, revision: 1, writer: 'x' } })
  await before.close()
  return newTab()
}

/** What the browser has in its first folder: a folder of two bookmarks, one more in a folder, and a script. */
const fillBrowser = (page: Page) =>
  page.evaluate(async () => {
    await chrome.permissions.request({ permissions: ['bookmarks'] })
    const [root] = await chrome.bookmarks.getTree()
    const parentId = root?.children?.[0]?.id ?? ''
    const dev = await chrome.bookmarks.create({ parentId, title: '开发' })
    const add = (title: string, url?: string, parent = dev.id) =>
      chrome.bookmarks.create({ parentId: parent, title, ...(url && { url }) })
    await add('Alpha', 'https://alpha.example/')
    await add('Beta', 'https://beta.example/')
    await add('Script', 'javascript:void(0)')
    const tools = await add('工具')
    await add('Gamma', 'https://gamma.example/', tools.id)
    await chrome.permissions.remove({ permissions: ['bookmarks'] })
    return dev.id
  })

/** What is in a folder of the browser's, as lines. */
const inBrowser = (page: Page, id: string) =>
  page.evaluate(async (folder) => {
    const linesOf = (nodes: readonly chrome.bookmarks.BookmarkTreeNode[] = [], path = ''): readonly string[] =>
      nodes.flatMap(({ title, children }) => [path + title, ...linesOf(children, `${title}/`)])
    return linesOf((await chrome.bookmarks.getSubTree(folder))[0]?.children)
  }, id)

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const groupButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '分组' }).getByRole('button', { name })
const toolsFolder = (page: Page) => page.locator('#root').getByRole('button', { name: '工具', exact: true })

async function importByOnePress(page: Page): Promise<void> {
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
  await drawer(page).getByRole('button', { name: moveIn.import, exact: true }).click()
}

test('bookmarks come in by one press; a group and a folder of the browser stay the same, whatever happens', async ({
  install,
}) => {
  const extension = await install({ allows: { permissions: ['bookmarks'] } })
  const page = await openOnHome(extension)
  const folder = await fillBrowser(page)

  await importByOnePress(page)
  const found = page.getByRole('dialog', { name: moveIn['guide.title'] })
  await expect(found.getByRole('listitem').filter({ hasText: 'Script' })).toBeVisible()
  await found.getByRole('button', { name: moveIn.move }).click()
  await expect(tile(page, 'Gamma')).toBeVisible()
  await undo(page).click()
  await expect(tile(page, 'Gamma')).toBeHidden()
  await page.keyboard.press('Escape')

  await groupButton(page, '组 a').click({ button: 'right' })
  await choose(page, binding.bind)
  const dialog = page.getByRole('dialog', { name: binding.title })
  await dialog.getByLabel(binding.search).fill('kaifa')
  await dialog.getByRole('radio', { name: /^开发/ }).check()
  await expect(dialog).toContainText(fill(binding.toPage, { folder: '开发', target: '组 a', count: 3 }))
  await expect(dialog).toContainText(fill(binding.toBrowser, { folder: '开发', target: '组 a', count: 1 }))
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await dialog.getByRole('button', { name: binding.confirm, exact: true }).click()
  await expect(tile(page, 'Beta')).toBeVisible()
  await expect(toolsFolder(page)).toBeVisible()
  await expect(groupButton(page, '组 a')).toHaveAccessibleDescription(fill(binding.mark, { folder: '开发' }))
  const whole = ['Alpha', 'Beta', 'Script', '工具', '工具/Gamma', '站 one']
  await expect.poll(() => inBrowser(page, folder)).toEqual(whole)

  await page.evaluate(
    (parentId) => void chrome.bookmarks.create({ parentId, title: 'Delta', url: 'https://delta.example/' }),
    folder,
  )
  await page.reload() // in the middle
  await expect(tile(page, 'Delta')).toHaveCount(1)

  await tile(page, 'Alpha').click({ button: 'right' })
  await choose(page, itemEditor.edit)
  await page.getByRole('dialog').getByLabel(itemEditor.name, { exact: true }).fill('First')
  await page.getByRole('dialog').getByRole('button', { name: itemEditor.save }).click()
  await tile(page, 'Beta').focus()
  await page.keyboard.press('Delete')
  await expect.poll(() => inBrowser(page, folder)).toEqual(['First', 'Script', '工具', '工具/Gamma', '站 one', 'Delta'])
  await undo(page).click()
  await expect.poll(() => inBrowser(page, folder)).toContain('Beta')

  await page.evaluate(async (id) => {
    const [dev] = await chrome.bookmarks.getSubTree(id)
    for (const { id: one, title } of dev?.children ?? [])
      if (['First', 'Delta', 'Beta'].includes(title)) await chrome.bookmarks.remove(one)
  }, folder)
  const question = page.getByRole('alertdialog', {
    name: fill(binding['question.page'], { target: '组 a', count: 3 }),
  })
  await expect(tile(page, 'First')).toHaveCount(1)
  await question.getByRole('button', { name: binding['question.stay'] }).click()
  await expect
    .poll(async () => (await inBrowser(page, folder)).toSorted())
    .toEqual(['First', 'Beta', 'Delta', 'Script', '工具', '工具/Gamma', '站 one'].toSorted())

  await page.evaluate(() => chrome.permissions.remove({ permissions: ['bookmarks'] }))
  await expect(toast(page)).toContainText(binding.paused)
  await expect(tile(page, 'Delta')).toBeVisible()
  await toast(page).getByRole('button', { name: binding.allowAgain }).click()
  await page.evaluate((id) => chrome.bookmarks.removeTree(id), folder)
  await expect(
    toast(page).filter({ hasText: fill(binding.folderGone, { folder: '开发', target: '组 a' }) }),
  ).toBeVisible()
  await expect(tile(page, 'Delta')).toBeVisible()
  await expect(groupButton(page, '组 a')).not.toHaveAccessibleDescription(fill(binding.mark, { folder: '开发' }))
  expect(extension.said).toEqual([])
})

test('where the browser does not allow its bookmarks that is said, and the page goes on', soak, async ({ install }) => {
  const extension = await install()
  await extension.context.addInitScript(() => {
    chrome.permissions.request = async () => false
  })
  const page = await openOnHome(extension)
  await importByOnePress(page)
  await expect(toast(page)).toContainText(moveIn['browser.notAllowed'])
  await page.keyboard.press('Escape')
  await groupButton(page, '组 a').click({ button: 'right' })
  await choose(page, binding.bind)
  const dialog = page.getByRole('dialog', { name: binding.title })
  await expect(dialog).toContainText(binding.why)
  await dialog.getByRole('button', { name: binding.allow, exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(binding.refused)
  expect(extension.said).toEqual([])
})

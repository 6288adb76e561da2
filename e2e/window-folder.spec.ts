import type { Page } from '@playwright/test'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, site, soak, test } from './lib/page.ts'
import { choose, entry, menuOf, rightClick } from './lib/tile-menus.ts'
import { dockApp, frameOf, openPage, SMALL, strip, tab, tabNames, theWindow } from './lib/window.ts'

const WIDE = { ...SMALL, dialogHeight: 350 }
const tile = (page: Page) => page.locator('#root main').getByRole('button', { name: '文件夹', exact: true })
const inside = (page: Page) => theWindow(page).getByRole('listitem').getByRole('link')
const names = (page: Page) =>
  inside(page).evaluateAll((all) => all.map((one) => new URL(one.getAttribute('href') ?? '').hostname.split('.')[0]))

test.beforeEach(async ({ page }) => {
  await openPage(page, WIDE)
  await rightClick(tile(page))
  await menuOf(page, '文件夹').waitFor()
  await choose(page, '在弹窗中打开')
  await expect(tab(page, '文件夹')).toBeVisible()
})

test('a folder opens in the window by its menu: its icons, renaming, adding, their menu', async ({ page, context }) => {
  await expect.poll(() => names(page)).toEqual(['in1', 'in2', 'in3'])
  await context.route('https://in2.example/', (route) => route.fulfill({ body: '' }))
  const opened = context.waitForEvent('page')
  await inside(page).nth(1).click()
  await expect(await opened).toHaveURL('https://in2.example/')

  const name = theWindow(page).getByRole('textbox', { name: '文件夹名称' })
  await name.fill('工作')
  await name.press('Enter')
  await expect(tab(page, '工作')).toBeVisible()
  await expect(page.locator('#root main').getByRole('button', { name: '工作', exact: true })).toBeVisible()

  await theWindow(page).getByRole('listitem').getByRole('button', { name: '添加图标' }).click()
  await expect(tab(page, '添加')).toHaveAttribute('aria-selected', 'true')
  await expect(theWindow(page).getByLabel('添加到')).toContainText('工作')
  await tab(page, '工作').click()
  await rightClick(inside(page).first())
  await menuOf(page, '站 in1').waitFor()
  await choose(page, '删除')
  await expect(inside(page)).toHaveCount(2)
})

test('it has no axe violations', soak, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await frameOf(page)
  // axe takes the letters drawn on a tile for a part of its name
  const except = ['label-content-name-mismatch']
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA, except })).toEqual([])
})

test('its icons are dragged in order, and out of it to the page', async ({ page }) => {
  const center = async (at: number) => {
    await frameOf(page)
    const box = await inside(page).nth(at).boundingBox()
    if (box === null) throw new Error('no icon')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [first, third] = [await center(0), await center(2)]
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(third.x, third.y, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(['in2', 'in3', 'in1'])
  const from = await center(0)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(1100, 420, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(['in3', 'in1'])
  await expect(page.locator('#root main').getByRole('link', { name: '站 in2' })).toBeVisible()
})

test('a reload keeps it; deleted in another tab it is closed', soak, async ({ page, context }) => {
  await page.reload()
  await expect(inside(page)).toHaveCount(3)
  await expect(dockApp(page, '文件夹')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await rightClick(other.locator('#root main').getByRole('button', { name: '文件夹', exact: true }))
  await other.getByRole('menuitem', { name: '删除' }).click()
  await other.getByRole('alertdialog').or(other.getByRole('dialog')).getByText('全部删除').click()
  await other.getByRole('button', { name: '删除', exact: true }).click()
  await expect(theWindow(page)).toHaveCount(0)
  await expect(dockApp(page, '文件夹')).toHaveCount(0)
})

test('the tile opens it so when the folder says so', soak, async ({ page }) => {
  await strip(page).getByRole('tab').first().click({ button: 'middle' })
  await expect(theWindow(page)).toHaveCount(0)
  await rightClick(tile(page))
  await menuOf(page, '文件夹').waitFor()
  await choose(page, '编辑')
  const dialog = page.getByRole('dialog', { name: '编辑文件夹' })
  await expect(dialog.getByLabel('名称')).toHaveAttribute('placeholder', '站 in1')
  await dialog.getByText('弹窗', { exact: true }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await tile(page).click()
  await expect(inside(page)).toHaveCount(3)
  expect(await tabNames(page)).toEqual(['文件夹'])
  await rightClick(tile(page))
  await entry(page, '打开').first().waitFor()
  await expect(entry(page, '在弹窗中打开')).toHaveCount(0)
})

test('a session whose folder or app is gone opens without it', soak, async ({ page }) => {
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('genkan.window') ?? '{}')
    const gone = { key: 'gone-app ', app: 'gone-app', subject: '', title: '' }
    sessionStorage.setItem('genkan.window', JSON.stringify({ ...stored, tabs: [...stored.tabs, gone] }))
  })
  await page.reload()
  await expect.poll(() => tabNames(page)).toEqual(['文件夹'])
  await openOn(page, { home: { groups: [group('a', [site('x')])], dock: [site('d')] } })
  await expect(theWindow(page)).toHaveCount(0)
})

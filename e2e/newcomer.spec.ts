import type { Page } from '@playwright/test'
import { HOME, shownPage } from './lib/groups.ts'
import {
  expect,
  openOn,
  pressOnRow,
  pressUntilOpen,
  pressWithoutMenu,
  soak,
  storedDocument,
  test,
  waitForLoad,
} from './lib/page.ts'
import { answerSiteIcons } from './lib/site-icons.ts'
import { fingerOn } from './lib/tile-menus.ts'

const adding = (page: Page) => page.getByRole('dialog', { name: '添加', exact: true })
const fieldOf = (page: Page, name: string) => adding(page).getByLabel(name, { exact: true })
const icon = (page: Page, name: string) => shownPage(page).getByRole('link', { name, exact: true })
const widget = (page: Page) => shownPage(page).getByRole('article')
const folder = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true })
const editing = (page: Page) => page.getByRole('dialog', { name: /^编辑(图标|文件夹)$/ })

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a newcomer adds a site, one of the catalogue, a component and a folder, edits and removes each', async ({
    page,
  }) => {
    await answerSiteIcons(page)
    await openOn(page, { home: HOME })
    const press = await fingerOn(page)
    const choose = async (target: ReturnType<typeof icon>, entry: string) => {
      await press(target, page.getByRole('menu'))
      await page.getByRole('menuitem', { name: entry }).first().tap()
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await shownPage(page).getByRole('button', { name: '添加图标' }).tap()
    await adding(page).getByRole('tab', { name: '自定义' }).tap()
    await fieldOf(page, '网址').fill('example.org')
    await adding(page).getByRole('button', { name: '添加图标' }).tap()
    await adding(page).getByRole('tab', { name: '图标' }).tap()
    await adding(page).getByRole('searchbox').fill('github')
    await adding(page)
      .getByRole('button', { name: /^GitHub / })
      .tap()
    await adding(page).getByRole('tab', { name: '组件' }).tap()
    await adding(page).getByRole('button', { name: /时钟/ }).last().tap()
    await adding(page).getByRole('button', { name: '关闭' }).tap()
    await expect(adding(page)).toHaveCount(0)
    for (const added of [icon(page, 'example.org'), icon(page, 'GitHub'), widget(page)])
      await expect(added).toBeVisible()

    await choose(icon(page, 'GitHub'), '编辑')
    await editing(page).getByLabel('名称').fill('代码')
    await editing(page).getByRole('button', { name: '保存' }).tap()
    await expect(icon(page, '代码')).toBeVisible()
    for (const added of [icon(page, 'example.org'), icon(page, '代码'), widget(page)]) {
      await choose(added, '删除')
      await expect(added).toHaveCount(0)
    }

    await press(page.locator('#root #tiles'), page.getByRole('menu'))
    await page.getByRole('menuitem', { name: '添加文件夹' }).tap()
    const sheet = page.getByRole('dialog', { name: '新建文件夹' })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: '关闭' }).tap()
    await choose(folder(page, '新建文件夹'), '编辑')
    await editing(page).getByLabel('名称').fill('稍后读')
    await editing(page).getByRole('button', { name: '保存' }).tap()
    await choose(folder(page, '稍后读'), '删除')
    await expect(folder(page, '稍后读')).toHaveCount(0)
  })
})

test('the same by keys alone', async ({ page }) => {
  await answerSiteIcons(page)
  await openOn(page, { home: HOME })
  const choose = async (target: ReturnType<typeof icon>, entry: string) => {
    await expect(page.getByRole('menu')).toHaveCount(0)
    await target.focus()
    await page.keyboard.press('Space')
    await pressOnRow(page.getByRole('menuitem', { name: entry }).first(), 'Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const tab = async (name: string, key: 'ArrowLeft' | 'ArrowRight') => {
    await adding(page).locator('[role="tab"][aria-selected="true"]').last().focus()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect(adding(page).getByRole('tab', { name, selected: true })).toBeVisible()
  }
  await pressUntilOpen(page, 'Control+a', adding(page))
  await adding(page).getByRole('searchbox').focus()
  await page.keyboard.type('github')
  await adding(page)
    .getByRole('button', { name: /^GitHub / })
    .focus()
  await page.keyboard.press('Enter')
  await expect(icon(page, 'GitHub')).toBeVisible()
  await tab('组件', 'ArrowLeft')
  await adding(page).getByRole('button', { name: /时钟/ }).last().focus()
  await page.keyboard.press('Enter')
  await expect(widget(page)).toBeVisible()
  await page.keyboard.press('Escape') // minimises the window
  await expect(adding(page)).toBeHidden()

  await choose(icon(page, 'GitHub'), '编辑')
  await editing(page).getByLabel('名称').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Code')
  await page.keyboard.press('Enter')
  await expect(icon(page, 'Code')).toBeVisible()
  for (const added of [icon(page, 'Code'), widget(page)]) {
    await added.focus()
    await page.keyboard.press('Delete')
    await expect(added).toHaveCount(0)
  }
  await pressWithoutMenu(page, 'Control+p')
  await expect(page.getByRole('dialog', { name: '新建文件夹' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Later') // over the name, which is selected
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await folder(page, 'Later').focus()
  await page.keyboard.press('Delete')
  await expect(folder(page, 'Later')).toHaveCount(0)
})

test('a newcomer is shown hints one at a time; one that is followed or closed does not come back', async ({ page }) => {
  const hint = page.getByRole('note')
  const expectHint = (text: string, ms: number) =>
    expect(async () => {
      await page.clock.fastForward(ms)
      await expect(hint).toContainText(text, { timeout: 500 })
    }).toPass()
  await page.clock.install()
  await page.goto('/')
  await waitForLoad(page)
  await expectHint('在空白处点右键', 5000)
  await page.mouse.click(1400, 450, { button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectHint('按住图标拖动', 20_000)
  await page.mouse.click(1400, 450)
  await expect(hint, 'it is in nobody’s way').toHaveCount(0)
  await expectHint('按住图标拖动', 20_000)
  await hint.getByRole('button', { name: '知道了' }).click()
  await expect(hint).toHaveCount(0)
  await expect.poll(() => storedDocument(page, 'hints')).toMatchObject({ data: ['clock'] })
  await page.reload()
  await waitForLoad(page)
  await expectHint('点一下时钟', 5000)
  await page.getByRole('button', { name: '进入极简模式' }).click()
  await expect.poll(() => storedDocument(page, 'hints')).toMatchObject({ data: [] })
  await expect(hint).toHaveCount(0)
})

test('a newcomer finds first steps among the todos and a first note and keeps them', soak, async ({ page }) => {
  await page.goto('/')
  await waitForLoad(page)
  const todos = page.locator('#tiles').getByRole('article', { name: '待办' })
  await expect(todos.getByRole('checkbox')).toHaveCount(4)
  await expect(page.locator('#tiles').getByRole('article', { name: '便签' })).toContainText('欢迎来到玄关')
  await pressWithoutMenu(page, 'Control+z')
  await expect(todos.getByRole('checkbox')).toHaveCount(4)
  await todos.getByRole('checkbox').first().click()
  await expect(todos).toContainText('1 / 4')
  await expect.poll(async () => JSON.stringify(await storedDocument(page, 'schedule'))).toContain('"finish":true')
  await page.reload()
  await expect(todos).toContainText('1 / 4')
})

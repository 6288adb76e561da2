import type { Page } from '@playwright/test'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, pressOnRow, pressUntilOpen, soak, storedDocument, test } from './lib/page.ts'
import { drag, touch } from './lib/touch.ts'
import { reload, settled, tab, theWindow } from './lib/window.ts'

const todo = (id: string, more: object = {}) => ({
  id,
  name: `事 ${id}`,
  time: '',
  finish: false,
  tips: false,
  note: '',
  ...more,
})
const TILE = { id: 't', name: '', type: 'component', component: 'schedule', size: '2x2' }

async function open(page: Page, todos: readonly object[]) {
  await openOn(page, {
    home: { groups: [group('a', [TILE])], dock: [] },
    schedule: { todoList: [{ id: 'g', name: '工作', children: todos }], sound: false, notify: false },
  })
  await expect(page.locator('#first')).toHaveCount(0)
}

const tile = (page: Page) => page.locator('#root').getByRole('article', { name: '待办' })
const list = (page: Page, name: string) => theWindow(page).getByRole('list', { name, exact: true })
const names = (page: Page, name: string) => list(page, name).getByRole('checkbox').allTextContents()
const prompt = (page: Page) => page.getByRole('alertdialog')
const stored = async (page: Page) => JSON.stringify(await storedDocument(page, 'schedule'))

async function openWindow(page: Page) {
  await tile(page).getByRole('heading').click()
  await expect(tab(page, '待办')).toBeVisible()
  await settled(theWindow(page))
}

test('todos are added, dated, sorted, finished, cleared and undone; the tile follows', async ({ page }) => {
  await open(page, [todo('1'), todo('2')])
  await tile(page).getByRole('checkbox', { name: '事 1' }).click()
  await expect(tile(page).getByRole('checkbox').last()).toHaveAttribute('aria-checked', 'true')
  await expect(tile(page)).toContainText('1 / 2')
  await expect(theWindow(page)).toHaveCount(0)

  await openWindow(page)
  await theWindow(page).getByRole('button', { name: /^工作/ }).first().click()
  const field = theWindow(page).getByRole('textbox', { name: '添加待办' })
  await field.fill('买花')
  await field.evaluate((one) =>
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  )
  await expect.poll(() => names(page, '工作')).toEqual(['事 2'])
  await field.press('Enter')
  await expect.poll(() => names(page, '工作')).toEqual(['事 2', '买花'])
  await expect(field).toHaveValue('')

  await list(page, '工作').getByRole('checkbox', { name: '买花' }).press('Alt+ArrowUp')
  await expect.poll(() => names(page, '工作')).toEqual(['买花', '事 2'])
  await theWindow(page)
    .getByRole('button', { name: /「买花」的详情，\s*未指定时间/ })
    .click()
  await theWindow(page).getByLabel('日期').fill('2031-05-06')
  await theWindow(page).getByLabel('几点').fill('07:08')
  await theWindow(page).getByLabel('备注').fill('三枝')
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(theWindow(page).getByRole('button', { name: /「买花」的详情/ })).toBeFocused()
  await expect(list(page, '工作')).toContainText('2031年5月6日 07:08')
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])

  await theWindow(page).getByRole('button', { name: '清除已完成' }).click()
  await expect(list(page, '已完成')).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => names(page, '已完成')).toEqual(['事 1'])
  await expect.poll(() => stored(page)).toContain('三枝')
  await reload(page)
  await expect(tile(page)).toContainText('1 / 3')
})

test('what is half typed is there after a reload', soak, async ({ page }) => {
  await open(page, [todo('1')])
  await openWindow(page)
  const field = theWindow(page).getByRole('textbox', { name: '添加待办' })
  await field.fill('给妈妈打')
  await reload(page)
  await expect(field).toHaveValue('给妈妈打')
  await field.press('Enter')
  await expect.poll(() => stored(page)).toContain('给妈妈打')
  await reload(page)
  await expect(field).toHaveValue('')
})

test('groups are made, renamed and deleted with their todos, which an undo brings back', soak, async ({ page }) => {
  await open(page, [todo('1')])
  await openWindow(page)
  const field = theWindow(page).getByRole('textbox', { name: '添加待办' })
  await field.fill('浇水')
  await theWindow(page).getByRole('button', { name: '新建分组' }).click()
  await theWindow(page).getByRole('textbox', { name: '分组名称' }).fill('家里')
  await page.keyboard.press('Enter')
  await expect(theWindow(page).getByRole('heading', { name: '家里' })).toBeVisible()
  // what was typed before it had its group is added to it
  await field.press('Enter')
  await expect.poll(() => names(page, '家里')).toEqual(['浇水'])
  await theWindow(page).getByRole('button', { name: '「工作」的操作' }).press('Enter')
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await theWindow(page).getByRole('textbox', { name: '分组名称' }).fill('公司')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await theWindow(page).getByRole('button', { name: '「公司」的操作' }).press('Enter')
  await page.getByRole('menuitem', { name: '删除分组' }).click()
  await expect(tile(page)).toContainText('0 / 1')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(tile(page)).toContainText('事 1')
})

test('who works by keys alone keeps the focus, whatever is answered, renamed or deleted', soak, async ({ page }) => {
  const focused = (name: RegExp) => expect(theWindow(page).getByRole('button', { name })).toBeFocused()
  await page.clock.setFixedTime('2026-11-17T10:08:00+08:00')
  const due = { time: '2026-11-17 10:08' }
  await open(page, [todo('1', due), todo('2', due), todo('3')])
  await expect(prompt(page)).toHaveCount(1)
  await expect(prompt(page)).toContainText('事 2')
  await openWindow(page)
  await page.clock.resume()
  await page.getByRole('status').filter({ hasText: '事 1' }).filter({ hasText: '事 2' }).waitFor({ state: 'attached' })
  await theWindow(page).getByRole('textbox', { name: '添加待办' }).focus()
  while (
    await prompt(page)
      .first()
      .evaluate((one) => !one.contains(document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toContainText('事 1')
  await expect(prompt(page)).toBeFocused()
  await prompt(page).getByRole('button', { name: '完成' }).press('Enter')
  await expect(prompt(page)).toHaveCount(0)
  await focused(/「事 3」的详情/)

  await page.keyboard.press('Enter')
  await theWindow(page).getByRole('button', { name: '删除待办' }).press('Enter')
  await focused(/「事 1」的详情/)
  await theWindow(page).getByRole('button', { name: '清除已完成' }).press('Enter')
  await expect(theWindow(page).getByRole('region', { name: '全部' })).toBeFocused()
  await theWindow(page).getByRole('button', { name: '新建分组' }).press('Enter')
  await page.keyboard.type('家里')
  await page.keyboard.press('Enter')
  await focused(/^家里/)
  await theWindow(page).getByRole('button', { name: '「家里」的操作' }).press('Enter')
  await pressOnRow(page.getByRole('menuitem', { name: '删除分组' }), 'Enter')
  await focused(/^全部/)
})

test(
  'reminders are a stack with the newest on top; its button spreads them, by pointer and by keys',
  soak,
  async ({ page }) => {
    await page.clock.setFixedTime('2026-11-17T10:08:00+08:00')
    const due = { time: '2026-11-17 10:08' }
    await open(page, [todo('1', due), todo('2', due), todo('3', due)])
    const more = page.getByRole('button', { name: '还有 2 条提醒' })
    await expect(prompt(page)).toHaveText(/事 3/)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.press('Enter')
    await expect(prompt(page)).toHaveCount(3)
    await expect(prompt(page)).toContainText(['事 3', '事 2', '事 1'])
    expect(await findViolations(page, { selectors: ['#layer-toast'], tags: WCAG_AA })).toEqual([])
    const fewer = page.getByRole('button', { name: '收起' })
    await expect(fewer).toBeFocused()
    await prompt(page).nth(1).getByRole('button', { name: '完成' }).click()
    await expect(prompt(page)).toHaveCount(2)
    await fewer.click()
    await expect(prompt(page)).toHaveCount(1)
    await page.getByRole('button', { name: '还有 1 条提醒' }).click()
    await prompt(page).first().getByRole('button', { name: '10 分钟后提醒' }).click()
    await expect(prompt(page)).toContainText(['事 1'])
    await expect(fewer).toHaveCount(0)
  },
)

test('missed reminders are one prompt, in one tab, until they are answered; the palette finds a todo', async ({
  page,
  context,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await open(page, [todo('1', { time: `${yesterday} 08:00` }), todo('2', { time: `${yesterday} 09:00` }), todo('3')])
  await expect(prompt(page)).toHaveCount(1)
  await expect(prompt(page)).toContainText('错过了 2 项待办')
  expect(await findViolations(page, { selectors: ['#layer-toast'], tags: WCAG_AA })).toEqual([])

  const other = await context.newPage()
  await other.goto('/')
  await expect(tile(other)).toContainText('0 / 3')
  await prompt(page).getByRole('button', { name: '完成「事 1」' }).click()
  await expect(prompt(page)).toContainText('事 2')
  await expect(tile(other)).toContainText('1 / 3')
  await expect(prompt(other)).toHaveCount(0)
  await page.close()
  await expect(prompt(other)).toContainText('事 2')
  await prompt(other).getByRole('button', { name: '10 分钟后提醒' }).click()
  await expect(prompt(other)).toHaveCount(0)
  await expect.poll(() => stored(other)).not.toContain(`${yesterday} 09:00`)

  const palette = other.getByRole('dialog', { name: '命令面板' })
  await pressUntilOpen(other, 'Control+k', palette)
  await other.keyboard.type('事 3')
  await other.getByRole('option', { name: /事 3/ }).click()
  await expect(theWindow(other).getByRole('textbox', { name: '内容' })).toHaveValue('事 3')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a row that is swiped to the right is finished, to the left deleted; a short swipe and scrolling do nothing', async ({
    page,
  }) => {
    await open(page, [todo('1'), todo('2'), todo('3')])
    await tile(page).getByRole('heading').tap()
    await settled(theWindow(page))
    const client = await page.context().newCDPSession(page)
    const row = (name: string) => theWindow(page).getByRole('listitem').filter({ hasText: name })
    const swipe = async (name: string, dx: number, dy = 0) => {
      const box = await row(name).boundingBox()
      if (box === null) throw new Error('the row is not there')
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await touch(client, 'touchStart', from)
      await drag(client, from, { x: from.x + dx, y: from.y + dy })
    }
    await swipe('事 1', 60)
    await expect(row('事 1')).toHaveAttribute('data-swipe', 'finish')
    await touch(client, 'touchEnd')
    await expect(row('事 1')).not.toHaveAttribute('data-swipe')
    await expect(row('事 1').getByRole('checkbox')).not.toBeChecked()
    await swipe('事 1', 12, 90)
    await expect(row('事 1')).not.toHaveAttribute('data-swipe')
    await touch(client, 'touchEnd')
    await swipe('事 1', 140)
    await expect(row('事 1')).toHaveAttribute('data-swipe-ready')
    await touch(client, 'touchEnd')
    await expect(list(page, '已完成').getByRole('checkbox', { name: '事 1' })).toBeChecked()
    await swipe('事 2', -140)
    await touch(client, 'touchEnd')
    await expect(row('事 2')).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).click() // Chromium takes no tap right after a swipe
    await expect(row('事 2')).toHaveCount(1)
  })
})

import type { Page } from '@playwright/test'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { expect, group, openOn, storedDocument, test } from './lib/page.ts'
import { button, frameOf, tab, theWindow } from './lib/window.ts'

const TILE = { id: 'c', name: '', type: 'component', component: 'calendar', size: '2x4' }
const tile = (page: Page) => page.locator('#root article')
const chosen = (page: Page) => theWindow(page).getByRole('gridcell', { selected: true })
const month = (page: Page) => theWindow(page).getByRole('heading', { level: 2 })

/** Opens a page with the calendar at a time in China, and its window by a click on the tile. */
async function open(page: Page, time: string, documents: Readonly<Record<string, object>> = {}) {
  await page.clock.install({ time: new Date(time) })
  await openOn(page, { home: { groups: [group('a', [TILE])] }, ...documents })
  await expect(page.locator('#first')).toHaveCount(0)
  await tile(page).click({ position: { x: 60, y: 70 } })
  await expect(chosen(page)).toBeVisible()
}

test('a day is found by keys, by choosing a month and by what comes next; the window tells all of it', async ({
  page,
}) => {
  await open(page, '2026-09-18T10:00:00+08:00')
  await expect(tile(page)).toContainText('八月初八')
  await expect(tile(page)).toContainText('距秋分 5 天')
  await expect(chosen(page)).toHaveAttribute('aria-current', 'date')
  await expect(theWindow(page).getByRole('gridcell')).toHaveCount(42)

  await chosen(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toBeFocused()
  await expect(chosen(page)).toHaveAccessibleName('2026年9月25日星期五，中秋节，八月十五，休息日')
  const panel = theWindow(page).getByRole('region', { name: '2026年9月25日星期五' })
  await expect(panel).toContainText('还有 7 天')
  await expect(panel).toContainText('9月25日 – 27日，共 3 天')
  await expect(panel).toContainText('丙午年 丁酉月 壬寅日')
  await frameOf(page)
  // axe asks for figure and line in one piece; the name has both, apart
  const except = ['label-content-name-mismatch']
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA, except })).toEqual([])

  await page.keyboard.press('PageDown')
  await expect(month(page)).toHaveText('2026年10月')
  await page.keyboard.press('Shift+PageUp')
  await expect(month(page)).toHaveText('2025年10月')
  await expect(chosen(page)).toBeFocused()
  await button(page, '今天').click()
  await expect(chosen(page)).toHaveAttribute('aria-current', 'date')
  await theWindow(page)
    .getByRole('button', { name: /国庆节/ })
    .click()
  await expect(chosen(page)).toHaveAccessibleName(/^2026年10月1日.*国庆节/)

  await month(page).getByRole('button').click()
  const picker = page.getByRole('dialog', { name: '选择年月' })
  await picker.getByRole('button', { name: /年份/ }).click()
  await picker.getByRole('textbox').fill('1987')
  await picker.getByRole('textbox').press('Enter')
  await picker.getByRole('button', { name: '2月', exact: true }).click()
  await expect(month(page)).toHaveText('1987年2月')
  await expect(picker).toHaveCount(0)
})

test('lunar dates are turned off in window and tile, kept over a reload, and back by undo', async ({ page }) => {
  await open(page, '2026-09-18T10:00:00+08:00')
  await theWindow(page).getByText('显示农历').click()
  await expect(chosen(page)).toHaveAccessibleName('2026年9月18日星期五')
  await expect(tile(page)).not.toContainText('八月初八')
  await page.keyboard.press('Control+z')
  await expect(chosen(page)).toHaveAccessibleName('2026年9月18日星期五，八月初八')
  await theWindow(page).getByText('显示农历').click()
  await expect.poll(() => storedDocument(page, 'calendar')).toMatchObject({ data: { lunar: false } })
  await page.reload()
  await expect(chosen(page)).toHaveAccessibleName('2026年9月18日星期五')
})

test('a day lists its todos, those of the whole day first; each opens where it belongs', async ({ page }) => {
  const todo = (id: string, name: string, time: string, finish = false) => ({
    id,
    name,
    time,
    finish,
    tips: true,
    note: '',
  })
  const children = [
    todo('1', '赏月', '2026-09-18 19:30'),
    todo('2', '订位', '2026-09-18 11:00', true),
    todo('3', '收拾屋子', '2026-09-18'),
    todo('4', '还书', '2026-09-19'),
  ]
  const todoList = [{ id: 'g', name: '家', children }]
  await open(page, '2026-09-18T10:00:00+08:00', { schedule: { todoList, sound: false, notify: false } })
  const panel = theWindow(page).getByRole('region', { name: '2026年9月18日星期五' })
  const entries = panel.getByRole('list').first().getByRole('button')
  await expect(entries).toHaveText(['收拾屋子', '订位11:00', '赏月19:30'])
  await expect(theWindow(page).getByRole('gridcell', { name: /日程/ })).toHaveCount(2)
  await entries.last().click()
  await expect(theWindow(page).getByLabel('几点')).toHaveValue('19:30')
  await theWindow(page).getByRole('button', { name: '删除待办' }).click()
  await tab(page, '日历').click()
  await expect(entries).toHaveText(['收拾屋子', '订位11:00'])
})

test('at midnight today moves on in tile and window', async ({ page }) => {
  await open(page, '2026-09-30T23:59:30+08:00')
  await expect(month(page)).toHaveText('2026年9月')
  await page.clock.runFor(60_000)
  await expect(chosen(page)).toHaveAccessibleName(/^2026年10月1日/)
  await expect(month(page)).toHaveText('2026年10月')
  await expect(tile(page)).toContainText('国庆节')
})

test('the first frame has the tiles of calendar and holidays as they are live, and nothing of yesterday', async ({
  page,
}) => {
  const holidays = { ...TILE, id: 'h', component: 'holiday-distance' }
  const texts = (root: string) =>
    page
      .locator(`${root} article`)
      .evaluateAll((all) =>
        all.flatMap((article) =>
          [...article.querySelectorAll('b, small, span')]
            .filter((one) => one.children.length === 0 && one.textContent !== '' && one.checkVisibility())
            .map((one) => `${one.textContent} ${getComputedStyle(one).fontSize} ${Math.round(one.clientWidth)}`),
        ),
      )
  await page.clock.setFixedTime(new Date('2026-09-18T10:00:00+08:00'))
  await openOn(page, { home: { groups: [group('a', [TILE, holidays])] } })
  await waitForSnapshot(page, '距中秋节')
  const live = await texts('#root')
  expect(live.length).toBeGreaterThan(50)
  const release = await reopenHeld(page)
  expect(await texts('#first')).toEqual(live)
  await release()
  await expect(page.locator('#first')).toHaveCount(0)

  await page.clock.setFixedTime(new Date('2026-09-19T10:00:00+08:00'))
  const releaseAgain = await reopenHeld(page)
  await expect(page.locator('#first article').first()).toHaveText(/^\s*$/)
  await releaseAgain()
  await expect(tile(page).first()).toContainText('八月初九')
})

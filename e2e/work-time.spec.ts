import work from '../src/client/widgets/work-time/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { expect, group, openOn, test } from './lib/page.ts'
import { pngOf } from './lib/pictures.ts'
import { button, reload, settled, tab, theWindow } from './lib/window.ts'

const TILE = { id: 't', name: '', type: 'component', component: 'work-time', size: '2x2' }
/** Around the clock, so that the test is always at work. */
const ALWAYS = { workWeek: 'days', workDays: [0, 1, 2, 3, 4, 5, 6], start: '00:00', end: '00:00' }

test('work counts down and pay counts up; the form changes hours, pay and picture', async ({ page }) => {
  await openOn(page, { home: { groups: [group('a', [TILE])], dock: [] }, 'work-time': ALWAYS })
  await expect(page.locator('#first')).toHaveCount(0)
  const tile = page.locator('#root').getByRole('article', { name: '下班倒计时' })
  await expect(tile).toContainText(/距下班\d\d:\d\d/)
  await expect(tile).not.toContainText('今日已赚')

  await tile.click()
  await expect(tab(page, '下班倒计时')).toBeVisible()
  await settled(theWindow(page))
  const money = theWindow(page).getByRole('textbox', { name: '薪资' })
  await money.fill('很多')
  await expect(theWindow(page).getByRole('alert')).toContainText('请输入金额')
  await money.fill('1.8万')
  await expect(theWindow(page).getByRole('alert')).toHaveCount(0)
  await expect(theWindow(page)).toContainText('¥18,000.00')
  await money.fill('？')
  await button(page, '恢复默认：薪资').click()
  await expect(money).toHaveValue('')
  await expect(theWindow(page).getByRole('alert')).toHaveCount(0)
  await money.pressSequentially('12345')
  await theWindow(page).getByText('今日已赚').click()
  await page.keyboard.press('Control+z')
  await expect(money).toHaveValue('')
  await money.fill('1,000,000')
  await theWindow(page).getByText('每小时', { exact: true }).click()
  await expect(tile).toContainText(/今日已赚¥[\d,.]+/)
  const earned = await tile.textContent()
  await expect.poll(() => tile.textContent()).not.toBe(earned)

  await theWindow(page).getByText('图片', { exact: true }).click()
  await theWindow(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf([40, 90, 80]) })
  await expect(tile.locator('img')).toHaveCount(1)
  await theWindow(page).getByRole('slider', { name: work['field.vague'] }).fill('9')
  await expect(tile.locator('img')).toHaveCSS('filter', 'blur(9px)')
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])
  for (const day of ['一', '二', '三', '四', '五', '六', '日'])
    await theWindow(page)
      .getByRole('button', { name: `星期${day}` })
      .click()
  await expect(tile).toContainText('今天休息')
  await reload(page)
  await expect(tile).toContainText('今天休息')
  await expect(tile.locator('img')).toHaveJSProperty('complete', true)
})

test('in the first frame the ring is as large as in the live tile', async ({ page }) => {
  await openOn(page, { home: { groups: [group('a', [TILE])], dock: [] }, 'work-time': ALWAYS })
  const ring = (root: string) => page.locator(`${root} article svg`).first().boundingBox()
  await waitForSnapshot(page, '"circle"')
  const live = await ring('#root')
  expect(live?.width).toBeGreaterThan(40)
  const release = await reopenHeld(page)
  expect(await ring('#first')).toEqual(live)
  await release()
})

import type { Page } from '@playwright/test'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { expect, group, openOn, soak, storedDocument, test, waitForLoad } from './lib/page.ts'
import { button, settled, theWindow } from './lib/window.ts'

const TILE = { id: 'c', name: '', type: 'component', component: 'calendar', size: '2x4' }
const tile = (page: Page) => page.locator('#root article')

test(
  'the first frame has the tiles of calendar and holidays as they are live, and nothing of yesterday',
  soak,
  async ({ page }) => {
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
  },
)

test('an event is typed for the day, and stands in month, week and day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-18T10:00:00+08:00'))
  await openOn(page, { home: { groups: [group('a', [TILE])] } })
  await expect(page.locator('#first')).toHaveCount(0)
  await tile(page).first().click()
  await settled(theWindow(page))
  await button(page, '添加日程').first().click()
  const field = theWindow(page).getByRole('textbox', { name: '做什么，什么时候' })
  await field.fill('明天下午3点 看牙医')
  await expect(theWindow(page).getByText('明天 15:00')).toBeVisible()
  await field.press('Enter')
  await expect(theWindow(page).getByRole('region', { name: '日程详情' })).toBeVisible()
  await expect.poll(async () => JSON.stringify(await storedDocument(page, 'calendar.events'))).toContain('09-19 15:00')
  await button(page, '关闭详情').click()
  const entry = theWindow(page).getByRole('button', { name: /看牙医/ })
  for (const view of ['周', '日', '月']) {
    await theWindow(page).getByText(view, { exact: true }).first().click()
    await expect(entry.first()).toBeVisible()
  }
  await page.locator('#layer-window h2 button').click()
  await expect(page.locator('#layer-menu [role="dialog"]')).toBeVisible()
})

test('an event reminds at its time in every tab, again where it is put off, and never again once it is dismissed', async ({
  page,
  context,
}) => {
  const MINUTE = 60_000
  await page.clock.install({ time: new Date('2026-09-18T14:30:00+08:00') })
  const event = { id: 'e', name: '看牙医', start: '2026-09-18 15:00', end: '2026-09-18 16:00', place: '和平路 12 号' }
  await openOn(page, { home: { groups: [group('a', [TILE])] }, 'calendar.events': { events: [event] } })
  await tile(page)
    .first()
    .click({ position: { x: 16, y: 16 } })
  await settled(theWindow(page))
  await theWindow(page)
    .getByRole('button', { name: /看牙医/ })
    .last()
    .click()
  await theWindow(page).getByRole('button', { name: /^提醒/ }).click()
  await page.getByRole('menuitemradio', { name: '提前 10 分钟' }).click()
  await expect(theWindow(page).getByRole('button', { name: /^第二次提醒/ })).toContainText('无')

  const card = page.getByRole('alertdialog', { name: '看牙医' })
  await page.clock.runFor(19 * MINUTE)
  await expect(card).toHaveCount(0)
  await page.clock.runFor(2 * MINUTE)
  await expect(card).toContainText('和平路 12 号')
  const other = await context.newPage()
  await other.goto('/')
  const otherCard = other.getByRole('alertdialog', { name: '看牙医' })
  await expect(otherCard).toContainText('15:00 · 9分钟后')
  await otherCard.getByRole('button', { name: '5 分钟后' }).click()
  await expect(card).toHaveCount(0)
  await expect(otherCard).toHaveCount(0)
  await page.clock.runFor(6 * MINUTE)
  await expect(card).toBeVisible()
  await expect(otherCard).toBeVisible()
  await card.getByRole('button', { name: '知道了' }).last().click()
  await expect(otherCard).toHaveCount(0)
  await other.close()

  await page.reload()
  await waitForLoad(page)
  await page.clock.runFor(2 * MINUTE)
  await expect(card).toHaveCount(0)
})

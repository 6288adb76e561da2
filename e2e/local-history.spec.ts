import type { Page } from '@playwright/test'
import history from '../src/client/features/safety/local-history/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import texts from '../src/client/features/safety/timeline/locales/zh-CN.json' with { type: 'json' }
import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { openDevice, registerUser } from './lib/devices.ts'
import { expect, group, openOn, pressUntilOpen, site, storedDocument, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** The versions of this device, and those of the cloud. */

const HOME = { groups: [group('a', [site('one')]), group('b', [site('two'), site('three')])], dock: [] }
const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const timeline = (page: Page) => page.getByRole('dialog', { name: texts.title })
const versions = (page: Page) => timeline(page).locator('li > button:has(time)')

async function openTimeline(page: Page): Promise<void> {
  if (await drawer(page).isHidden()) {
    await pressUntilOpen(page, 'Control+s', drawer(page))
    await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
  }
  await drawer(page).getByRole('button', { name: system.openHistory, exact: true }).click()
  await expect(timeline(page)).toBeVisible()
}

test('what a reset has taken comes back whole, by parts or by groups, also after a reload; each is undone', async ({
  page,
}) => {
  await openOn(page, { home: HOME, time: { timeSize: 90 } })
  await openTimeline(page)
  await expect(versions(page)).toContainText([texts['cause.daily']])
  await page.keyboard.press('Escape')
  await drawer(page)
    .locator(`[data-form-row="${system['reset.everything']}"]`)
    .getByRole('button', { name: system.resetNow })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: system.resetNow }).click()
  await expect(page.getByRole('link', { name: '站 one' })).toHaveCount(0)
  await page.reload()
  await waitForLoad(page)

  await openTimeline(page)
  await expect(versions(page)).toContainText([texts['cause.reset'], texts['cause.daily']])
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await timeline(page).getByRole('checkbox', { name: '组 a' }).check()
  await timeline(page)
    .getByRole('button', { name: texts.restoreGroup.replace('{name}', '组 a') })
    .click()
  await expect(toast(page)).toContainText(history.restored)
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: { length: 7 } } })
  await toast(page).getByRole('button').click()
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: { length: 6 } } })

  await openTimeline(page)
  await expect(versions(page)).toHaveCount(3)
  await versions(page).nth(1).click()
  await timeline(page).getByRole('checkbox', { name: history['section.nav_info'] }).check()
  await timeline(page)
    .getByRole('button', { name: texts.restoreSection.replace('{name}', history['section.nav_info']) })
    .click()
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 70 } })
  await openTimeline(page)
  await versions(page).nth(2).click()
  await timeline(page).getByRole('button', { name: texts.restoreWhole }).click()
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 90 } })

  await openTimeline(page)
  await expect(versions(page)).toHaveCount(5)
  await timeline(page).getByRole('button', { name: texts.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.deleteNow }).click()
  await expect(toast(page).filter({ hasText: texts.deleted })).toBeVisible()
  await expect(versions(page)).toHaveCount(4)
})

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('a group comes back from the cloud as it was before two changes, and one undo takes it back', async ({
  browser,
  playwright,
  baseURL,
  complaints,
}, info) => {
  const request = await playwright.request.newContext({ userAgent: WINDOWS, ...(baseURL && { baseURL }) })
  const login = await registerUser(request)
  const page = await openDevice(browser, login, {
    documents: { home: { groups: [group('a', [site('1'), site('2'), site('3')])], dock: [] } },
    watch: { info, complaints },
  })
  const inCloud = async (): Promise<number> => {
    const answer = await request.get('/users/async_time', { headers: { authorization: login.token } })
    return (await answer.json()).data.async_nav_info
  }
  /** Backs up at once, and waits until the cloud has another version of the desktop. */
  async function backUp(): Promise<void> {
    const before = await inCloud()
    await page.keyboard.press('Control+b')
    await expect.poll(inCloud).not.toBe(before)
  }
  const tiles = page.getByRole('main').getByRole('link')
  await expect.poll(inCloud).not.toBe(0)
  for (const left of [2, 1]) {
    await tiles.last().focus()
    await page.keyboard.press('Delete')
    await expect(tiles).toHaveCount(left)
    await backUp()
  }

  await pressUntilOpen(page, 'Control+k', page.getByRole('dialog', { name: palette.title }))
  await page.keyboard.type('云端历史')
  await page.getByRole('option', { name: texts['command.open'] }).click()
  const sitting = versions(page).filter({ hasText: texts.sitting.replace('{count}', '3') })
  await expect(sitting).toContainText('Chrome, Windows')
  await timeline(page)
    .getByRole('button', { name: texts.unfold.replace('{count}', '3') })
    .click()
  const first = versions(page).filter({ hasText: 'Chrome, Windows' })
  await expect(first).toHaveCount(3)
  await first.last().click()
  await timeline(page).getByRole('checkbox', { name: '组 a' }).check()
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await timeline(page)
    .getByRole('button', { name: texts.restoreGroup.replace('{name}', '组 a') })
    .click()
  await expect(tiles).toHaveCount(3)
  await backUp()
  await toast(page).getByRole('button').click()
  await expect(tiles).toHaveCount(1)
  await page.context().close()
})

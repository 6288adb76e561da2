import type { Page } from '@playwright/test'
import history from '../src/client/features/safety/local-history/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, group, openOn, pressUntilOpen, site, storedDocument, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** The versions of this device. */

const HOME = { groups: [group('a', [site('one')]), group('b', [site('two'), site('three')])], dock: [] }
const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const timeline = (page: Page) => page.getByRole('dialog', { name: history.title })
const versions = (page: Page) => timeline(page).getByRole('list').first().getByRole('button')

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
  await expect(versions(page)).toContainText([history['cause.daily']])
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
  await expect(versions(page)).toContainText([history['cause.reset'], history['cause.daily']])
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await timeline(page)
    .getByRole('button', { name: history.restoreGroup.replace('{name}', '组 a') })
    .click()
  await expect(toast(page)).toContainText(history.restored)
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: { length: 7 } } })
  await toast(page).getByRole('button').click()
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: { length: 6 } } })

  await openTimeline(page)
  await expect(versions(page)).toHaveCount(3)
  await versions(page).nth(1).click()
  await timeline(page).getByRole('checkbox', { name: history['section.seting'] }).uncheck()
  await timeline(page).getByRole('button', { name: history.restoreChosen }).click()
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 70 } })
  await openTimeline(page)
  await versions(page).nth(2).click()
  await timeline(page).getByRole('button', { name: history.restoreWhole }).click()
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 90 } })

  await openTimeline(page)
  await expect(versions(page)).toHaveCount(5)
  await timeline(page).getByRole('button', { name: history.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: history.delete }).click()
  await expect(toast(page).filter({ hasText: history.deleted })).toBeVisible()
  await expect(versions(page)).toHaveCount(4)
})

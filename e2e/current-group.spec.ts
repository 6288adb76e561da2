import type { BrowserContext, Page } from '@playwright/test'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, soak, test } from './lib/page.ts'
import { open, tileOrder } from './lib/sorting.ts'

test.use({ isLowPerformance: false })

const FIRST = ['a1', 'a2', '时钟', 'a3', '文件夹', 'a4']
const SECOND = ['b1', 'b2']
const button = (page: Page, group: string) => page.locator(`#root [data-group="${group}"]`).getByRole('button')
const frozen = (page: Page) => page.locator('#first li > a[title^="站"]:visible')
const stands = (page: Page) => expect(page.locator('#first')).toHaveCount(0)
/** Waits for a stored snapshot with this tile. */
const waitForSnapshotOf = (page: Page, name: string) => waitForSnapshot(page, `站 ${name}`)

/** Goes to the second group, then opens another tab. */
async function openBeside(page: Page, context: BrowserContext): Promise<Page> {
  await open(page)
  await button(page, 'b').click()
  await waitForSnapshotOf(page, 'b1')
  const other = await context.newPage()
  await other.goto('/')
  await stands(other)
  return other
}

test('a reload shows the same group, from its first frame on', async ({ page }) => {
  await open(page)
  await button(page, 'b').click()
  await expect.poll(() => tileOrder(page)).toEqual(SECOND)
  await waitForSnapshotOf(page, 'b1')
  const release = await reopenHeld(page)
  expect(await frozen(page).evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual(
    SECOND.map((name) => `站 ${name}`),
  )
  await release()
  await stands(page)
  expect(await tileOrder(page)).toEqual(SECOND)
  await expect(button(page, 'b')).toHaveAttribute('aria-current', 'page')
})

test('each tab keeps its current group; a new tab starts with the last one shown', soak, async ({ page, context }) => {
  const other = await openBeside(page, context)
  expect(await tileOrder(other)).toEqual(SECOND)
  await button(other, 'a').click()
  await waitForSnapshotOf(other, 'a1')
  await page.reload()
  await stands(page)
  expect(await tileOrder(page)).toEqual(SECOND)
  await other.reload()
  await stands(other)
  expect(await tileOrder(other)).toEqual(FIRST)
})

test('when the current group is deleted the first one is shown', soak, async ({ page, context }) => {
  const other = await openBeside(page, context)
  await expect.poll(() => other.evaluate(() => 'sortable' in document.documentElement.dataset)).toBe(true)
  await button(other, 'b').click({ button: 'right' })
  await other.getByRole('menuitem', { name: messages.delete }).click()
  await expect(button(other, 'b')).toHaveCount(0)
  await other.close()
  await page.reload()
  await stands(page)
  expect(await tileOrder(page)).toEqual(FIRST)
})

import type { BrowserContext, Page } from '@playwright/test'
import { pictured, reopen } from './lib/first-frame.ts'
import { zhCN as words } from './lib/home-messages.ts'
import { expect, test } from './lib/page.ts'
import { open, order } from './lib/sorting.ts'

const FIRST = ['a1', 'a2', '时钟', 'a3', '文件夹', 'a4']
const SECOND = ['b1', 'b2']
const button = (page: Page, group: string) => page.locator(`#root [data-group="${group}"]`).getByRole('button')
const frozen = (page: Page) => page.locator('#first li > a[title^="站"]:visible')
const stands = (page: Page) => expect(page.locator('#first')).toHaveCount(0)
/** A picture of the page with this tile has been kept. */
const kept = (page: Page, name: string) => pictured(page, `站 ${name}`)

/** The page has gone to the second group, and then another tab is opened. */
async function openBeside(page: Page, context: BrowserContext): Promise<Page> {
  await open(page)
  await button(page, 'b').click()
  await kept(page, 'b1')
  const other = await context.newPage()
  await other.goto('/')
  await stands(other)
  return other
}

test('a reload shows the same group, from its first frame on', async ({ page }) => {
  await open(page)
  await button(page, 'b').click()
  await expect.poll(() => order(page)).toEqual(SECOND)
  await kept(page, 'b1')
  const release = await reopen(page)
  expect(await frozen(page).evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual(
    SECOND.map((name) => `站 ${name}`),
  )
  await release()
  await stands(page)
  expect(await order(page)).toEqual(SECOND)
  await expect(button(page, 'b')).toHaveAttribute('aria-current', 'page')
})

test('each tab keeps its own; a new one begins with the one that was shown last', async ({ page, context }) => {
  const other = await openBeside(page, context)
  expect(await order(other)).toEqual(SECOND)
  await button(other, 'a').click()
  await kept(other, 'a1')
  await page.reload()
  await stands(page)
  expect(await order(page)).toEqual(SECOND)
  await other.reload()
  await stands(other)
  expect(await order(other)).toEqual(FIRST)
})

test('when the group is gone the first one is shown', async ({ page, context }) => {
  const other = await openBeside(page, context)
  await expect.poll(() => other.evaluate(() => 'sortable' in document.documentElement.dataset)).toBe(true)
  await button(other, 'b').click({ button: 'right' })
  await other.getByRole('menuitem', { name: words.delete }).click()
  await expect(button(other, 'b')).toHaveCount(0)
  await other.close()
  await page.reload()
  await stands(page)
  expect(await order(page)).toEqual(FIRST)
})

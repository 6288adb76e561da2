import type { Locator, Page } from '@playwright/test'
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import clock from '../src/client/widgets/clock/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { homeMessages, zhCN as messages } from './lib/home-messages.ts'
import { expect, soak, soakUnless, test } from './lib/page.ts'
import { centerOf, dockNames, dragOnto, dragTo, ghost, open, sideOf, tileOrder, undo } from './lib/sorting.ts'

type Words = Pick<typeof messages, 'batch' | 'select'>

/** Starts batch mode with this tile. */
async function begin(page: Page, name: string, { select }: Words = messages) {
  await page.locator('#root [data-pages]').getByTitle(`站 ${name}`).click({ button: 'right' })
  await page.getByRole('menuitem', { name: select }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
}
const bar = (page: Page, { batch }: Words = messages) => page.getByRole('toolbar', { name: batch })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `站 ${name}` })
const count = (page: Page, all: number) =>
  expect(bar(page)).toContainText(messages.batchCount.replace('{count}', String(all)))

test('dragging one selected tile moves all in their order, as one undo step', async ({ page, context }) => {
  await open(page)
  const before = await tileOrder(page)
  await begin(page, 'a1')
  await box(page, 'a3').click()
  await page.getByRole('checkbox', { name: '文件夹' }).click()
  await count(page, 3)
  await dragTo(page, box(page, 'a3'), await sideOf(box(page, 'a4')))
  await expect(ghost(page)).toHaveAttribute('data-count', '3')
  await expect(box(page, 'a1')).toBeHidden()
  await expect
    .poll(() => box(page, 'a4').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
    .toBe('4') // the dock has reflowed
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toEqual(['a2', '时钟', 'a4', 'a1', 'a3', '文件夹'])
  await expect(ghost(page)).toHaveCount(0)
  for (const name of ['a1', 'a3']) await expect(box(page, name)).toBeVisible()
  await count(page, 3) // still selected
  await undo(page)
  await expect.poll(() => tileOrder(page)).toEqual(before)

  await dragTo(page, box(page, 'a1'), await sideOf(box(page, 'a4')))
  await page.keyboard.press('Escape')
  await expect(ghost(page)).toHaveCount(0)
  await page.mouse.up()
  expect(await tileOrder(page)).toEqual(before)
  await expect(box(page, 'a3')).toBeVisible()
  await count(page, 3) // Escape cancelled the drag, not batch mode
  expect(context.pages()).toHaveLength(1)
})

test(
  'selected tiles can be dropped on a group’s button, a folder or the dock, as far as allowed',
  soak,
  async ({ page }) => {
    await open(page)
    await begin(page, 'a1')
    await box(page, 'a3').click()
    await dragTo(page, box(page, 'a1'), await centerOf(page.locator('[data-group="b"]').getByRole('button')))
    await page.mouse.up()
    const toast = page.locator('#layer-toast')
    await expect(toast).toContainText(messages.batchMoved.replace('{count}', '2').replace('{group}', '组 b'))
    await expect.poll(() => tileOrder(page)).toEqual(['a2', '时钟', '文件夹', 'a4'])
    // 16 px above the dock, once it has arrived
    const bottomOf = (part: Locator) => part.boundingBox().then((at) => (at === null ? 0 : at.y + at.height))
    const dockTop = (await page.getByRole('region', { name: 'Dock' }).boundingBox())?.y ?? 0
    await expect.poll(async () => dockTop - (await bottomOf(toast.locator('[role="status"] > *')))).toBe(16)
    await toast.getByRole('button', { name: ui.undo }).click()
    await expect.poll(() => tileOrder(page)).toHaveLength(6)

    for (const name of ['a2', 'a3']) await box(page, name).click()
    await page.getByRole('checkbox', { name: clock.name }).click()
    const folder = page.getByRole('checkbox', { name: '文件夹' })
    await dragOnto(page, box(page, 'a2'), folder)
    await page.mouse.up()
    await expect.poll(() => tileOrder(page)).not.toContain('a2')
    expect(await tileOrder(page)).toContain('时钟') // widgets cannot be in a folder
    await undo(page)
    await expect.poll(() => tileOrder(page)).toHaveLength(6)

    const dock = await centerOf(page.locator('[data-dock] a').nth(1))
    await box(page, 'a2').click()
    await box(page, 'a4').click()
    await dragTo(page, box(page, 'a4'), { ...dock, x: dock.x - 6 })
    await page.mouse.up()
    await expect.poll(() => dockNames(page)).toEqual(['d1', 'a2', 'a4', 'd2'])
    expect(await tileOrder(page)).not.toContain('时钟') // widgets can be in the dock
  },
)

for (const [locale, catalog] of Object.entries(homeMessages)) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('batch mode has no axe violations', async ({ page }) => {
      await open(page)
      await begin(page, 'a1', catalog)
      await expect(bar(page, catalog)).toBeVisible()
      expect(await findViolations(page, { selectors: ['#layer-window', '[data-pages]'], seriousOnly: true })).toEqual(
        [],
      )
    })
  })
}

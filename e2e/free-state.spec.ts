import menus from '../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { tileItem } from './lib/free.ts'
import { layerList, leftEdges, open, select, stateBar, tool, tools, withGroup } from './lib/free-toolbar.ts'
import { en, zhCN as messages } from './lib/home-messages.ts'
import { expect, soakUnless, storedDocument, test } from './lib/page.ts'
import { fill, undo } from './lib/tile-menus.ts'

test('the state bar reverts the edit session, and locks the page', async ({ page }) => {
  await open(page, withGroup({ lock: true }))
  await expect(stateBar(page)).toHaveCount(0)
  await page.keyboard.press('Control+l')
  await expect(stateBar(page)).toBeVisible()
  const [before] = await leftEdges(page, 'a1')
  await select(page, 'a1')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowRight')
  await tool(page, messages.duplicate).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  const step = (name: 'undo' | 'redo') => stateBar(page).getByRole('button', { name: menus[`command.${name}`] })
  await expect(step('redo')).toBeDisabled()
  await step('undo').click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(5)
  await step('redo').click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  await expect(step('redo')).toBeDisabled()
  await expect(stateBar(page).locator(':focus')).toBeEnabled() // the focus has left the disabled button
  await stateBar(page).getByRole('button', { name: messages.freeCancel }).click()
  await expect(stateBar(page)).toHaveCount(0)
  await expect(page.locator('#root [data-free] li')).toHaveCount(5)
  expect(await leftEdges(page, 'a1')).toEqual([before])
  await undo(page).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  await expect(stateBar(page)).toBeVisible()
  await stateBar(page).getByRole('button', { name: messages.freeDone }).click()
  await expect(stateBar(page)).toHaveCount(0)
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
})

test('the state bar reverts to the grid if the edit session began there', async ({ page }) => {
  await open(page)
  await expect(stateBar(page).getByRole('button', { name: messages.freeCancel })).toBeDisabled() // nothing has changed
  await page.locator('[data-group="b"]').getByRole('button').click()
  await expect(stateBar(page)).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await expect(stateBar(page)).toBeVisible()
  await stateBar(page).getByRole('button', { name: messages.freeCancel }).click()
  await expect(page.locator('#root [data-free]')).toHaveCount(0)
  await expect(stateBar(page)).toHaveCount(0)
})

test('the state bar sets the grid', async ({ page }) => {
  await open(page)
  await stateBar(page)
    .getByRole('button', { name: fill(messages.freeGrid, { size: 50 }) })
    .click()
  const slider = page.getByRole('dialog').getByRole('slider')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('55')
  await page.keyboard.press('Escape')
  await expect(stateBar(page)).toContainText(fill(messages.freeGrid, { size: 55 }))
  await expect.poll(() => storedDocument(page, 'icon')).toMatchObject({ data: { freeGridSize: 55 } })
})

test('toolbar and state bar are hidden on another page and in minimal mode', async ({ page }) => {
  await open(page)
  await select(page, 'a1')
  await page.locator('[data-group="b"]').getByRole('button').click()
  await expect(tools(page)).toHaveCount(0)
  await expect(stateBar(page)).toHaveCount(0)
  await page.locator('[data-group="a"]').getByRole('button').click()
  await expect(stateBar(page)).toBeVisible()
  await select(page, 'a1')
  await page.locator('header button').first().click()
  await expect(page.locator('main[data-minimal]')).toHaveCount(1)
  await expect(tools(page)).toHaveCount(0)
  await expect(stateBar(page)).toHaveCount(0)
})

for (const [locale, catalog] of Object.entries({ 'zh-CN': messages, en })) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('toolbar, state bar and layer list have no axe violations', async ({ page }) => {
      await open(page)
      await tileItem(page, 'a1').click()
      await tileItem(page, 'a2').click({ modifiers: ['Control'] })
      await expect(tools(page, catalog)).toBeVisible()
      const found = () => findViolations(page, { selectors: ['#root > main', '#layer-menu'], seriousOnly: true })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
        expect(await found()).toEqual([])
      }
      await tools(page, catalog).getByRole('button', { name: catalog.layerList }).click()
      await expect(layerList(page, catalog)).toBeVisible()
      expect(await found()).toEqual([])
    })
  })
}

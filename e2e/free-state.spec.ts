import { violations } from './lib/axe.ts'
import { place } from './lib/free.ts'
import { layerList, left, open, pill, select, tool, tools, withGroup } from './lib/free-toolbar.ts'
import { en, zhCN as words } from './lib/home-messages.ts'
import { expect, soakUnless, test } from './lib/page.ts'
import { fill, undo } from './lib/tile-menus.ts'

test('the state leads back to how the page was when arranging began, and locks it again', async ({ page }) => {
  await open(page, withGroup({ lock: true }))
  await expect(pill(page)).toHaveCount(0)
  await page.keyboard.press('Control+l')
  await expect(pill(page)).toBeVisible()
  const [before] = await left(page, 'a1')
  await select(page, 'a1')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowRight')
  await tool(page, words.duplicate).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  await pill(page).getByRole('button', { name: words.freeCancel }).click()
  await expect(pill(page)).toHaveCount(0)
  await expect(page.locator('#root [data-free] li')).toHaveCount(5)
  expect(await left(page, 'a1')).toEqual([before])
  await undo(page).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  await expect(pill(page)).toBeVisible()
})

test('the state leads back to the grid, if arranging began there', async ({ page }) => {
  await open(page)
  await expect(pill(page).getByRole('button', { name: words.freeCancel })).toBeDisabled() // nothing has changed
  await page.locator('[data-group="b"]').getByRole('button').click()
  await expect(pill(page)).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await expect(pill(page)).toBeVisible()
  await pill(page).getByRole('button', { name: words.freeCancel }).click()
  await expect(page.locator('#root [data-free]')).toHaveCount(0)
  await expect(pill(page)).toHaveCount(0)
})

test('the grid is set from the state', async ({ page }) => {
  await open(page)
  await pill(page)
    .getByRole('button', { name: fill(words.freeGrid, { size: 50 }) })
    .click()
  const slider = page.getByRole('dialog').getByRole('slider')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('55')
  await page.keyboard.press('Escape')
  await expect(pill(page)).toContainText(fill(words.freeGrid, { size: 55 }))
})

test('toolbar and state leave with the page, and in minimal mode', async ({ page }) => {
  await open(page)
  await select(page, 'a1')
  await page.locator('[data-group="b"]').getByRole('button').click()
  await expect(tools(page)).toHaveCount(0)
  await expect(pill(page)).toHaveCount(0)
  await page.locator('[data-group="a"]').getByRole('button').click()
  await expect(pill(page)).toBeVisible()
  await select(page, 'a1')
  await page.locator('header button').first().click()
  await expect(page.locator('main[data-minimal]')).toHaveCount(1)
  await expect(tools(page)).toHaveCount(0)
  await expect(pill(page)).toHaveCount(0)
})

for (const [locale, catalog] of Object.entries({ 'zh-CN': words, en })) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('toolbar, state and the list of layers have names and contrast', async ({ page }) => {
      await open(page)
      await place(page, 'a1').click()
      await place(page, 'a2').click({ modifiers: ['Control'] })
      await expect(tools(page, catalog)).toBeVisible()
      const found = () => violations(page, { parts: ['#root > main', '#layer-menu'], grave: true })
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

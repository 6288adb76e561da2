import { findViolations } from './lib/axe.ts'
import { openFree, tileItem } from './lib/free.ts'
import { en, zhCN as messages } from './lib/home-messages.ts'
import { expect, soakUnless, test } from './lib/page.ts'

for (const [locale, catalog] of Object.entries({ 'zh-CN': messages, en })) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('toolbar, state bar and layer list have no axe violations', async ({ page }) => {
      await openFree(page)
      await tileItem(page, 't1').click()
      await tileItem(page, 't2').click({ modifiers: ['Control'] })
      const tools = page.getByRole('toolbar', { name: catalog.selection, exact: true })
      await expect(tools).toBeVisible()
      await expect(page.getByRole('toolbar', { name: catalog['command.mode'], exact: true })).toBeVisible()
      const found = () => findViolations(page, { selectors: ['#root > main', '#layer-menu'], seriousOnly: true })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
        expect(await found()).toEqual([])
      }
      await tools.getByRole('button', { name: catalog.layerList }).click()
      await expect(page.getByRole('dialog', { name: catalog.layerList, exact: true })).toBeVisible()
      expect(await found()).toEqual([])
    })
  })
}

import type { Page } from '@playwright/test'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, openOn, soakUnless, test } from './lib/page.ts'

const icon = (id: string) => ({ id, name: `Site ${id}`, type: 'icon', size: '1x1', url: `https://${id}.example/` })
const HOME = {
  groups: ['a', 'b'].map((id) => ({
    id,
    name: `Group ${id}`,
    icon: 'home',
    mode: 0,
    lock: false,
    children: [
      {
        id: `${id}f`,
        name: 'Folder',
        type: 'component',
        component: 'folder',
        size: '2x2',
        children: [icon(`${id}in`)],
      },
      { id: `${id}w`, name: '', type: 'component', component: 'clock', size: '2x2' },
      icon(`${id}1`),
    ],
  })),
  dock: [icon('k')],
}
const PAST = ['玄关', 'genkan'].map((text) => ({ text, enginesName: 'baidu', enginesIcon: '' }))

/** Expects no violations of WCAG 2.2 AA in a part of the page, light and dark. */
async function violationsIn(page: Page, part: string) {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
    // Contrast can only be judged after transitions have ended.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
    )
    // axe takes the letters drawn on a tile for a part of its name.
    const except = ['label-content-name-mismatch']
    const broken = await findViolations(page, { selectors: [part], tags: WCAG_AA, except })
    found.push(...broken.map((rule) => `${colorScheme}: ${rule}`))
  }
  return found
}

// Five surfaces in two themes are slow.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const locale of ['zh-CN', 'zh-TW', 'en', 'ja', 'ko']) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('home screen, search panel, menu, picker and folder have no axe violations', async ({ page }) => {
      await openOn(page, { home: HOME, searchHistory: PAST })
      expect(await violationsIn(page, 'body')).toEqual([])

      await page.getByRole('combobox').focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(await violationsIn(page, 'search')).toEqual([])
      await page.keyboard.press('Escape')

      await page.getByRole('search').locator('[aria-haspopup="menu"]').click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      expect(await violationsIn(page, '#layer-menu')).toEqual([])

      await page.getByRole('menuitem').last().click()
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      expect(await violationsIn(page, '#layer-menu')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.getByRole('button', { name: 'Folder' }).click()
      await expect(page.getByRole('dialog', { name: 'Folder' })).toBeVisible()
      expect(await violationsIn(page, '[role="dialog"]')).toEqual([])
    })
  })
}

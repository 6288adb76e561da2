import type { Page } from '@playwright/test'
import { LANGUAGES } from '../src/shared/constants.ts'
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

/** The violations of WCAG 2.2 AA in a part of the page. */
async function violationsIn(page: Page, part: string) {
  // Contrast can only be judged after transitions have ended.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
  // axe takes the letters drawn on a tile for a part of its name.
  return findViolations(page, { selectors: [part], tags: WCAG_AA, except: ['label-content-name-mismatch'] })
}

// Five surfaces are slow.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

const VIEWS = LANGUAGES.flatMap((locale) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })),
)

for (const { locale, colorScheme } of VIEWS) {
  test.describe(`in ${locale}, ${colorScheme}`, soakUnless(locale === 'zh-CN' && colorScheme === 'light'), () => {
    test.use({ locale, colorScheme, reducedMotion: 'reduce', isLowPerformance: false })

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

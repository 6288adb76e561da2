import type { Page } from '@playwright/test'
import wallpaper from '../src/client/features/look/wallpaper-picker/locales/zh-CN.json' with { type: 'json' }
import menus from '../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, site, storedDocument, test } from './lib/page.ts'

const HOME = { groups: [group('a', [site('one'), site('two')])], dock: [] }

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })

async function openTab(page: Page, name: string) {
  await page.keyboard.press('Meta+s')
  await drawer(page).getByRole('tab', { name, exact: true }).click()
}

const tile = (page: Page, name: string) => page.locator('#root #tiles').getByRole('link', { name, exact: true })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' })
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ platform: 'macOS' }) })
  }),
)

test('on a Mac keys are Command’s, and written as macOS writes them: menus, palette, a shortcut of one’s own', async ({
  page,
}) => {
  await openOn(page, { home: HOME })
  await page.getByRole('toolbar').getByRole('button').first().waitFor()

  await page.keyboard.press('Meta+k')
  const dialog = page.getByRole('dialog', { name: palette.title })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByText('⌘↵')).toBeVisible()
  await page.keyboard.press('Meta+k')
  await expect(dialog).toHaveCount(0)

  await tile(page, '站 two').focus()
  await page.keyboard.press('Backspace')
  await expect(tile(page, '站 two')).toHaveCount(0)
  await page.mouse.click(700, 640, { button: 'right' })
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: menus['command.redo'] })).toContainText('⇧⌘Z')
  await expect(menu).not.toContainText('Ctrl')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.keyboard.press('Meta+z')
  await expect(tile(page, '站 two')).toBeVisible()

  await openTab(page, menus.tab)
  const recorder = drawer(page).getByRole('button', { name: new RegExp(`^${wallpaper['command.random']}`) })
  await expect(recorder).toHaveText('⌘ D')
  await recorder.click()
  await page.keyboard.press('Control+j')
  await expect(drawer(page).getByRole('alert')).toContainText('⌘')
  await page.keyboard.press('Meta+Shift+j')
  await expect(recorder).toHaveText('⇧ ⌘ J')
  await expect.poll(async () => JSON.stringify(await storedDocument(page, 'menu'))).toContain('Ctrl+Shift+J')
})

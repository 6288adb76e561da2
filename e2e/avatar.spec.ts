import type { Page } from '@playwright/test'
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import account from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { makePng } from '../src/server/testing/pictures.ts'
import { findViolations } from './lib/axe.ts'
import { expect, openOn, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** A picture of one's own. */

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const openAccount = (page: Page) => page.getByRole('navigation').getByRole('button', { name: account.tab }).click()
const avatar = (page: Page) => drawer(page).getByRole('button', { name: account.changeAvatar })
const inSidebar = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: account.tab })
    .evaluate((button) => getComputedStyle(button, '::after').backgroundImage)
const choose = (page: Page, name: string, bytes: Uint8Array) =>
  drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) })

test('a user cuts a picture, which is there after a reload; a file that is none is refused', async ({ page }) => {
  await openOn(page, {})
  await openAccount(page)
  await page.getByRole('tab', { name: login['mode.register'] }).click()
  await page.getByRole('textbox', { name: login.name, exact: true }).fill(`pic${Date.now() % 1e8}`)
  await page.getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await page.getByRole('textbox', { name: login.again }).fill('abc123')
  await page.getByRole('dialog').getByRole('button', { name: login.register, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openAccount(page)
  await expect(avatar(page).locator('img')).toHaveCount(0)
  await choose(page, 'x.png', Buffer.from('no picture'))
  await expect(toast(page)).toContainText(account.pictureFailed)

  const blueRight = makePng(80, 40, (x) => (x < 40 ? [220, 30, 30, 255] : [30, 30, 220, 255]))
  await choose(page, 'x.png', blueRight)
  const dialog = page.getByRole('dialog', { name: account.changeAvatar })
  await expect(dialog.getByRole('slider')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('slider').focus()
  await page.keyboard.press('End')
  await dialog.getByRole('button', { name: ui.confirm }).click()
  await expect(toast(page).filter({ hasText: account.avatarSaved })).toBeVisible()
  await expect(avatar(page).locator('img')).toHaveAttribute('src', /\/u\/[\w-]{43}\.webp$/)
  await expect.poll(() => inSidebar(page)).toMatch(/^url\("data:image\/webp/)
  await page.reload()
  await waitForLoad(page)
  await openAccount(page)
  const size = () =>
    avatar(page)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(size).toBe(300)
  await page.route('**/u/*', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await page.reload()
  await waitForLoad(page)
  expect(await inSidebar(page), 'kept with the look of the page').toMatch(/^url\("data:image\/webp/)
  await openAccount(page)
  await expect(avatar(page).locator('svg').first(), 'the placeholder').toBeVisible()
  await drawer(page).getByRole('button', { name: account.logOut }).click()
  await page.getByRole('dialog', { name: account.logOut }).getByRole('button', { name: account.logOut }).click()
  await expect.poll(() => inSidebar(page)).toBe('none')
})

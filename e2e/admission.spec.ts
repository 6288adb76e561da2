import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.ts'
import { type RunningServer, startServer } from '../scripts/lib/server.ts'
import setup from '../src/client/features/auth/first-start/locales/zh-CN.json' with { type: 'json' }
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import { expect, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** Who gets an account on a server of one's own: the operator at its first start, and whom he invites. */

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { REGISTRATION: 'invite', LOG_LEVEL: 'error' } })
})
test.afterAll(() => server.stop())

test('the link of the first start makes the admin, once', async ({ page }) => {
  const link = /http\S+#setup=\S+/.exec(server.output())?.[0] ?? ''
  await page.goto(link)
  await waitForLoad(page)
  const dialog = page.getByRole('dialog', { name: setup.title })
  await dialog.getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await dialog.getByRole('textbox', { name: login.again }).fill('abc124')
  await dialog.getByRole('button', { name: setup.create }).click()
  await expect(dialog.getByText(login.different)).toBeVisible()
  await dialog.getByRole('textbox', { name: login.again }).fill('abc123')
  await dialog.getByRole('button', { name: setup.create }).click()
  await expect(toast(page)).toContainText(setup.done)
  await expect(dialog).toBeHidden()
  expect(page.url()).not.toContain('setup')

  // the same page, another link: only the hash of the address changes
  await page.goto(link)
  await expect(page.getByText('此链接已经用过')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('whoever is invited registers by the link; without it the code is asked for', async ({ page }) => {
  const admin = join(root, 'scripts/admin.ts')
  const env = { ...process.env, DATA_DIR: server.dataDir, REGISTRATION: 'invite', PUBLIC_URL: server.origin }
  const link = execFileSync(process.execPath, [admin, 'invite'], { env, encoding: 'utf8' }).trim()
  await page.goto(link)
  await waitForLoad(page)
  const dialog = page.getByRole('dialog', { name: login['title.register'] })
  const code = dialog.getByRole('textbox', { name: login.invite })
  await expect(code).toHaveValue(link.split('=')[1] ?? '')
  expect(page.url()).not.toContain('invite')
  await dialog.getByRole('textbox', { name: login.name, exact: true }).fill('lin')
  await dialog.getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await dialog.getByRole('textbox', { name: login.again }).fill('abc123')
  await code.fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(login.noInvite)).toBeVisible()
  await code.fill(link)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('lin')
  await expect(dialog).toBeHidden()
})

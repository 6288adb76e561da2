import type { Page } from '@playwright/test'
import zh from '../src/client/widgets/feedback/locales/zh-CN.json' with { type: 'json' }
import { adminFeedback, answerFeedback } from '../src/shared/api/feedback.ts'
import { uploadedAddress } from '../src/shared/api/upload.ts'
import { besidesSync, openDevice, registerUser, type Watch } from './lib/devices.ts'
import { test } from './lib/own-server.ts'
import { expect, group, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'
import { button, theWindow } from './lib/window.ts'

/** What a user tells the operator, and what becomes of it. */

const TILE = { id: 't', name: '', type: 'component', component: 'feedback', size: '2x2' }
const HOME = { groups: [group('a', [TILE])], dock: [] }
const TEXT = '换成星河主题以后，\n侧栏最下面的按钮点不动'
const ANSWER = '已经修好，刷新一次就有'

const tile = (page: Page) => page.getByRole('main').getByRole('article', { name: zh.name })
const field = (page: Page) => theWindow(page).getByRole('textbox', { name: zh.text })
const said = (page: Page) => theWindow(page).getByRole('region', { name: zh.mine }).getByRole('listitem')

/** A picture of the page itself, as users send it. */
const screenshot = async (page: Page) => ({
  name: 'my desk.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

test('a user sends what is wrong with a picture, and sees the answer once it is there', async ({
  page: api,
  browser,
  ownServer,
  admin,
}, info) => {
  const headers = { authorization: admin.token }
  const watch: Watch = { info, complaints: [] }
  const lin = await registerUser(api.request)
  const page = await openDevice(browser, lin, { documents: { home: HOME }, watch })

  await tile(page).getByText(zh['tile.say']).click()
  await theWindow(page).getByRole('radio', { name: zh['kind.appearance'] }).check()
  await field(page).fill(TEXT)
  const picture = await screenshot(page)
  await theWindow(page).locator('input[type="file"]').setInputFiles(picture)
  await expect(theWindow(page).getByRole('img', { name: zh['picture.alt'] })).toBeVisible()
  await page.reload() // the window opens again, with what was written
  await waitForLoad(page)
  await expect(field(page)).toHaveValue(TEXT)
  await theWindow(page).locator('input[type="file"]').setInputFiles(picture)
  await theWindow(page).getByRole('button', { name: zh.send, exact: true }).click()
  await expect(toast(page)).toContainText(zh.sent)
  await expect(said(page)).toContainText(zh['state.received'])
  await expect(field(page)).toHaveValue('')

  const { list: all } = (await (await api.request.get(adminFeedback.path, { headers })).json()).data
  const list = all.filter(({ username }: { username: string }) => username === lin.info.username)
  expect(list).toMatchObject([{ kind: 'appearance', text: TEXT, username: lin.info.username, contact: '' }])
  expect(list[0].diagnostics).toMatchObject({ browser: { name: 'Chrome' }, theme: 'light', language: 'zh-CN' })
  const served = await api.request.get(uploadedAddress(ownServer.origin, list[0].picture))
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/webp'])
  const answered = await api.request.post(answerFeedback.path, {
    ...{ headers, data: { id: list[0].id, state: 'done', answer: ANSWER } },
  })
  expect((await answered.json()).code).toBe(0)

  await button(page, '关闭窗口').click()
  await expect(theWindow(page)).toHaveCount(0)
  await page.clock.setSystemTime(Date.now() + 5 * 60_000) // it is not asked for all the time
  await page.reload()
  await waitForLoad(page)
  await expect(tile(page)).toContainText(zh.news)
  await expect(tile(page)).toContainText(zh['done.appearance'])
  await tile(page).getByText(zh['done.appearance']).click()
  await expect(said(page)).toContainText(ANSWER)
  await expect(said(page).getByRole('img', { name: zh.news })).toBeVisible()
  await expect(tile(page), 'it was seen').not.toContainText(zh.news)
  await page.reload()
  await waitForLoad(page)
  await expect(said(page)).toContainText(ANSWER)
  await expect(said(page).getByRole('img', { name: zh.news })).toHaveCount(0)

  await said(page).hover()
  await said(page).getByRole('button', { name: zh.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: zh.delete }).click()
  await expect(theWindow(page).getByText(zh['mine.empty'])).toBeVisible()
  expect((await api.request.get(uploadedAddress(ownServer.origin, list[0].picture))).status()).toBe(404)
  expect(besidesSync(watch.complaints)).toEqual([])
  await page.context().close()
})

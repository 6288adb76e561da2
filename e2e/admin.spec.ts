import type { Page } from '@playwright/test'
import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import desk from '../src/client/features/together/admin/locales/zh-CN.json' with { type: 'json' }
import featured from '../src/client/widgets/add-group/locales/zh-CN.json' with { type: 'json' }
import { sendFeedback as feedback } from '../src/shared/api/feedback.ts'
import { besidesSync, type Login, openDevice, registerUser, type Watch } from './lib/devices.ts'
import { test } from './lib/own-server.ts'
import { expect, group, pressUntilOpen } from './lib/page.ts'
import { pngOf } from './lib/pictures.ts'
import { theWindow } from './lib/window.ts'

/** The administrator's desk: what waits is dealt with there, and nobody else is offered it. */

const documents = { home: { groups: [group('a', [])], dock: [] } }

/** Shares a group as a user's page does. */
async function shareGroup(page: Page, { token }: Login, name: string) {
  const tiles = [{ type: 'icon', name: '站', size: '1x1', url: 'https://one.com/' }]
  const data = { name, icon: 'sun', info: '', children: { mode: 0, tiles }, type: 6, signed: true }
  const answer = await page.request.post('/users/upload_group', { data, headers: { authorization: token } })
  expect((await answer.json()).code).toBe(0)
}

const inPalette = (page: Page) => page.getByRole('dialog', { name: palette.title })

/** Says what is wrong, with a picture, as a user's page does. */
async function sendFeedback(page: Page, { token }: Login, text: string) {
  const file = { name: 'a.png', mimeType: 'image/png', buffer: pngOf([180, 60, 30], 320, 200) }
  const multipart = { kind: 'bug', text, contact: '', file }
  const headers = { authorization: token, 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(feedback.path, { multipart, headers })
  expect((await answer.json()).code).toBe(0)
}

/** Types the desk's name into the palette. */
async function lookForDesk(page: Page) {
  await pressUntilOpen(page, 'Control+k', inPalette(page))
  await inPalette(page).getByRole('combobox').fill(desk.name)
}

test('the administrator approves, refuses with a reason, and finds both in the log', async ({
  page: api,
  browser,
  admin,
}, info) => {
  const watch: Watch = { info, complaints: [] }
  const lin = await registerUser(api.request)
  await shareGroup(api, lin, '阳台种花')
  await shareGroup(api, lin, '花店满99减20')
  await sendFeedback(api, lin, '拖动文件夹松手后弹回原处')
  const page = await openDevice(browser, admin, { documents, watch })
  await lookForDesk(page)
  await inPalette(page).getByRole('option', { name: desk.name }).click()
  const app = theWindow(page)
  const rail = app.getByRole('navigation', { name: desk.sections })
  await rail.getByRole('button', { name: desk['section.waiting'] }).click()

  const row = (name: string) => app.getByRole('listitem', { name })
  await row('阳台种花').getByRole('button', { name: desk.showDetails }).click()
  await expect(row('阳台种花')).toContainText('https://one.com/')
  await row('阳台种花').getByRole('button', { name: desk.approve, exact: true }).click()
  await expect(row('阳台种花')).toHaveCount(0)

  await row('花店满99减20').getByRole('button', { name: desk.refuse, exact: true }).click()
  await row('花店满99减20').getByRole('button', { name: desk.refuseAndTell }).click()
  await expect(row('花店满99减20').getByRole('alert')).toHaveText(desk.refusalMissing)
  await row('花店满99减20').getByRole('button', { name: desk['refusal.advertising'] }).click()
  await row('花店满99减20').getByRole('textbox').fill('去掉数字就行')
  await row('花店满99减20').getByRole('button', { name: desk.refuseAndTell }).click()
  await expect(app.getByText(desk['waiting.none'])).toBeVisible()

  await rail.getByRole('button', { name: desk['section.feedback'] }).click()
  await row(`@${lin.info.username}`).getByRole('button', { name: desk['feedback.enlarge'] }).click()
  const picture = page.getByRole('dialog', { name: desk['feedback.pictureOf'].replace('{name}', lin.info.username) })
  await expect(picture.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0)

  await rail.getByRole('button', { name: desk['section.log'] }).click()
  await expect(app.getByRole('listitem').nth(0)).toContainText('花店满99减20')
  await expect(app.getByRole('listitem').nth(1)).toContainText(desk['act.approveGroup'].replace('{name}', '阳台种花'))

  const author = await openDevice(browser, lin, { documents, watch })
  await author.keyboard.press('Control+g')
  await theWindow(author).getByRole('button', { name: featured['section.own'] }).click()
  await theWindow(author)
    .getByRole('button', { name: /花店满99减20/ })
    .click()
  await expect(theWindow(author).getByText('去掉数字就行')).toBeVisible()
  await lookForDesk(author)
  const nothing = palette.nothing.replace('{text}', desk.name)
  await expect(inPalette(author), 'the desk is the administrator’s alone').toContainText(nothing)
  for (const device of [page, author]) await device.context().close()
  expect(besidesSync(watch.complaints)).toEqual([])
})

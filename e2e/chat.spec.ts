import type { Page } from '@playwright/test'
import chat from '../src/client/features/together/chat/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/chat-room/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { besidesSync, openDevice, registerUser, type Watch } from './lib/devices.ts'
import { test } from './lib/own-server.ts'
import { expect, group, site } from './lib/page.ts'
import { toast } from './lib/toasts.ts'
import { dockApp, theWindow } from './lib/window.ts'

/** Two people in the chat room. */

const ROOM = { id: 'chat-room', name: '', type: 'component', component: 'chat-room', size: '2x2' }
const HOME = { groups: [group('a', [site('1')])], dock: [ROOM] }

const field = (page: Page) => theWindow(page).getByRole('textbox', { name: zh.input })
const said = (page: Page) => theWindow(page).getByRole('group')
/** The texts of this test's messages, in their order. */
const texts = async (page: Page, mark: string) =>
  (await said(page).allTextContents()).filter((text) => text.includes(mark))
const expectTexts = (page: Page, mark: string, expected: readonly string[]) =>
  expect.poll(() => texts(page, mark)).toEqual(expected)

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
}

/** Cuts the sockets of a page, and lets it have others only when it is online again. */
async function watchSockets(page: Page) {
  const sockets = new Set<{ close(): unknown }>()
  let isOnline = true
  await page.context().routeWebSocket(/\/api\/chat$/, (socket) => {
    if (!isOnline) return void socket.close({ code: 3000 })
    sockets.add(socket)
    socket.connectToServer()
  })
  return async (online: boolean) => {
    isOnline = online
    if (!online) for (const socket of sockets) socket.close()
    sockets.clear()
    await page.context().setOffline(!online)
  }
}

test('two people talk, answer and hide; whoever was away has missed and doubled nothing', async ({
  page,
  browser,
}, info) => {
  const [lin, xia] = [await registerUser(page.request), await registerUser(page.request)]
  const watch: Watch = { info, complaints: [] }
  const a = await openDevice(browser, lin, { documents: { home: HOME }, watch })
  const b = await openDevice(browser, xia, { documents: { home: HOME }, watch })
  const setOnline = await watchSockets(b)
  await b.reload()
  for (const device of [a, b]) {
    await dockApp(device, zh.name).click()
    await expect(theWindow(device).getByText(zh.connected)).toBeVisible()
  }
  const mark = xia.info.username
  await say(a, `早 ${mark}`)
  await expectTexts(b, mark, [`早 ${mark}`])

  await said(b).last().hover()
  await theWindow(b).getByRole('button', { name: zh.reply, exact: true }).click()
  await say(b, `也早 ${mark}`)
  await expect(said(a).last()).toContainText(`也早 ${mark}`)
  await expect(said(a).last().getByRole('blockquote')).toContainText(lin.info.username)
  await expect(theWindow(a).getByRole('region', { name: zh.mentions })).toContainText(`也早 ${mark}`)

  await setOnline(false)
  await expect(theWindow(b).getByText(zh.offline)).toBeVisible()
  await say(a, `一 ${mark}`)
  await say(a, `二 ${mark}`)
  await field(b).fill(`三 ${mark}`)
  await field(b).press('Enter')
  await expect(field(b)).toHaveValue(`三 ${mark}`)
  await setOnline(true)
  await expect(theWindow(b).getByText(zh.connected)).toBeVisible()
  await field(b).press('Enter')
  for (const device of [a, b])
    await expect
      .poll(async () => (await texts(device, mark)).map((text) => /[一二三]/.exec(text)?.[0]))
      .toEqual([undefined, undefined, '一', '二', '三'])
  await expect(theWindow(b).getByText(zh.notSent)).toHaveCount(0)

  for (const device of [a, b]) expect(await findViolations(device, { tags: WCAG_AA, seriousOnly: true })).toEqual([])

  await field(a).pressSequentially('@')
  await theWindow(a).getByRole('option').first().click()
  await expect(field(a)).toHaveValue(`@${mark} `)
  await field(a).pressSequentially(`四 ${mark}`)
  await field(a).press('Enter')
  await expect(theWindow(b).getByRole('region', { name: zh.mentions })).toContainText(`四 ${mark}`)

  await said(a).nth(-2).click({ button: 'right' })
  await a.getByRole('menuitem', { name: zh.report }).hover()
  await a.getByRole('menuitem', { name: chat['report.spam'] }).click()
  await expect(toast(a)).toContainText(chat.reported)
  await expect(a.getByRole('menu')).toHaveCount(0)
  await said(a).nth(-2).click({ button: 'right' })
  await a.getByRole('menuitem', { name: zh.hide }).click()
  await expect.poll(async () => (await texts(a, mark)).length).toBe(4)
  await a.reload() // its window opens again
  await expect.poll(async () => (await texts(a, mark)).length).toBe(4)
  expect(besidesSync(watch.complaints)).toEqual([])
  for (const device of [a, b]) await device.context().close()
})

test('an administrator deletes, mutes and bans, which whoever is meant sees at once', async ({
  page,
  browser,
  admin,
}, info) => {
  const xia = await registerUser(page.request)
  const watch: Watch = { info, complaints: [] }
  const a = await openDevice(browser, admin, { documents: { home: HOME }, watch })
  const b = await openDevice(browser, xia, { documents: { home: HOME }, watch })
  for (const device of [a, b]) {
    await dockApp(device, zh.name).click()
    await expect(theWindow(device).getByText(zh.connected)).toBeVisible()
  }
  const mark = xia.info.username
  await say(b, `广告 ${mark}`)
  await expectTexts(a, mark, [`广告 ${mark}`])
  const choose = async (...names: readonly string[]) => {
    await said(a).last().click({ button: 'right' })
    for (const name of names) await a.getByRole('menuitem', { name, exact: true }).click()
  }

  await choose(zh.mute, zh['mute.10'])
  await expect(theWindow(b).getByText(zh.mutedText)).toBeVisible()
  await choose(zh.mute, zh['mute.0'])
  await expect(theWindow(b).getByText(zh.mutedText)).toHaveCount(0)
  await say(b, `又来 ${mark}`)
  await expectTexts(a, mark, [`广告 ${mark}`, `又来 ${mark}`])
  await choose(zh.delete)
  for (const device of [a, b]) await expectTexts(device, mark, [`广告 ${mark}`])

  expect(besidesSync(watch.complaints)).toEqual([])

  await choose(zh.ban) // from here on the requests of whoever is banned are refused
  await a.getByRole('button', { name: zh['ban.confirm'], exact: true }).click()
  await expect(theWindow(b).getByText(zh['guest.title'])).toBeVisible()
  for (const device of [a, b]) await device.context().close()
})

test('what helps to write and to read opens: emoji, style, a link, people who are hidden, and what a narrow window folds', async ({
  page,
  browser,
}, info) => {
  const watch: Watch = { info, complaints: [] }
  const documents = { home: HOME, 'chat.hidden': [{ id: 'somebody', nickname: '路人甲' }] }
  const device = await openDevice(browser, await registerUser(page.request), { documents, watch })
  await dockApp(device, zh.name).click()
  await expect(theWindow(device).getByText(zh.connected)).toBeVisible()
  const press = (name: string) => theWindow(device).getByRole('button', { name, exact: true }).click()
  const dialog = (name: string) => device.getByRole('dialog', { name, exact: true }).last()
  for (const name of ['表情', zh.style]) {
    await press(name)
    await expect(dialog(name)).toBeVisible()
    await device.keyboard.press('Escape')
    await expect(dialog(name)).toHaveCount(0)
  }
  await say(device, 'https://example.com/jingshan')
  await theWindow(device).getByRole('button', { name: 'example.com/jingshan' }).last().click()
  await expect(device.getByText(zh['link.title'])).toBeVisible()
  await device.keyboard.press('Escape')
  await press(zh.menu)
  await device.getByRole('menuitem', { name: zh.hiddenPeople }).click()
  await expect(device.getByText('路人甲')).toBeVisible()
  await device.keyboard.press('Escape')
  await device.setViewportSize({ width: 600, height: 800 })
  await press(zh.aside)
  await expect(dialog(zh.room)).toBeVisible()
  expect(watch.complaints).toEqual([])
  await device.context().close()
})

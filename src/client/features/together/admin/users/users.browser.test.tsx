import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  adminDeleteUser,
  adminEndLogins,
  adminLimitUser,
  adminResetLink,
  adminUser,
  adminUsers,
} from '../../../../../shared/api/admin-users.ts'
import { muteUser } from '../../../../../shared/api/chat.ts'
import { CODE } from '../../../../../shared/api/endpoint.ts'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { fill } from '../../../../testing/fill.ts'
import common from '../../../../ui/locales/zh-CN.json'
import zh from '../locales/zh-CN.json'
import { drawSection } from '../testing/draw-section.tsx'
import { Users } from './Users.tsx'
import type { KnownUser } from './use-users.ts'

const { findViolations } = commands

const HOUR_MS = 3_600_000
const user = (username: string, more: Partial<KnownUser> = {}): KnownUser => ({
  ...{ id: username.padEnd(16, '_'), username, nickname: '', head: '', email: '', madeAt: 1, seenAt: 2 },
  ...{ isAdmin: false, bannedAt: 0, mutedUntil: 0, logins: 1, messages: 3, visits: 4 },
  ...{ storage: { uploads: 0, cloudFiles: 1000, sections: 2000 }, shares: { theme: 1, group: 2 } },
  ...more,
})

let users: KnownUser[] = []
let asked: [path: string, input: Record<string, unknown>][] = []
const inputsOf = (endpoint: { readonly path: string }) =>
  asked.filter(([path]) => path === endpoint.path).map(([, input]) => input)

/** Does to the users above what the server does to its own. */
function answer(path: string, input: Record<string, unknown>): object {
  const change = (more: Partial<KnownUser>, key: 'id' | 'username' = 'id') => {
    users = users.map((one) => (one[key] === input[key] ? { ...one, ...more } : one))
    return {}
  }
  switch (path) {
    case adminUsers.path:
      return { list: users.filter(({ username }) => username.includes(String(input.wd ?? ''))), total: users.length }
    case adminUser.path:
      return users.find(({ id }) => id === input.id) ?? {}
    case adminResetLink.path:
      return { link: '#verify=secret', endsAt: Date.now() + 24 * HOUR_MS, isMailed: false }
    case adminEndLogins.path:
      return change({ logins: 0 })
    case adminLimitUser.path:
      return change({ bannedAt: input.isBanned === true ? 1 : 0 })
    case muteUser.path:
      return change({ mutedUntil: input.minutes === 0 ? 0 : Date.now() + HOUR_MS }, 'username')
    default:
      users = users.filter(({ id }) => id !== input.id)
      return {}
  }
}

beforeEach(async () => {
  users = [user('lin', { nickname: '林' }), user('mei'), user('admin', { isAdmin: true })]
  asked = []
  await drawPage()
  connect({
    ...testCallPorts(),
    ...{ server: '', token: () => 'token' },
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(String(url), location.href)
      const input = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams)
      asked.push([pathname, input])
      if (pathname === adminDeleteUser.path && input.password !== 'of-the-admin')
        return Response.json({ code: CODE.invalid, msg: '密码不对', data: null })
      return Response.json({ code: CODE.ok, msg: '', data: answer(pathname, input) })
    },
  })
})
afterEach(() => connect(testCallPorts()))

const desk = page.getByTestId('desk')
const button = (name: string) => desk.getByRole('button', { name, exact: true })
const row = (username: string) => desk.getByRole('button', { name: `@${username}` })
const title = () => desk.getByRole('heading', { level: 2 }).element().textContent
const inQuestion = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })

async function open(hasChat = true): Promise<void> {
  drawSection(Users, { hasChat })
  await expect.element(row('lin')).toBeVisible()
}

async function openUser(username: string): Promise<void> {
  await row(username).click()
  await expect.element(desk.getByText(zh['users.shares'])).toBeVisible()
}

test('users are found by what is typed, and listed as is chosen', async () => {
  await open()
  await desk.getByRole('searchbox').fill('me')
  await desk.getByRole('searchbox').fill('mei')
  await expect.poll(() => row('lin').elements()).toEqual([])
  await expect.element(row('mei')).toBeVisible()
  await expect.poll(() => inputsOf(adminUsers).at(-1)).toEqual({ order: 'seen', page: '1', wd: 'mei' })
  await desk.getByText(zh['users.order.new']).click()
  await desk.getByText(zh['users.only.banned'], { exact: true }).click()
  await expect.poll(() => inputsOf(adminUsers).at(-1)).toEqual({ order: 'new', page: '1', wd: 'mei', only: 'banned' })
  expect(await findViolations('[data-testid="desk"]')).toEqual([])
})

test('a user is opened and left again, with the list as it was and the focus where it was', async () => {
  await open()
  await desk.getByRole('searchbox').fill('lin')
  await expect.poll(() => row('mei').elements()).toEqual([])
  await openUser('lin')
  expect(title()).toBe('林')
  await expect.element(button(zh['users.back'])).toHaveFocus()
  await expect.element(desk).toMatchTextContent('主题 1 · 分组 2')
  expect(await findViolations('[data-testid="desk"]')).toEqual([])
  await button(zh['users.back']).click()
  await expect.element(row('lin')).toHaveFocus()
  await expect.element(desk.getByRole('searchbox')).toHaveValue('lin')
})

test('a link to set another password is shown whole, to be copied, though the server told its hash alone', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await openUser('lin')
  await button(zh['users.resetDo']).click()
  const whole = `${location.origin}/#verify=secret`
  await expect.element(desk.getByRole('textbox')).toHaveValue(whole)
  await expect.element(desk.getByRole('status')).toMatchTextContent('没有发邮件')
  await expect.element(button(zh['onceLink.copy'])).toHaveFocus()
  await button(zh['onceLink.copy']).click()
  expect(copied).toHaveBeenCalledWith(whole)
})

test('logins are ended and an account is banned once that is confirmed; a ban is lifted at once', async () => {
  await open()
  await openUser('lin')
  await button(zh['users.endLoginsDo']).click()
  await inQuestion(zh['users.endLoginsDo']).click()
  await expect.element(button(zh['users.endLoginsDo'])).toBeDisabled()
  await button(zh.ban).click()
  await inQuestion(common.cancel).click()
  expect(inputsOf(adminLimitUser)).toEqual([])
  await button(zh.ban).click()
  await inQuestion(zh.ban).click()
  await button(zh['users.unbanDo']).click()
  await expect.element(button(zh.ban)).toBeVisible()
  const { id } = user('lin')
  expect(inputsOf(adminLimitUser)).toEqual([
    { id, isBanned: true },
    { id, isBanned: false },
  ])
})

test('somebody is muted for a time out of a menu, where there is a chat room', async () => {
  await open()
  await openUser('lin')
  await button(zh.mute).click()
  await page.getByRole('menuitem', { name: zh['mute.60'] }).click()
  await button(zh['users.unmuteDo']).click()
  await expect.element(button(zh.mute)).toBeVisible()
  expect(inputsOf(muteUser)).toEqual([
    { username: 'lin', minutes: 60 },
    { username: 'lin', minutes: 0 },
  ])
})

test('where there is no chat room nobody is muted', async () => {
  await open(false)
  expect(desk.getByText(zh['users.only.muted'], { exact: true }).elements()).toEqual([])
  await openUser('lin')
  expect(button(zh.mute).elements()).toEqual([])
  expect(desk.getByText(zh['users.messages']).elements()).toEqual([])
})

test('a user is deleted by the password of the administrator, and is gone from the list', async () => {
  await open()
  await openUser('lin')
  await button(zh['users.deleteDo']).click()
  const dialog = page.getByRole('dialog', { name: fill(zh['users.deleteAsk'], { name: '@lin' }) })
  const password = dialog.getByLabelText('密码', { exact: true })
  await password.fill('guessed')
  await dialog.getByRole('button', { name: zh['users.deleteDo'], exact: true }).click()
  await expect.poll(() => inputsOf(adminDeleteUser)).toHaveLength(1)
  await expect.element(dialog).toBeVisible()
  await password.fill('of-the-admin')
  await dialog.getByRole('button', { name: zh['users.deleteDo'], exact: true }).click()
  await expect.poll(title).toBe(zh['section.users'])
  await expect.poll(() => row('lin').elements()).toEqual([])
  expect(inputsOf(adminDeleteUser).at(-1)).toEqual({ id: user('lin').id, password: 'of-the-admin' })
})

test('nothing is done to the administrator', async () => {
  await open()
  await openUser('admin')
  expect(desk.getByText(zh['users.does']).elements()).toEqual([])
})

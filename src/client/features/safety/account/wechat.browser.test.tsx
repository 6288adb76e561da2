import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountRules, userInfo } from '../../../../shared/api/account.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { getQrCode, scanStatus } from '../../../../shared/api/scan.ts'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { type CallPorts, connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { drawPage } from '../../../testing/draw-page.tsx'
import { find } from '../../../testing/elements.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import login from '../../auth/login/locales/zh-CN.json'
import { AccountActions } from './AccountActions.tsx'
import { WechatDialog } from './dialogs/WechatDialog.tsx'
import zh from './locales/zh-CN.json'

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const info: UserInfo = {
  ...{ id: 'id', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}

/** What the server answers, by path. */
let answers: Record<string, (body: { readonly password?: string }) => object>
let asked: string[]
const ok = (data: object) => ({ code: CODE.ok, msg: '', data })

const answer: NonNullable<CallPorts['fetch']> = async (url, init) => {
  const path = new URL(String(url), 'http://x').pathname
  asked.push(path)
  const said = answers[path]?.(init?.body ? JSON.parse(String(init.body)) : {})
  return Response.json(said ?? { code: CODE.notFound, msg: '', data: null })
}

beforeEach(async () => {
  asked = []
  await drawPage()
  connect({ ...testCallPorts(), server: '', fetch: answer, token: () => 'token' })
})
afterEach(() => connect(testCallPorts()))

const rules = (hasMiniProgram: boolean) => () =>
  ok({ policy: 'seed', registration: 'open', hasMail: true, hasMiniProgram })
const draw = (open_id = '') =>
  openOverlay(
    async () => AccountActions,
    (Actions) => createElement('div', { role: 'dialog' }, createElement(Actions, { info: { ...info, open_id } })),
  )

test.for([
  ['', zh.wechatHint, zh.bind],
  ['o-of-somebody', zh.wechatBound, zh.change],
] as const)('the row of an account with the open id %j', async ([openId, hint, button]) => {
  answers = { [accountRules.path]: rules(true) }
  draw(openId)
  const row = () => page.elementLocator(find(`[data-form-row="${zh.wechat}"]`) ?? document.body)
  await expect.poll(() => find(`[data-form-row="${zh.wechat}"]`)).not.toBeNull()
  await expect.element(row().getByText(hint)).toBeVisible()
  await expect.element(row().getByRole('button', { name: button })).toBeVisible()
})

test('there is no row where the operator has no mini-program', async () => {
  answers = { [accountRules.path]: rules(false) }
  draw()
  await expect.element(page.getByText(zh.emailHint)).toBeVisible() // the rules are known
  expect(page.getByText(zh.wechat, { exact: true }).elements()).toHaveLength(0)
})

const dialog = () => page.getByRole('dialog', { name: zh.bindWechat })
async function openDialog(): Promise<void> {
  openOverlay(
    async () => WechatDialog,
    (Shown, state) => createElement(Shown, { ...state, username: 'lin' }),
  )
  await dialog().getByRole('textbox', { name: zh.password }).fill('abc123')
  await dialog().getByRole('button', { name: zh.showCode }).click()
}

test('the code is shown after the password, and the account has the open id once it was scanned', async () => {
  let state = 'waiting'
  answers = {
    [getQrCode.path]: ({ password }) => ok({ url: '', picture: password === 'abc123' ? PICTURE : '', seconds: 120 }),
    [scanStatus.path]: () => ok({ state, name: '', number: null, login: null }),
    [userInfo.path]: () => ok({ ...info, open_id: 'o-of-somebody' }),
  }
  await openDialog()
  await expect.element(dialog().getByRole('img', { name: zh.wechatCode })).toBeVisible()
  await expect.element(dialog().getByRole('status').getByText(login['qr.waiting'])).toBeVisible()
  state = 'confirmed'
  await expect.element(page.getByText(zh.wechatDone).first()).toBeVisible()
  await expect.poll(() => asked.includes(userInfo.path)).toBe(true)
  await expect.poll(() => dialog().elements().length).toBe(0)
})

test('a missing open id is said, and another code is made', async () => {
  let state = 'denied'
  answers = {
    [getQrCode.path]: () => ok({ url: '', picture: PICTURE, seconds: 120 }),
    [scanStatus.path]: () => ok({ state, name: '', number: null, login: null }),
  }
  await openDialog()
  await expect.element(dialog().getByRole('status')).toHaveTextContent(zh.noOpenId)
  state = 'waiting'
  await dialog().getByRole('button', { name: login.qrRenew }).click()
  await expect.poll(() => asked.filter((path) => path === getQrCode.path).length).toBe(2)
  await expect.element(dialog().getByRole('button', { name: login.qrRenew })).not.toBeInTheDocument()
})

test('a wrong password is asked for again', async () => {
  answers = { [getQrCode.path]: () => ({ code: CODE.invalid, msg: '密码不对', data: null }) }
  await openDialog()
  await expect.poll(() => asked).toContain(getQrCode.path)
  await expect.element(dialog().getByRole('button', { name: zh.showCode })).toBeVisible()
})

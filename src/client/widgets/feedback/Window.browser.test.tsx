import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Feedback } from '../../../shared/api/feedback.ts'
import type { Language } from '../../../shared/constants.ts'
import type { UserInfo } from '../../../shared/entities/account.ts'
import { type CallPorts, connect } from '../../core/net/call.ts'
import { testCallPorts } from '../../core/testing.ts'
import { session } from '../../features/data/session/index.ts'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { group } from '../../testing/items.ts'
import { toasts } from '../../ui/overlay/toast/toast.ts'
import { attachment } from './compose/attachment.ts'

const { findViolations, press } = commands

const NOW = Date.now()
const DAY = 24 * 3_600_000
let ids = 0
const said = (text: string, more: Partial<Feedback> = {}): Feedback => ({
  ...{
    id: `${++ids}`.padEnd(22, 'x'),
    text,
    kind: 'bug',
    state: 'received',
    madeAt: NOW - DAY,
    answers: [],
    changedAt: 0,
  },
  ...{ isNew: false, ...more },
})
const ANSWERED = said('书名号会断到下一列', {
  ...{ kind: 'appearance', state: 'done', isNew: true, changedAt: NOW - 1000 },
  answers: [{ text: '0.1.4 已经修好', at: NOW - 1000 }],
})

/** The server: what it has, what it was sent, and what it refuses. */
let list: Feedback[] = []
let asked: { readonly path: string; readonly body: unknown }[] = []
let refusal: { readonly code: number; readonly msg: string } | 'down' | undefined

const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
async function serve(url: string, { body }: RequestInit = {}): Promise<Response> {
  const path = new URL(url).pathname
  asked.push({ path, body: body instanceof FormData ? Object.fromEntries(body) : body && JSON.parse(String(body)) })
  if (path === '/api/about') return answer({ donations: [], issues: 'https://git.example.org/start/issues' })
  if (path === '/users/account_rules') return answer(ACCOUNT_RULES)
  if (path === '/users/feedback_list') return answer({ list })
  if (path === '/users/del_feedback') list = list.filter(({ id }) => id !== JSON.parse(String(body)).id)
  if (path === '/users/feedback') {
    if (refusal === 'down') throw new TypeError('no network')
    if (refusal !== undefined) return new Response(JSON.stringify({ ...refusal, data: null }))
    const { kind, text } = Object.fromEntries(body as FormData) as unknown as Feedback
    list = [said(text, { kind }), ...list]
    return answer({ id: list[0]?.id })
  }
  return answer({})
}
const ACCOUNT_RULES = { policy: 'seed', registration: 'open', hasMail: false, hasMiniProgram: false }
const sentTo = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body)

interface Setting {
  readonly user?: string
  readonly server?: string
  readonly size?: readonly [number, number]
  readonly documents?: Readonly<Record<string, object>>
  readonly language?: Language
}

async function open({ user = 'u', server = location.origin, size = [1440, 900], documents, language }: Setting = {}) {
  await page.viewport(...size)
  await drawPage({ home: { groups: [group('a', [])], dock: [] }, ...documents }, language)
  connect({
    ...testCallPorts(),
    server: server || undefined,
    user: () => user || undefined,
    fetch: serve as NonNullable<CallPorts['fetch']>,
  })
  session.setState({ login: user === '' ? undefined : { token: 't', info: { id: user, username: user } as UserInfo } })
  return openWindow('feedback')
}

beforeEach(() => {
  list = [ANSWERED, said('拖动后弹回', { state: 'notReproduced' })]
  asked = []
  refusal = undefined
  attachment.setState({ file: undefined })
})
afterEach(() => {
  session.setState({ login: undefined })
  connect(testCallPorts())
  vi.restoreAllMocks()
})

const field = (opened: Locator) => opened.getByRole('textbox', { name: '说说看' })
const send = (opened: Locator) => opened.getByRole('button', { name: '送出', exact: true })
const items = (opened: Locator) => opened.getByRole('region', { name: '我说过的' }).getByRole('listitem')
const draftText = (user = 'u') =>
  (documentValue('feedback.drafts') as Readonly<Record<string, { readonly text: string }>>)[user]?.text
const png = async () => {
  const blob = await new Promise<Blob | null>((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    canvas.toBlob(resolve, 'image/png')
  })
  return new File([blob ?? ''], 'my desk.png', { type: 'image/png' })
}
/** Pastes a file into what has the focus. */
function paste(file: File): void {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('what is written is sent with a picture and what is listed; the list has it at once', async () => {
  const opened = await open()
  await opened.getByRole('radio', { name: '样子不对' }).click()
  await field(opened).fill('换成星河主题以后，按钮点不动')
  await expect.element(opened.getByText('14 / 1000')).toBeVisible()
  ;(field(opened).element() as HTMLElement).focus()
  paste(await png())
  await expect.element(opened.getByRole('img', { name: '要送出的图片' })).toBeVisible()
  await opened.getByRole('textbox', { name: '怎么联系你' }).fill('me@example.org')
  await expect.element(opened.getByRole('region', { name: '会一起送出' })).toMatchTextContent('简体中文')
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
  await send(opened).click()
  await expect.element(items(opened).first()).toMatchTextContent('换成星河主题以后，按钮点不动')
  await expect.element(items(opened)).toHaveLength(3)
  const [sent] = sentTo('/users/feedback') as [Readonly<Record<string, unknown>>]
  expect(sent).toMatchObject({
    kind: 'appearance',
    contact: 'me@example.org',
    file: { name: 'file', type: 'image/png' },
  })
  const told = JSON.parse(String(sent.diagnostics))
  expect(Object.keys(told)).toEqual(['version', 'browser', 'screen', 'theme', 'language'])
  expect(JSON.stringify(sent)).not.toMatch(/Mozilla|AppleWebKit/)
  await expect.element(field(opened)).toHaveValue('')
  await expect.element(opened.getByRole('img', { name: '要送出的图片' })).not.toBeInTheDocument()
  await expect.element(field(opened)).toHaveFocus()
})

test('a draft outlives the window; the switch takes out all that would be sent along', async () => {
  const opened = await open()
  await field(opened).fill('写到一半')
  await opened.getByRole('switch', { name: '带上这些' }).click()
  await press('Escape')
  const again = await open({ documents: { 'feedback.drafts': documentValue('feedback.drafts') as object } })
  await expect.element(field(again)).toHaveValue('写到一半')
  await expect.element(again.getByRole('switch', { name: '带上这些' })).not.toBeChecked()
  await field(again).click()
  await press('Control+Enter')
  await expect.poll(() => sentTo('/users/feedback')).toHaveLength(1)
  expect(sentTo('/users/feedback')[0]).toEqual({ kind: 'bug', text: '写到一半', contact: '' })
})

test('what one user has written is not another’s, who goes on with what he wrote as a guest', async () => {
  const opened = await open()
  await field(opened).fill('只给管理员看')
  await field(opened).click()
  paste(await png())
  await expect.element(opened.getByRole('img', { name: '要送出的图片' })).toBeVisible()
  const documents = () => ({ 'feedback.drafts': documentValue('feedback.drafts') as object })
  const ofGuest = await open({ user: '', documents: documents() })
  await expect.element(field(ofGuest)).toHaveValue('')
  await field(ofGuest).fill('先写着')
  const ofOther = await open({ user: 'mei', documents: documents() })
  await expect.element(field(ofOther)).toHaveValue('先写着')
  expect(ofOther.getByRole('img', { name: '要送出的图片' }).elements()).toEqual([])
  await expect.element(field(await open({ documents: documents() }))).toHaveValue('只给管理员看')
})

test('nothing and too much are not sent; what the server refuses or does not hear stays written', async () => {
  const opened = await open()
  await send(opened).click()
  await expect.element(opened.getByRole('alert')).toMatchTextContent('先写点什么再送')
  await expect.element(field(opened)).toHaveFocus()
  await field(opened).fill('😀'.repeat(1001))
  await send(opened).click()
  await expect.element(opened.getByRole('alert')).toMatchTextContent('最多 1000 个字')
  expect(sentTo('/users/feedback')).toEqual([])
  await field(opened).fill('还在')
  await expect.element(opened.getByRole('alert')).not.toBeInTheDocument()
  refusal = { code: CODE.conflict, msg: '一天最多发 10 条' }
  await send(opened).click()
  await expect.element(opened.getByRole('alert')).toMatchTextContent('一天最多发 10 条')
  refusal = 'down'
  await send(opened).click()
  await expect.element(opened.getByRole('alert')).toMatchTextContent('没连上服务器，写的都还在')
  await expect.element(field(opened)).toHaveValue('还在')
  expect(draftText()).toBe('还在')
})

test('what is no picture, or a large one, is not taken', async () => {
  const opened = await open()
  await field(opened).click()
  paste(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.poll(() => toasts.getState().at(-1)?.text).toBe('只能是 PNG、JPEG 或 WebP 图片')
  paste(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }))
  await expect.poll(() => toasts.getState().at(-1)?.text).toBe('图片超过 5 MB 了，换一张小一点的')
  expect(attachment.getState().file).toBeUndefined()
  paste(await png())
  await opened.getByRole('button', { name: '去掉图片' }).click()
  await expect.element(opened.getByRole('img', { name: '要送出的图片' })).not.toBeInTheDocument()
})

test('an answer has a dot as it is shown for the first time, which tells the server', async () => {
  const opened = await open()
  await expect.element(items(opened).first()).toMatchTextContent('0.1.4 已经修好')
  await expect.element(items(opened).first().getByRole('img', { name: '新答复' })).toBeVisible()
  expect(items(opened).nth(1).getByRole('img', { name: '新答复' }).elements()).toEqual([])
  await expect.poll(() => sentTo('/users/feedback_seen')).toEqual([{ until: ANSWERED.changedAt }])
})

test('what was said is deleted once the user has confirmed it', async () => {
  const id = list[1]?.id
  const opened = await open()
  await items(opened).nth(1).hover()
  await items(opened).nth(1).getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog', { name: '删除这条反馈？' }).getByRole('button', { name: '删除' }).click()
  await expect.element(items(opened)).toHaveLength(1)
  expect(sentTo('/users/del_feedback')).toEqual([{ id }])
})

test('a narrow window shows one of the two, an answer first', async () => {
  const opened = await open({ size: [600, 800] })
  await expect.element(opened.getByRole('tab', { name: '写反馈' })).toBeVisible()
  await opened.getByRole('tab', { name: /我说过的/ }).click()
  await expect.element(items(opened).first()).toBeVisible()
  await expect.element(field(opened)).not.toBeInTheDocument()
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
})

test('a guest is told why, keeps what is written, and may take it to a public issue', async () => {
  const opened = await open({ user: '' })
  const opener = vi.spyOn(window, 'open').mockReturnValue(null)
  await expect.element(opened.getByRole('note')).toMatchTextContent('没有登录，送不到管理员手里')
  await field(opened).fill('按钮点不动')
  await opened.getByRole('button', { name: '去提公开问题' }).click()
  const { pathname, searchParams } = new URL(String(opener.mock.calls[0]?.[0]))
  expect([pathname, searchParams.get('title')]).toEqual(['/start/issues/new', '出错了: 按钮点不动'])
  expect(searchParams.get('body')).toMatch(/^按钮点不动\n\n- 版本: \d/)
  expect(asked.filter(({ path }) => path.startsWith('/users/feedback'))).toEqual([])
  expect(draftText('')).toBe('按钮点不动')
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
  await opened.getByRole('note').getByRole('button', { name: '登录' }).click()
  await expect.element(page.getByRole('dialog', { name: '欢迎回来' })).toBeVisible()
})

test('without a server the same form says so', async () => {
  const opened = await open({ user: '', server: '' })
  await expect.element(opened.getByRole('note')).toMatchTextContent('这里没有服务器')
  expect(opened.getByRole('region', { name: '我说过的' }).elements()).toEqual([])
  await expect.element(field(opened)).toBeVisible()
})

import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import zh from '../locales/zh-CN.json'
import { closeDesk, openDesk } from '../testing/open-desk.ts'
import type { ReportedMessage, ReportedShare } from './use-reports.ts'

const { findViolations } = commands

const NOW = Date.now()
const by = (username: string, reason: 'spam' | 'other') => ({ username, reason, madeAt: NOW - 60_000 })
const MESSAGE: ReportedMessage = {
  ...{
    kind: 'message',
    chatId: 7,
    author: 'lanting',
    count: 3,
    since: NOW - 3_600_000,
    text: '加我领券',
    isGone: false,
  },
  reports: [by('qiulin', 'other'), by('tingyu', 'spam'), by('xiaoman', 'spam')],
}
const ID = 'g'.repeat(22)
const SHARE: ReportedShare = {
  ...{ kind: 'share', id: ID, author: 'guihuagao', count: 1, since: NOW - 7_200_000, name: '养猫备忘' },
  ...{ changedAt: NOW, isWithdrawn: false },
  reports: [{ ...by('tingyu', 'other'), note: '链接打不开' }],
  share: {
    ...{ kind: 'group', id: ID, name: '养猫备忘', info: '', author: '桂花糕', hot: 0, madeAt: NOW, isOwn: false },
    ...{ state: 'public', icon: 'sun', type: 6, username: 'guihuagao', changedAt: NOW },
    content: { mode: 0, tiles: [{ type: 'icon', name: '淘宝', size: '1x1', url: 'https://www.taobao.com/' }] },
  },
}

afterEach(closeDesk)

const open = (list: readonly (ReportedMessage | ReportedShare)[], size?: readonly [number, number]) =>
  openDesk('reports', { '/users/admin_reports': () => ({ list, total: list.length }) }, size)

test('a message says why it is reported, and by whom on demand; it is kept or deleted at once', async () => {
  const { desk, acts } = await open([MESSAGE])
  const row = desk.getByRole('listitem', { name: '@lanting' })
  await expect.element(row).toMatchTextContent('3 人举报：垃圾广告和其他')
  await row.getByRole('button', { name: zh['reports.show'] }).click()
  await expect.element(row.getByRole('list')).toMatchTextContent(/qiulin.*其他.*tingyu.*垃圾广告/)
  await row.getByRole('button', { name: zh['reports.keep'] }).click()
  await row.getByRole('button', { name: zh['reports.delete'] }).click()
  await expect
    .poll(() => acts)
    .toEqual([
      { path: '/users/admin_report_done', input: { kind: 'message', chatId: 7 } },
      { path: '/users/chat_delete', input: { chatId: 7 } },
    ])
})

test('its author is muted for a while, and banned once the administrator is sure', async () => {
  const { desk, acts } = await open([MESSAGE])
  const menu = desk.getByRole('button', { name: '处理 @lanting' })
  await menu.click()
  await page.getByRole('menuitem', { name: zh.mute }).click()
  await page.getByRole('menuitem', { name: zh['mute.60'] }).click()
  await expect.poll(() => acts).toEqual([{ path: '/users/chat_mute', input: { username: 'lanting', minutes: 60 } }])
  const ask = async (answer: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name: zh.ban }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  }
  await ask('取消')
  await ask(zh.ban)
  await expect.poll(() => acts.slice(1)).toEqual([{ path: '/users/chat_ban', input: { username: 'lanting' } }])
})

test('a message that is gone is not deleted again, nor is an administrator banned', async () => {
  const { desk } = await open([{ ...MESSAGE, isGone: true, author: 'admin' }])
  await expect.element(desk.getByRole('listitem', { name: '@admin' })).toMatchTextContent(zh['reports.gone'])
  expect(desk.getByRole('button', { name: zh['reports.delete'] }).elements()).toEqual([])
  expect(desk.getByRole('button', { name: '处理 @admin' }).elements()).toEqual([])
})

test('a share is taken down for a reason, and deleted once the administrator is sure', async () => {
  const { desk, acts } = await open([MESSAGE, SHARE])
  const row = desk.getByRole('listitem', { name: '养猫备忘' })
  await row.getByRole('button', { name: zh['reports.show'] }).click()
  await expect.element(row).toMatchTextContent('链接打不开')
  await expect.element(row.getByText('https://www.taobao.com/')).toBeVisible()
  await row.getByRole('button', { name: zh['reports.takeDown'], exact: true }).click()
  await row.getByRole('button', { name: zh['reports.takeDownAndTell'] }).click()
  await expect.element(row.getByRole('alert')).toMatchTextContent(zh.refusalMissing)
  await row.getByRole('button', { name: zh['refusal.unfit'] }).click()
  expect(await findViolations('#layer-window')).toEqual([])
  await row.getByRole('button', { name: zh['reports.takeDownAndTell'] }).click()
  await row.getByRole('button', { name: '删除「养猫备忘」' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: zh['reports.delete'] }).click()
  await expect
    .poll(() => acts)
    .toEqual([
      { path: '/users/audit_group', input: { id: ID, decision: 'refuse', reason: 'unfit', note: '' } },
      { path: '/users/del_group', input: { id: ID } },
    ])
})

test('one that cannot be read, or that its author has withdrawn, is not taken down', async () => {
  const { share, ...unread } = SHARE
  const { desk, acts } = await open([unread, { ...unread, id: 'w'.repeat(22), name: '旧分组', isWithdrawn: true }])
  await expect.element(desk.getByText(zh['reports.unreadable'])).toBeVisible()
  await expect.element(desk.getByText(zh['reports.withdrawn'])).toBeVisible()
  expect(desk.getByRole('button', { name: zh['reports.takeDown'] }).elements()).toEqual([])
  expect(desk.getByRole('button', { name: /^删除/ }).elements()).toEqual([])
  await desk.getByRole('listitem', { name: '养猫备忘' }).getByRole('button', { name: zh['reports.keep'] }).click()
  await expect
    .poll(() => acts)
    .toEqual([{ path: '/users/admin_report_done', input: { kind: 'share', id: ID, changedAt: NOW } }])
})

test('what was pressed is busy until the list is asked for anew, so that no second press acts', async () => {
  let answer: (() => void) | undefined
  const list = { list: [MESSAGE], total: 1 }
  let asked = 0
  const { desk, acts } = await openDesk('reports', {
    '/users/admin_reports': () => {
      asked += 1
      return asked === 1 ? list : new Promise((resolve) => (answer = () => resolve(list)))
    },
  })
  const keep = desk.getByRole('button', { name: zh['reports.keep'] })
  await keep.click()
  await expect.poll(() => answer).toBeDefined()
  await keep.click({ force: true })
  answer?.()
  await expect.element(keep).not.toHaveAttribute('aria-busy', 'true')
  expect(acts).toHaveLength(1)
})

test('on a phone, too, nothing of it is inaccessible', async () => {
  const { desk } = await open([MESSAGE, SHARE], [390, 844])
  await expect.element(desk.getByRole('listitem', { name: '养猫备忘' })).toBeVisible()
  expect(await findViolations('#layer-window')).toEqual([])
})

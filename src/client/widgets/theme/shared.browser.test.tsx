import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { capabilities } from '../../../shared/api/capabilities.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import { reportShare } from '../../../shared/api/sharing.ts'
import { editTheme, type SharedTheme, themes } from '../../../shared/api/theme.ts'
import type { UserInfo } from '../../../shared/entities/account.ts'
import { type CallPorts, connect } from '../../core/net/call.ts'
import { testCallPorts } from '../../core/testing.ts'
import { session } from '../../features/data/session/index.ts'
import sharing from '../../features/together/sharing/locales/zh-CN.json'
import feature from '../../features/together/themes/locales/zh-CN.json'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { choose, expectToast, menuLabels, noMenu } from '../../testing/menus.ts'
import messages from './locales/zh-CN.json'

const { findViolations, press } = commands

/** Themes that users share, with a server that answers as it would. */

const shared = (id: string, name: string, more: Partial<SharedTheme> = {}): SharedTheme => ({
  ...{ id: id.repeat(22), name, info: '', author: '', hot: 0, madeAt: 0, isOwn: false, state: 'public' },
  ...{ look: { settings: {} } },
  ...more,
})

let list: readonly SharedTheme[]
let asked: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
beforeEach(() => {
  asked = []
})
afterEach(() => {
  session.setState({ login: undefined })
  connect(testCallPorts())
})

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))

const answers: Readonly<Record<string, () => object>> = {
  [themes.path]: () => ({ list, total: list.length, official: {} }),
  [reportShare.path]: () => ({}),
  [capabilities.path]: () => ({ areas: [], moderation: 'before' }),
  // as the server does: it waits for its approval again
  [editTheme.path]: () => {
    const { name, info } = asked.at(-1)?.body ?? {}
    list = list.map((one) => (one.isOwn ? { ...one, name: String(name), info: String(info), state: 'waiting' } : one))
    return list.find(({ isOwn }) => isOwn) ?? {}
  },
}

const serve: NonNullable<CallPorts['fetch']> = async (url, init) => {
  const path = String(url).split('?')[0] ?? ''
  const answer = answers[path]
  if (init?.method === 'POST') asked.push({ path, body: fieldsOf(init.body) })
  return Response.json(
    answer ? { code: CODE.ok, msg: '', data: answer() } : { code: CODE.notFound, msg: '', data: null },
  )
}

async function openEveryone() {
  await page.viewport(1440, 900)
  await drawPage({ 'themes.own': [], theme: { darkModeBySysten: false }, wallpaper: {}, icon: { iconRadius: 11 } })
  connect({ ...testCallPorts(), server: '', fetch: serve })
  session.setState({ login: { token: 't', info: { id: 'u', username: 'u', nickname: '林' } as UserInfo } })
  await openWindow('theme')
  await page.getByRole('button', { name: messages['section.everyone'] }).click()
}

const openMenuOf = (name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .click({ button: 'right', position: { x: 20, y: 160 } })

test('what others share can be reported, and one’s own withdrawn', async () => {
  list = [shared('a', '海边下班'), shared('b', '我的绿', { isOwn: true })]
  await openEveryone()
  await openMenuOf('我的绿')
  expect(await menuLabels()).toEqual([
    ...[messages.tryOn, messages.wear, messages.export, messages.edit, messages.withdraw, messages.deleteShared],
  ])
  await press('Escape')
  await noMenu()
  await openMenuOf('海边下班')
  expect(await menuLabels()).toEqual([messages.tryOn, messages.wear, messages.export, sharing.report])
  await choose(sharing.report, sharing['report.copyright'])
  await expectToast(sharing.reported)
  expect(asked).toEqual([{ path: reportShare.path, body: { id: 'a'.repeat(22), reason: 'copyright', note: '' } }])
})

test('the author of a refused theme is told why', async () => {
  const refusal = { reason: 'advertising', note: '去掉店名就可以' } as const
  list = [shared('b', '我的绿', { info: '白', isOwn: true, state: 'refused', refusal })]
  await openEveryone()
  const card = page.getByRole('listitem').filter({ hasText: '我的绿' })
  await expect.element(card).toMatchTextContent(`${sharing['refusal.advertising']} · 去掉店名就可以`)
})

describe('a published theme is changed', () => {
  const OWN = { info: '白', author: '林', look: { settings: { icon: { iconRadius: 29 } } }, isOwn: true }
  const dialog = page.getByRole('dialog', { name: feature.editTitle })
  const save = () => dialog.getByRole('button', { name: feature.save })
  const openEdit = async (more: Partial<SharedTheme> = {}) => {
    list = [shared('b', '我的绿', { ...OWN, ...more })]
    await openEveryone()
    await openMenuOf('我的绿')
    await choose(messages.edit)
    await expect.element(dialog).toBeVisible()
  }
  const sent = () => asked.find(({ path }) => path === editTheme.path)?.body
  const sentLook = () => JSON.parse(String(sent()?.look))

  test('in name and words and whether it is signed, with its looks and picture as they are', async () => {
    await openEdit({ picture: { name: `${'a'.repeat(43)}.webp`, mini: `${'b'.repeat(43)}.webp` } })
    await expect.element(dialog.getByText(feature.lookedAtAgain)).toBeVisible()
    expect(await findViolations('#layer-dialog', { seriousOnly: true })).toEqual([])
    const name = dialog.getByLabelText(feature.nameLabel, { exact: true })
    await name.fill(' ')
    await save().click()
    await expect.element(dialog.getByText(feature.nameMissing)).toBeVisible()
    expect(sent()).toBeUndefined()
    await name.fill('我的  蓝')
    await dialog.getByRole('switch', { name: feature.sign.replace('{nickname}', '林') }).click()
    await save().click()
    await expectToast(feature.publishedWaiting)
    expect(sent()).toMatchObject({ id: 'b'.repeat(22), name: '我的 蓝', info: '白', signed: '0' })
    expect(sent()).not.toHaveProperty('file')
    expect(sentLook()).toEqual(OWN.look)
    await expect.element(page.getByRole('listitem').filter({ hasText: '我的 蓝' })).toBeVisible()
  })

  test('in its looks, which are those of the page by a switch', async () => {
    await openEdit()
    expect(dialog.getByRole('group', { name: feature.parts }).elements()).toEqual([])
    await dialog.getByRole('switch', { name: feature.lookOfPage }).click()
    const part = (one: 'icon' | 'search') => dialog.getByRole('button', { name: feature[`part.${one}`], exact: true })
    await expect.element(part('icon')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(part('search')).toHaveAttribute('aria-pressed', 'false') // it did not set it
    await part('search').click()
    await save().click()
    await expectToast(feature.publishedWaiting)
    expect(sent()).toMatchObject({ name: '我的绿', signed: '1' })
    expect(sentLook()).toEqual({ settings: { icon: { iconRadius: 11 }, search: {} } })
  })
})

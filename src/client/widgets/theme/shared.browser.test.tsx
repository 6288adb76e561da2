import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CODE } from '../../../shared/api/endpoint.ts'
import { reportShare } from '../../../shared/api/sharing.ts'
import { type SharedTheme, themes } from '../../../shared/api/theme.ts'
import type { UserInfo } from '../../../shared/entities/account.ts'
import { type CallPorts, connect } from '../../core/net/call.ts'
import { testCallPorts } from '../../core/testing.ts'
import { session } from '../../features/data/session/index.ts'
import sharing from '../../features/together/sharing/locales/zh-CN.json'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { choose, expectToast, menuLabels, noMenu } from '../../testing/menus.ts'
import messages from './locales/zh-CN.json'

const { press } = commands

/** Themes that users share, with a server that answers as it would. */

const shared = (id: string, name: string, more: Partial<SharedTheme> = {}): SharedTheme => ({
  ...{ id: id.repeat(22), name, info: '', author: '', hot: 0, madeAt: 0, isOwn: false, state: 'public' },
  ...{ look: { settings: {} } },
  ...more,
})

let list: readonly SharedTheme[]
let asked: { readonly path: string; readonly body: unknown }[]
beforeEach(() => {
  asked = []
})
afterEach(() => {
  session.setState({ login: undefined })
  connect(testCallPorts())
})

const answers: Readonly<Record<string, () => object>> = {
  [themes.path]: () => ({ list, total: list.length, official: {} }),
  [reportShare.path]: () => ({}),
}

const serve: NonNullable<CallPorts['fetch']> = async (url, init) => {
  const path = String(url).split('?')[0] ?? ''
  const answer = answers[path]
  if (init?.method === 'POST') asked.push({ path, body: JSON.parse(String(init.body)) })
  return Response.json(
    answer ? { code: CODE.ok, msg: '', data: answer() } : { code: CODE.notFound, msg: '', data: null },
  )
}

async function openEveryone() {
  await page.viewport(1440, 900)
  await drawPage({ 'themes.own': [], theme: { darkModeBySysten: false }, wallpaper: {} })
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
    ...[messages.tryOn, messages.wear, messages.export, messages.withdraw, messages.deleteShared],
  ])
  await press('Escape')
  await noMenu()
  await openMenuOf('海边下班')
  expect(await menuLabels()).toEqual([messages.tryOn, messages.wear, messages.export, sharing.report])
  await choose(sharing.report, sharing['report.copyright'])
  await expectToast(sharing.reported)
  expect(asked).toEqual([{ path: reportShare.path, body: { id: 'a'.repeat(22), reason: 'copyright', note: '' } }])
})

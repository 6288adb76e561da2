import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { backupHistory, backupVersion } from '../../../../shared/api/sync.ts'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import type { Home } from '../../../../shared/entities/item.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import type { CloudVersion } from '../../../../shared/entities/sync.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { documentValue, drawPage } from '../../../testing/draw-page.tsx'
import { settled } from '../../../testing/elements.ts'
import { fill } from '../../../testing/fill.ts'
import { group, site } from '../../../testing/items.ts'
import { soak } from '../../../testing/soak.ts'
import common from '../../../ui/locales/zh-CN.json'
import { backupSettings } from '../../data/backup/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { keepVersion, readVersions } from '../local-history/lazy.ts'
import history from '../local-history/locales/zh-CN.json'
import { connectLocalHistory } from '../local-history/versions.ts'
import { openTimeline } from './lazy.ts'
import zh from './locales/zh-CN.json'

const { findViolations, press } = commands

const MINUTE = 60_000
/** A desktop of these groups, each with a site for each letter. */
const desk = (groups: Readonly<Record<string, string>>) => ({
  groups: Object.entries(groups).map(([id, ids]) =>
    group(
      id,
      [...ids].map((one) => site(one)),
    ),
  ),
  dock: [],
})
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const note = (id: string, content: string) => ({ id, name: '', time: 1, content })
const notes = (...noteList: readonly object[]) => ({ notes: { version: 0, data: { noteList } } })
const home = (data: object) => ({ home: { version: 0, data } })
const todos = (...names: readonly string[]) => ({
  schedule: {
    version: 0,
    data: {
      todoList: [
        {
          ...{ id: 'l', name: '' },
          children: names.map((name) => ({ id: name, name, time: '', finish: false, tips: false, note: '' })),
        },
      ],
      ...{ sound: false, notify: false },
    },
  },
})
const HOME_NOW = desk({ a: 'xy' })

interface Kept {
  /** From now, in minutes. */
  readonly minute: number
  readonly body: object
  readonly more?: Partial<CloudVersion>
}
const KEEP = { reason: 'keep', replaced_blind: true } as const
const EDGE = { device: 'Edge, Windows' }
/** What the server keeps, the newest first. */
const KEPT: Partial<Record<Section, readonly Kept[]>> = {
  nav_info: [
    { minute: -2880, body: home(HOME_NOW), more: { device: 'Firefox, Windows', is_current: true } },
    { minute: -4320, body: home(desk({ a: 'xyz', b: 'pq' })) },
    { minute: -7200, body: home(desk({ a: 'xyz' })), more: KEEP },
  ],
  notes: [
    { minute: -4320, body: notes(note('n', base64('国庆清单\n机票'))) },
    { minute: -7200, body: notes(), more: KEEP },
  ],
  schedule: [
    { minute: -5760, body: todos('a', 'b', 'c'), more: EDGE },
    { minute: -5765, body: todos('a', 'b'), more: EDGE },
    { minute: -5770, body: todos('a'), more: EDGE },
    { minute: -7200, body: todos(), more: KEEP },
  ],
  more: [
    {
      minute: -7200,
      body: {
        'white-board': { version: 0, data: { boards: [{ id: 'x', name: '', created: 1 }], deleted: {} } },
        later: { version: 0, data: 1 },
      },
      more: KEEP,
    },
  ],
}

let now: number
const timeOf = (minute: number) => now + minute * MINUTE
const versionOf = ({ minute, body, more }: Kept): CloudVersion => ({
  ...{ time: timeOf(minute), device: 'Chrome, macOS', reason: 'edit', size: JSON.stringify(body).length },
  ...{ backup_time: timeOf(minute), replaced_blind: false, is_current: false, ...more },
})

/** Paths that the server does not answer. */
let down: readonly string[]
let asked: string[]
beforeEach(async () => {
  now = new Date().setHours(12, 0, 0, 0)
  down = []
  asked = []
  await page.viewport(1440, 900)
  await drawPage({ home: HOME_NOW, notes: { noteList: [note('m', 'now')] } })
  connectLocalHistory(memoryStorage())
  session.setState({ login: { token: 'token', info: { id: 'lin' } as UserInfo } })
  connect({ ...testCallPorts(), server: '', token: () => 'token', fetch: answer })
})
afterEach(() => {
  session.setState({ login: undefined })
  connect(testCallPorts())
})

async function answer(url: unknown): Promise<Response> {
  const { pathname, searchParams } = new URL(String(url), 'http://x')
  asked.push(`${pathname} ${searchParams.get('section')}`)
  if (down.includes(pathname)) throw new TypeError('no network')
  const kept = KEPT[searchParams.get('section') as Section] ?? []
  const time = Number(searchParams.get('time'))
  const body = JSON.stringify(kept.find(({ minute }) => timeOf(minute) === time)?.body)
  const data = pathname === backupHistory.path ? { list: kept.map(versionOf) } : { time, body }
  return Response.json({ code: CODE.ok, msg: '', data })
}

const dialog = page.getByRole('dialog', { name: zh.title })
const version = (text: string) => dialog.getByRole('listitem').getByRole('button', { name: text })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const part = (name: string) => dialog.getByRole('checkbox', { name })
const groupIds = () => (documentValue('home') as Home).groups.map(({ id }) => id)

async function open() {
  openTimeline()
  await expect.element(dialog).toBeVisible()
  await settled(dialog.element())
}

test('versions of this device and of the cloud stand by time, each with its device and what it is', async () => {
  await keepVersion('reset')
  await open()
  await expect.element(version('Firefox, Windows')).toMatchTextContent('删了分组「组 b」')
  await expect.element(version('新便签「国庆清单」')).toMatchTextContent('Chrome, macOS')
  await expect.element(version(zh['reason.keep'])).toBeVisible()
  await expect.element(version(zh['cause.reset'])).toMatchTextContent(zh.thisDevice)
  await dialog.getByText(`${zh['filter.local']} 1`).click()
  await expect.element(version('Chrome, macOS')).not.toBeInTheDocument()
  await dialog.getByText(`${zh['filter.cloud']} 6`).click()
  await expect.element(version(zh['cause.reset'])).not.toBeInTheDocument()
  expect(await findViolations('html')).toEqual([])
})

test('a group comes back from the cloud, what is here is kept first, and undo takes it back', async () => {
  await open()
  await version('新便签「国庆清单」').click()
  await expect.element(dialog.getByText('这一版改了什么')).toBeVisible()
  await expect.element(dialog).toMatchTextContent(/云端版本，最多再留 2[67] 天/)
  await part('组 b').click()
  await expect.element(part('桌面')).toBePartiallyChecked()
  expect(await findViolations('html')).toEqual([])
  await button(fill(zh.restoreGroup, { name: '组 b' })).click()
  await expect.element(page.getByText(history.restored)).toBeVisible()
  expect(groupIds()).toEqual(['a', 'b'])
  expect((await readVersions()).map(({ cause }) => cause)).toEqual(['restore'])
  await page.getByRole('button', { name: common.undo }).click()
  expect(groupIds()).toEqual(['a'])
})

test('chosen sections come back alone, and a version as a whole', soak, async () => {
  await open()
  await version('新便签「国庆清单」').click()
  await part('便签').click()
  await button(fill(zh.restoreSection, { name: '便签' })).click()
  await expect.poll(() => documentValue('notes')).toEqual({ noteList: [note('n', '国庆清单\n机票')] })
  expect(groupIds()).toEqual(['a'])
  await open()
  await version('新便签「国庆清单」').click()
  await button(zh.restoreWhole).click()
  await expect.poll(groupIds).toEqual(['a', 'b'])
})

test('what cannot be read is named and left out, and so are the drawings of boards', async () => {
  await open()
  await version(zh['reason.keep']).click()
  await expect.element(dialog.getByText(fill(zh.leftOut, { names: 'later' }))).toBeVisible()
  await expect.element(dialog.getByText(zh.boardsStay)).toBeVisible()
  await expect.element(dialog.getByText(zh.replacedBlind)).toBeVisible()
  await expect.element(dialog.getByText(zh.first)).toBeVisible()
})

test('a section that is switched off is neither asked for nor touched', async () => {
  backupSettings.update((settings) => ({ ...settings, syncNotes: false }))
  await open()
  await version('Firefox, Windows').click()
  await expect.element(dialog.getByText(fill(zh.switchedOff, { names: '便签' }))).toBeVisible()
  await expect.element(part('便签')).not.toBeInTheDocument()
  await expect.element(version('国庆清单')).not.toBeInTheDocument()
  await button(zh.restoreWhole).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.filter((one) => one.endsWith(' notes'))).toEqual([])
  expect(documentValue('notes')).toEqual({ noteList: [note('m', 'now')] })
  backupSettings.set(backupSettings.initial)
})

test('the pushes of a sitting are a row, which is unfolded and folded again', soak, async () => {
  await open()
  const sitting = version(`${fill(zh.sitting, { count: 3 })}，`)
  await expect.element(sitting).toMatchTextContent('新增 3 条待办')
  await sitting.click()
  await expect.element(dialog).toMatchTextContent(fill(zh.sitting, { count: 3 }))
  await button(fill(zh.unfold, { count: 3 })).click()
  await expect.poll(() => version('Edge, Windows').elements().length).toBe(3)
  await expect.element(version('新待办「b」')).toBeVisible()
  const fold = button(fill(zh.unfold, { count: 3 }))
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.element(sitting).toHaveAttribute('aria-current', 'true')
})

test('without network the versions of this device are there, and those of the cloud once there is one', async () => {
  await keepVersion('daily')
  down = [backupHistory.path]
  await open()
  await expect.element(dialog.getByText(zh['cloud.failed'])).toBeVisible()
  await expect.element(version(zh['cause.daily'])).toBeVisible()
  down = [backupVersion.path]
  await button(zh.retry).click()
  await version('Firefox, Windows').click()
  await expect.element(dialog.getByText(zh.versionFailed)).toBeVisible()
  down = []
  await button(zh.retry).click()
  await expect.element(button(zh.restoreWhole)).toBeVisible()
})

test('a guest has the versions of this device, and the server is not asked', async () => {
  session.setState({ login: undefined })
  await keepVersion('daily')
  await open()
  await expect.element(version(zh['cause.daily'])).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: zh['filter.cloud'] })).not.toBeInTheDocument()
  await button(zh.delete).click()
  await page.getByRole('alertdialog').getByRole('button', { name: zh.deleteNow }).click()
  await expect.element(page.getByText(zh.empty)).toBeVisible()
  expect(asked).toEqual([])
})

test('the versions are one stop of the keyboard: arrows lead from one to another', async () => {
  await open()
  await version('Firefox, Windows').click()
  await press('ArrowDown')
  await expect.element(version('新便签「国庆清单」')).toHaveFocus()
  await press('End')
  await expect.element(version(zh['reason.keep'])).toHaveFocus()
  await press('Enter')
  await expect.element(dialog.getByText(zh.replacedBlind)).toBeVisible()
  await press('Tab')
  expect(document.activeElement?.closest('ol')).toBeNull()
})

test('where there is no room for both, a version takes the place of the list', async () => {
  await page.viewport(500, 800)
  await open()
  await version('Firefox, Windows').click()
  await expect.element(button(zh.restoreWhole)).toBeVisible()
  await expect.element(version('Firefox, Windows')).not.toBeInTheDocument()
  await button(zh.back).click()
  await expect.element(version('Firefox, Windows')).toBeVisible()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
})

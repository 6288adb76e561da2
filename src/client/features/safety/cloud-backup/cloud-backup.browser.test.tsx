import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { SECTIONS } from '../../../../shared/entities/section.ts'
import { asyncTimesOf } from '../../../../shared/entities/sync.ts'
import { connect } from '../../../core/net/call.ts'
import { connection } from '../../../core/net/connection.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { documentValue, drawPage, openTab } from '../../../testing/draw-page.tsx'
import { boxOf, find } from '../../../testing/elements.ts'
import { installFakeExtension } from '../../../testing/fake-extension.ts'
import { group, site } from '../../../testing/items.ts'
import { soak } from '../../../testing/soak.ts'
import instance from '../../auth/instance/locales/zh-CN.json'
import { session } from '../../data/session/index.ts'
import { type Need, type SyncStatus, syncStatus } from '../../data/sync-status/index.ts'
import settings from '../../shell/settings/locales/zh-CN.json'
import account from '../account/locales/zh-CN.json'
import backupFile from '../backup-file/locales/zh-CN.json'
import history from '../local-history/locales/zh-CN.json'
import sync from '../sync/locales/zh-CN.json'
import zh from './locales/zh-CN.json'

const drawer = page.getByRole('dialog')
const textOf = (row: string) => find(`[role="tabpanel"] [data-form-row="${row}"]`)?.textContent
/** Expects of a row, the card of the state unless said otherwise, that it says something. */
const expectSaid = (text: string | RegExp, row = zh.tab) => expect.poll(() => textOf(row)).toMatch(text)
const button = (name: string) => drawer.getByRole('button', { name }).first()

const info = {
  ...{ id: 'id', username: 'lin', nickname: '林', note: '', sex: '1' as const, birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, ...asyncTimesOf({}) },
}

/** Opens the system tab for whoever is logged in, with this status of the sync. */
async function open(status: Partial<SyncStatus> = {}, documents: Readonly<Record<string, object>> = {}, server = '') {
  await drawPage({ home: { groups: [group('a', [site('1'), site('2')])], dock: [] }, ...documents })
  connect({ ...testCallPorts(), server })
  session.setState({ login: { token: 't', info } })
  syncStatus.setState({ at: 'saved', lastAt: Date.now() - 125_000, needs: [], ...status }, true)
  openTab('system')
  await expect.element(drawer).toBeVisible()
}

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  session.setState({ login: undefined })
  syncStatus.setState({ at: 'off', lastAt: undefined, needs: [] }, true)
  connect(testCallPorts())
})

test('what is saved says since when, and offers both ways', async () => {
  await open()
  await expectSaid(zh['state.saved'])
  await expectSaid(/2\s?分钟前，\d+月\d+日 \d+:\d\d/)
  await expect.element(button(zh.backUp)).toBeEnabled()
  await expect.element(button(zh.backUp)).toMatchTextContent('Ctrl')
  await expect.element(button(zh.restore)).toBeEnabled()
  await expect.element(drawer).toMatchTextContent(zh.notSent)
  expect(await commands.findViolations('[role="dialog"]')).toEqual([])
})

test('what waits says when it goes, and what is under way is not begun twice', async () => {
  await open({ at: 'waiting' })
  await expectSaid(zh['state.waiting'])
  await expectSaid(zh.soon)
  syncStatus.setState({ at: 'syncing' })
  await expectSaid(zh['state.syncing'])
  await expect.element(button(zh.backUp)).toHaveAttribute('aria-busy', 'true')
  await expect.element(button(zh.restore)).toBeDisabled()
  syncStatus.setState({ at: 'waiting', needs: [{ kind: 'paused' }] })
  await expectSaid(zh.paused)
})

test('without an interval edits wait for the user', soak, async () => {
  await open({ at: 'waiting' }, { backup: { autoBookMarks: 0 } })
  await expectSaid(zh.manual)
  await button(`${zh['field.autoBookMarks']} ${zh['option.autoBookMarks.0']}`).click()
  await page.getByRole('menuitemradio', { name: zh['option.autoBookMarks.480'] }).click()
  await expect.poll(() => documentValue('backup')).toMatchObject({ autoBookMarks: 480 })
  await expectSaid(zh.soon)
})

test('a section says what is in it, and stays on this device once it is switched off', async () => {
  await open()
  const desktop = zh['field.syncNavInfo']
  await expectSaid(/分组 1 · 图标 2/, desktop)
  expect(textOf(desktop)).not.toContain(zh.staysHere)
  await drawer.getByRole('switch', { name: desktop }).click()
  await expectSaid(zh.staysHere, desktop)
  expect(documentValue('backup')).toMatchObject({ syncNavInfo: false, syncNotes: true })
  await expectSaid(zh['hint.syncMore'], zh['field.syncMore'])
})

test('a reset of the tab leaves alone what goes to the cloud', async () => {
  const chosen = { autoBookMarks: 0, syncNotes: false }
  await open({}, { backup: chosen, theme: { locale: 'zh-CN' } })
  await drawer.getByRole('button', { name: settings.reset }).click()
  await expect.poll(() => documentValue('theme')).toMatchObject({ locale: 'system' })
  expect(documentValue('backup')).toMatchObject(chosen)
})

test('a guest reads what a login brings, and nothing to set', async () => {
  await open()
  session.setState({ login: undefined })
  await expectSaid(zh.guestText)
  await expect.element(button(zh.logIn)).toBeVisible()
  expect(find(`[data-form-row="${zh['field.autoBookMarks']}"]`)).toBeNull()
})

test('without a server it says so, and how a backup is made all the same', async () => {
  await open()
  session.setState({ login: undefined })
  connection.setState({ server: undefined })
  await expectSaid(zh.noServerText)
  expect(drawer.getByRole('button', { name: zh.logIn }).elements()).toHaveLength(0)
  await expect.element(button(backupFile.title)).toBeVisible()
})

describe('in the extension', () => {
  const SERVER = 'https://start.example'
  let extension: ReturnType<typeof installFakeExtension>
  beforeEach(() => {
    extension = installFakeExtension('https://start.example/*')
  })
  afterEach(() => extension.uninstall())

  test('without a server it offers to connect one, which the browser has to allow', async () => {
    await open({}, {}, SERVER)
    session.setState({ login: undefined })
    connection.setState({ server: undefined })
    await button(instance.open).click()
    const dialog = page.getByRole('dialog', { name: instance.title })
    extension.answer = false
    await dialog.getByRole('textbox').fill('other.example')
    await dialog.getByRole('button', { name: instance.connect }).click()
    await expect.element(dialog).toMatchTextContent(instance['problem.notAllowed'])
    expect(await commands.findViolations('[role="dialog"]')).toEqual([])
  })

  test('its server is left by a guest alone, and allowed anew where the browser has it taken back', async () => {
    await open({}, {}, SERVER)
    await expect.element(button(instance.disconnect)).toBeDisabled()
    session.setState({ login: undefined })
    await expect.element(button(instance.disconnect)).toBeEnabled()
    extension.revoke('https://start.example/*')
    await expectSaid(instance.notAllowed.replace('{origin}', SERVER), instance.row)
    await button(instance.allow).click()
    await expect.element(button(instance.disconnect)).toBeEnabled()
    expect([...extension.origins]).toEqual(['https://start.example/*'])
  })
})

test('a section that is too large names its largest parts', soak, async () => {
  const note = (id: string, name: string, length: number) => ({ id, name, time: 1, content: 'x'.repeat(length) })
  const noteList = [note('a', '短', 10), note('b', '会议记录', 9000), note('c', '', 5000)]
  await open({ at: 'waiting', needs: [{ kind: 'tooLarge', section: 'notes' }] }, { notes: { noteList } })
  await expectSaid(`「${history['section.notes']}」太大`)
  await expectSaid(/最多 2\s?MB/)
  const items = drawer.getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent(/会议记录\s*12\s?kB/)
  await expect.element(items.nth(1)).toMatchTextContent(/x{20,}.*7\s?kB/)
  await expect.element(button(backupFile.title)).toBeVisible()
  await expect.element(button(zh.backUp)).toBeEnabled()
  expect(await commands.findViolations('[role="dialog"]')).toEqual([])
})

test.each<[Need, string]>([
  [{ kind: 'choose' }, zh['needText.choose']],
  [{ kind: 'vanish', section: 'schedule', time: 1, vanishing: 24, names: [] }, '「待办」里有 24 项要删除'],
  [{ kind: 'unreadable', section: 'more' }, '云端的「其他」无法读取'],
  [{ kind: 'full' }, zh['need.full']],
  [{ kind: 'filesFull' }, '500 个'],
])('what it needs is said in words: %j', async (need, text) => {
  await open({ at: 'waiting', needs: [need] })
  await expectSaid(text)
})

test.each<[Need, string, string]>([
  [{ kind: 'choose' }, zh.choose, sync['choice.title']],
  [{ kind: 'vanish', section: 'notes', time: 1, vanishing: 24, names: [] }, zh.decide, '24 项'],
])('a question that was put off is opened again: %j', async (need, name, title) => {
  await open({ at: 'waiting', needs: [need] })
  await button(name).click()
  await expect.poll(() => find('#layer-dialog [role$="dialog"] h2')?.textContent).toContain(title)
})

test('of several needs each is said', async () => {
  await open({ at: 'waiting', needs: SECTIONS.slice(0, 3).map((section) => ({ kind: 'unreadable', section })) })
  for (const name of [history['section.nav_info'], history['section.seting'], history['section.wooden_fish']])
    await expectSaid(`云端的「${name}」无法读取`)
})

test.each([
  [390, 844],
  [1440, 900],
])('at %d x %d nothing stands out of the card, however long a name is', async (width, height) => {
  await page.viewport(width, height)
  const noteList = [{ id: 'a', name: 'x'.repeat(200), time: 1, content: 'x' }]
  await open({ at: 'waiting', needs: [{ kind: 'tooLarge', section: 'notes' }] }, { notes: { noteList } })
  await expect.element(button(zh.backUp)).toBeVisible()
  const card = find(`[data-form-row="${zh.tab}"]`)
  const rights = [...(card?.querySelectorAll('*') ?? [])].map((one) => boxOf(one).right)
  expect(Math.max(...rights)).toBeLessThanOrEqual(boxOf(card).right)
  expect(button(zh.backUp).element().textContent.includes('Ctrl'), 'where there are keys').toBe(width > 390)
})

test('the account says how the backup stands, and leads to it', async () => {
  await open({ at: 'waiting', needs: [{ kind: 'choose' }] })
  await drawer.getByRole('tab', { name: account.tab }).click()
  await expectSaid(zh['state.asks'])
  await drawer.getByRole('button', { name: zh.view }).click()
  await expectSaid(zh['need.choose'])
})

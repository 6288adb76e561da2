import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import { sectionLimit } from '../../../../shared/entities/sync.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { history } from '../../../core/documents/history.ts'
import { openPersistence } from '../../../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { connect } from '../../../core/net/call.ts'
import { openLocks } from '../../../core/tabs/locks.ts'
import { testCallPorts, testStartContext } from '../../../core/testing.ts'
import { base64Of } from '../../../core/text/base64.ts'
import { documentValue, drawPage, openTab } from '../../../testing/draw-page.tsx'
import { find, findAll, textsOf } from '../../../testing/elements.ts'
import { group, site } from '../../../testing/items.ts'
import { soak } from '../../../testing/soak.ts'
import ui from '../../../ui/locales/zh-CN.json'
import { backupSettings } from '../../data/backup/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { syncStatus } from '../../data/sync-status/index.ts'
import { closeWindow } from '../../shell/windows/state/window-state.ts'
import backup from '../cloud-backup/locales/zh-CN.json'
import { connectLocalHistory, readVersions } from '../local-history/versions.ts'
import { followQuestions } from './ask-questions.ts'
import { followSync } from './follow-sync.ts'
import { openSyncChoice, openVanishQuestion } from './lazy.ts'
import zh from './locales/zh-CN.json'
import { backUpNow } from './on-demand.ts'
import { type Cloud, CloudFailure } from './syncer/cloud.ts'
import { answerCalls } from './testing/answer-calls.ts'
import { type MemoryCloud, openMemoryCloud } from './testing/memory-cloud.ts'

const info: UserInfo = {
  ...{ id: '', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}

const storage = { ...memoryStorage(), durable: true }
const given = testStartContext()
const { channel } = given.platform
const context = { ...given, storage, persistence: openPersistence({ storage, channel }), locks: openLocks() }

let server: MemoryCloud
/** What the server does otherwise than the memory cloud. */
let faults: Partial<Cloud>
let users = 0

const wrap = (data: unknown) => ({ version: 0, data })
const note = (content: string) => ({ noteList: [{ id: 'n', name: '', time: 1, content }] })
const encodedNote = (content: string) => note(base64Of(new TextEncoder().encode(content)))
const DESK = { groups: [group('a', [site('1'), site('2')])], dock: [] }
const CLOUD_DESK = { groups: [group('a', [site('1')]), { ...group('b', [site('3')]), name: '阅读' }], dock: [] }

/** Writes a section into the cloud as another device does. */
async function putInCloud(section: Section, body: unknown): Promise<void> {
  const { epoch } = await server.cloud.times()
  const base = { [section]: server.current(section)?.time ?? 0 }
  const bodies = { [section]: JSON.stringify(body) }
  await server.cloud.write({ opId: `other-${Math.random()}`, epoch, base, bodies, reason: 'edit' }, new Map())
}

/** Changes documents of this page as its user does. */
async function put(documents: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [id, data] of Object.entries(documents))
    registry()
      .documents.find((one) => one.id === id)
      ?.set(data)
  await context.persistence.saved()
}

async function logIn(): Promise<void> {
  users += 1
  session.setState({ login: { token: 't', info: { ...info, id: `user${users}` } } })
  await expect.poll(() => syncStatus.getState().at).toMatch(/saved|waiting/)
}

beforeAll(async () => {
  await drawPage()
  connectLocalHistory(storage)
  await context.persistence.persist(registry().documents)
  followSync(context)
  followQuestions()
})

beforeEach(async () => {
  closeWindow()
  await drawPage()
  server = openMemoryCloud()
  faults = {}
  const cloud: Cloud = {
    times: () => (faults.times ?? server.cloud.times)(),
    read: (sections) => (faults.read ?? server.cloud.read)(sections),
    write: (push, files) => (faults.write ?? server.cloud.write)(push, files),
    writeLeaving: server.cloud.writeLeaving,
    readFile: server.cloud.readFile,
  }
  connect({
    ...{ ...testCallPorts(), server: '', token: () => 't', fetch: answerCalls(cloud, 'Safari, macOS') },
    user: () => session.getState().login?.info.id,
  })
  for (const one of registry().documents) one.set(one.initial)
  await put({ home: DESK, 'wooden-fish': { score: 1, days: {}, sound: false } })
})
afterEach(() => {
  session.setState({ login: undefined })
  localStorage.removeItem('genkan.sync-later')
  connect(testCallPorts())
})

const unreachable = async () => {
  throw new CloudFailure('unreachable')
}
const dialog = () => page.getByRole('dialog', { name: zh['choice.title'] })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const isReady = () => expect.poll(() => find('[role="radiogroup"]')?.getAttribute('aria-busy')).toBe('false')
const isGone = () => expect.poll(() => find('[role="radiogroup"]')).toBeNull()
const toast = () => find('#layer-toast')?.textContent ?? ''
const needs = () => syncStatus.getState().needs.map(({ kind }) => kind)

describe('the choice at a login', () => {
  beforeEach(() => putInCloud('nav_info', { home: wrap(CLOUD_DESK) }))

  test('shows both desktops, what only one of them has, and whose the cloud is; the button follows the choice', async () => {
    const reading = Promise.withResolvers<void>()
    faults.read = async (sections) => {
      await reading.promise
      return server.cloud.read(sections)
    }
    session.setState({ login: { token: 't', info: { ...info, id: 'slow' } } })
    syncStatus.setState({ at: 'waiting', lastAt: undefined, needs: [{ kind: 'choose' }] })
    await expect.poll(() => find('[role="radiogroup"]')?.getAttribute('aria-busy')).toBe('true')
    await expect.element(dialog().getByRole('button', { name: zh['choice.restore'], exact: true })).toBeDisabled()
    reading.resolve()
    await isReady()
    const [theirs, ours] = findAll('[role="radiogroup"] > *').map(({ textContent }) => textContent)
    expect(theirs).toContain('Safari, macOS')
    expect(theirs).toMatch(/多出分组「阅读」\s*1 个图标/)
    expect(ours).toMatch(/多出图标「.+」\s*1 个图标/)
    expect(ours).not.toContain('多出分组')
    expect(ours).toContain(zh['choice.cost.keep'])
    const counts = findAll('[role="radiogroup"] dl').map(({ textContent }) => textContent.match(/\d+/g)?.join(' '))
    expect(counts).toEqual(['2 2 0 0 0', '1 2 0 0 0'])
    expect(await commands.findViolations('[role="dialog"]')).toEqual([])
    await dialog().getByRole('radio', { name: zh['choice.keep'] }).click()
    await expect.element(dialog().getByRole('button', { name: zh['choice.keep'], exact: true })).toBeEnabled()
    await press(zh['choice.later'])
    await isGone()
  })

  test('restoring takes the desktop of the cloud, in one step that the toast undoes', async () => {
    await logIn()
    await isReady()
    const steps = history.counts.getState().undo
    await press(zh['choice.restore'])
    await isGone()
    await expect.poll(toast).toContain(zh.restored)
    expect(documentValue('home')).toEqual(CLOUD_DESK)
    expect(history.counts.getState().undo).toBe(steps + 1)
    expect(needs()).toEqual([])
    expect((await readVersions())[0]?.documents.home).toMatchObject({ data: DESK })
    await press(ui.undo)
    expect(documentValue('home')).toEqual(DESK)
  })

  test('keeping changes nothing here, and the cloud becomes like this device', async () => {
    await logIn()
    await isReady()
    await dialog().getByRole('radio', { name: zh['choice.keep'] }).click()
    await press(zh['choice.keep'])
    await isGone()
    await expect.poll(toast).toContain(zh.backedUp)
    expect(documentValue('home')).toEqual(DESK)
    expect(JSON.parse(server.current('nav_info')?.body ?? '').home.data).toEqual(DESK)
  })

  test('"later" changes neither side and pauses; it is asked again only when the user opens it', async () => {
    const before = server.timeline()
    await logIn()
    await isReady()
    await press(zh['choice.later'])
    await isGone()
    expect(await backUpNow()).toEqual({ at: 'chooses' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(find('[role="radiogroup"]')).toBeNull()
    expect([needs(), server.timeline() === before, documentValue('home')]).toEqual([['choose'], true, DESK])
    openSyncChoice()
    await isReady()
    expect(await backUpNow(), 'as the next tick does').toEqual({ at: 'chooses' })
    await isReady()
    syncStatus.setState({ at: 'saved', lastAt: 1, needs: [] }) // answered in another window
    await isGone()
  })

  test('a cloud that does not answer is said, and read again', soak, async () => {
    faults.read = unreachable
    await logIn()
    await expect.element(dialog().getByText(zh['choice.unreachable'])).toBeVisible()
    expect(await commands.findViolations('[role="dialog"]')).toEqual([])
    faults.read = server.cloud.read
    await press(zh['choice.retry'])
    await isReady()
    await press(zh['choice.later'])
  })

  test('a cloud that cannot be read is said; this device can be kept', async () => {
    await putInCloud('notes', [])
    await logIn()
    await expect.element(dialog().getByText('云端的「便签」读不出来')).toBeVisible()
    await press(zh['choice.keep'])
    await expect.poll(toast).toContain(zh.backedUp)
    expect(JSON.parse(server.current('nav_info')?.body ?? '').home.data).toEqual(DESK)
  })

  test('a failure in the middle says that nothing has changed', async () => {
    await logIn()
    await isReady()
    faults.write = unreachable
    await press(zh['choice.restore'])
    await expect.element(dialog().getByText(zh['choice.failed.restore'])).toBeVisible()
    expect([documentValue('home'), needs()]).toEqual([DESK, ['choose']])
    await press(zh['choice.later'])
  })

  test('on a phone the cards are below one another, and nothing is cut off', async () => {
    await page.viewport(390, 844)
    await drawPage()
    await put({ home: DESK })
    await logIn()
    await isReady()
    const [first, second] = findAll('[role="radiogroup"] > *').map((card) => card.getBoundingClientRect())
    expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
    expect(first?.right).toBeLessThanOrEqual(390)
    const cut = findAll('[role="dialog"] *').filter(
      (one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1,
    )
    expect(cut.map(({ className }) => className)).toEqual([])
    await press(zh['choice.later'])
    await page.viewport(1440, 900)
  })

  test('where both sides are the same nobody is asked', async () => {
    await put({ home: CLOUD_DESK })
    await logIn()
    await expect.poll(() => syncStatus.getState()).toMatchObject({ at: 'saved', needs: [] })
    expect(find('[role="radiogroup"]')).toBeNull()
  })
})

describe('items that another device has deleted', () => {
  const many = {
    groups: [
      group(
        'a',
        Array.from({ length: 25 }, (_, at) => site(String(at))),
      ),
    ],
    dock: [],
  }
  const question = () => page.getByRole('alertdialog')

  beforeEach(async () => {
    await put({ home: many })
    await logIn()
    await expect.poll(() => syncStatus.getState().at).toBe('saved')
    await putInCloud('nav_info', { home: wrap({ ...many, groups: [group('a', [site('0')])] }) })
    await backUpNow()
  })

  test('wait until the user says, who is told their number and names; he may put it off', soak, async () => {
    await expect.poll(() => question().element().textContent).toMatch(/「桌面」里的 24 项.*「站 1」/)
    expect(await commands.findViolations('[role="alertdialog"]')).toEqual([])
    await press(zh['vanish.later'])
    await expect.poll(() => find('[role="alertdialog"]')).toBeNull()
    expect([documentValue('home'), needs()]).toEqual([many, ['vanish']])
    await backUpNow()
    expect(find('[role="alertdialog"]')).toBeNull()
    openVanishQuestion('nav_info')
    await expect.element(question()).toBeVisible()
    await press(zh['vanish.later'])
  })

  test('go, in one step that the toast undoes', async () => {
    await press(zh['vanish.go'])
    await expect.poll(toast).toContain(zh['vanish.gone'])
    expect(documentValue('home')).toMatchObject({ groups: [{ children: [{ id: '0' }] }] })
    await press(ui.undo)
    expect(documentValue('home')).toEqual(many)
  })

  test('stay, and come back in the cloud', async () => {
    await press(zh['vanish.stay'])
    await expect.poll(toast).toContain(zh['vanish.stayed'])
    expect(documentValue('home')).toMatchObject(many)
    expect(server.current('nav_info')?.body).toContain('"id":"24"')
  })
})

describe('what the cloud does not take', () => {
  const dot = () => find('nav [data-at]')?.dataset.at
  const card = () => find(`[role="tabpanel"] [data-form-row="${backup.tab}"]`)?.textContent
  const small = { id: 's', name: '短', time: 1, content: 'kept' }
  const large = { id: 'l', name: '会议记录', time: 1, content: 'x'.repeat(sectionLimit('notes')) }
  const bodyOf = (section: Section) => server.current(section)?.body ?? ''

  beforeEach(async () => {
    openTab('system')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('a section over its limit is shown with its largest item; the others go, and it does once that is deleted', async () => {
    faults.write = async (push, files) => {
      if ((push.bodies.notes ?? '').length <= sectionLimit('notes')) return server.cloud.write(push, files)
      throw new CloudFailure('tooLarge', { section: 'notes' })
    }
    await put({ notes: { noteList: [small, large] } })
    await logIn()
    await expect.poll(needs).toEqual(['tooLarge'])
    await expect.poll(card).toMatch(/「便签」太大.*会议记录/)
    await expect.poll(dot).toBe('asks')
    expect(documentValue('notes')).toEqual({ noteList: [small, large] })
    expect(bodyOf('nav_info')).toContain('站 1')
    expect(bodyOf('notes')).toBe('')
    await put({ notes: { noteList: [small] } })
    await backUpNow()
    await expect.poll(dot).toBe('saved')
    await expect.poll(card).toContain(backup['state.saved'])
    expect(bodyOf('notes')).toContain('短')
  })

  test('a server without room is said; all of it stays here, and goes once there is room', async () => {
    faults.write = async () => {
      throw new CloudFailure('full')
    }
    await put({ notes: { noteList: [small] } })
    await logIn()
    await expect.poll(needs).toEqual(['full'])
    await expect.poll(card).toContain(backup['need.full'])
    await expect.poll(dot).toBe('asks')
    expect([documentValue('notes'), bodyOf('notes')]).toEqual([{ noteList: [small] }, ''])
    faults = {}
    await backUpNow()
    await expect.poll(dot).toBe('saved')
    expect(bodyOf('notes')).toContain('短')
  })
})

describe('a note that became two', () => {
  beforeEach(async () => {
    await put({ notes: note('# 国庆清单\none') })
    await logIn()
    await expect.poll(() => syncStatus.getState().at).toBe('saved')
    await putInCloud('notes', { notes: wrap(encodedNote('# 国庆清单\ntheirs')) })
    await put({ notes: note('# 国庆清单\nmine') })
    await backUpNow()
  })

  test('is told by its name until the user knows; its copy opens', soak, async () => {
    await expect.poll(() => find('[role="note"]')?.textContent).toContain('「国庆清单」')
    expect(await commands.findViolations('[role="note"]')).toEqual([])
    await press(zh['copies.open'])
    await expect.poll(() => find('[role="note"]')).toBeNull()
    const opened = page.elementLocator(find('#layer-window') ?? document.body)
    await expect.poll(() => textsOf(opened.getByRole('textbox')).join()).toContain('mine')
  })

  test('is not told any more once the user knows', async () => {
    await press(zh['copies.close'])
    await expect.poll(() => find('[role="note"]')).toBeNull()
  })
})

test('a cloud that does not answer while nothing is to be sent makes nothing wait', async () => {
  await logIn()
  await expect.poll(() => syncStatus.getState().at).toBe('saved')
  let asked = 0
  faults.times = async () => {
    asked += 1
    return unreachable()
  }
  const states: string[] = []
  const stop = syncStatus.subscribe(({ at }) => void states.push(at))
  dispatchEvent(new Event('online'))
  await expect.poll(() => asked).toBe(1)
  faults = {}
  await backUpNow() // one run after another: the failed one is over
  stop()
  expect(states).not.toContain('waiting')
  expect(syncStatus.getState().at).toBe('saved')
})

describe('a page that is opened while all is backed up says so', () => {
  beforeEach(async () => {
    await logIn()
    await expect.poll(() => syncStatus.getState().at).toBe('saved')
  })
  afterEach(() => backupSettings.set(backupSettings.initial))

  /** As another page of the same user begins. */
  async function openAgain(): Promise<void> {
    const { login } = session.getState()
    session.setState({ login: undefined })
    await expect.poll(() => syncStatus.getState().at).toBe('off')
    session.setState({ login })
    await expect.poll(() => syncStatus.getState().at).toMatch(/saved|waiting/)
  }

  test('where the cloud does not answer', async () => {
    faults.times = unreachable
    await openAgain()
    expect(syncStatus.getState().at).toBe('saved')
  })

  test('where nothing is sent by itself', async () => {
    backupSettings.update((now) => ({ ...now, autoBookMarks: 0 }))
    await backUpNow()
    await openAgain()
    expect(syncStatus.getState().at).toBe('saved')
  })

  test('and not where something changed meanwhile', async () => {
    faults.times = unreachable
    const { login } = session.getState()
    session.setState({ login: undefined })
    await put({ 'wooden-fish': { score: 2, days: {}, sound: false } })
    session.setState({ login })
    await expect.poll(() => syncStatus.getState().at).toBe('waiting')
  })
})

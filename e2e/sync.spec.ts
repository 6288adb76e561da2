import type { Page } from '@playwright/test'
import sync from '../src/client/features/safety/sync/locales/zh-CN.json' with { type: 'json' }
import windows from '../src/client/features/shell/windows/locales/zh-CN.json' with { type: 'json' }
import fish from '../src/client/widgets/wooden-fish/locales/zh-CN.json' with { type: 'json' }
import { serverFrames } from '../src/shared/chat/frames.ts'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { besidesSync, type Login, openDevice, registerUser, type Watch } from './lib/devices.ts'
import { expect, group, site, soak, storedDocument, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'
import { button, theWindow } from './lib/window.ts'

/** One account on two devices. */

const widget = (component: string) => ({ id: component, name: '', type: 'component', component, size: '2x2' })
const WIDGETS = ['notes', 'schedule', 'wooden-fish'].map(widget)
const home = (...ids: string[]) => ({ groups: [group('a', [...WIDGETS, ...ids.map((id) => site(id))])], dock: [] })
const NOTE = { id: 'n', name: '', time: 1, content: 'first\nsecond\nthird' }
const todo = (id: string) => ({ id, name: `事 ${id}`, time: '', finish: false, tips: false, note: '' })
const FULL = {
  home: home('1', '2', '3', '4'),
  notes: { noteList: [NOTE] },
  schedule: { todoList: [{ id: 'g', name: '', children: [todo('1'), todo('2')] }], sound: false, notify: false },
}

/** The versions of the sections in the cloud. */
async function times(page: Page, { token }: Login): Promise<Readonly<Record<string, number>>> {
  const answer = await page.request.get('/users/async_time', { headers: { authorization: token } })
  return (await answer.json()).data
}

const choice = (page: Page) => page.getByRole('dialog', { name: sync['choice.title'] })
/** Expects these sites on the desktop, in this order. */
const expectSites = (page: Page, ids: readonly string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.host : ''))),
    )
    .toEqual(ids.map((id) => `${id}.example`))
const noteOfCopies = (page: Page) => page.getByText(sync['copies.one'].replace('{name}', 'FIRST'))
const fishOf = (page: Page) => page.getByRole('main').getByRole('button', { name: fish.knock })
const check = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name }).click()

async function deleteTile(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
}

const editor = (page: Page) => theWindow(page).getByRole('textbox', { name: '正文' })

/** Opens the note, whose editor is loaded by that, and closes it again when `use` is done. */
async function withNote(page: Page, use: () => Promise<void> = async () => {}): Promise<void> {
  await page.getByRole('main').locator('article').first().click()
  await expect(editor(page)).toContainText('second')
  await use()
  await button(page, windows.closeWindow).click()
  await expect(theWindow(page)).toHaveCount(0)
}

/** Writes a line in place of another of the note. */
const changeLine = (page: Page, line: string, text: string) =>
  withNote(page, async () => {
    await editor(page).getByText(line, { exact: true }).click()
    for (const key of ['Home', 'Shift+End']) await page.keyboard.press(key)
    await page.keyboard.type(text)
    await expect(editor(page)).toContainText(text)
  })

const data = async (page: Page, id: string) => Reflect.get(Object(await storedDocument(page, id)), 'data')
const contents = async (page: Page) =>
  Promise.all(['home', 'notes', 'schedule', 'wooden-fish'].map((id) => data(page, id)))

/** Makes both pages look at the cloud until they have the same, and it satisfies. */
async function untilSame(one: Page, other: Page, satisfies: (all: string) => void): Promise<void> {
  await expect(async () => {
    for (const page of [one, other]) await page.evaluate(() => dispatchEvent(new Event('online')))
    const [here, there] = [await contents(one), await contents(other)]
    expect(here).toEqual(there)
    satisfies(JSON.stringify(here))
  }).toPass({ intervals: [100, 200, 300] })
}

const setOffline = (pages: readonly Page[], isOffline: boolean) =>
  Promise.all(pages.map((page) => page.context().setOffline(isOffline)))

test('a second device restores; what both change offline is merged, wholly, and an undo takes it back', async ({
  page,
  browser,
}, info) => {
  const account = await registerUser(page.request)
  const watch: Watch = { info, complaints: [] }
  const a = await openDevice(browser, account, { documents: FULL, watch })
  await expect.poll(async () => (await times(page, account)).async_notes).toBeGreaterThan(0)

  const b = await openDevice(browser, account, { documents: { home: home('9') }, watch })
  await expect(choice(b).getByRole('radiogroup')).toHaveAttribute('aria-busy', 'false')
  await expect(choice(b)).toContainText('「站 1」')
  expect(await findViolations(b, { tags: WCAG_AA, seriousOnly: true })).toEqual([])
  await choice(b).getByRole('button', { name: sync['choice.restore'], exact: true }).click()
  await expect(choice(b)).toHaveCount(0)
  await expect(toast(b)).toContainText(sync.restored)
  await expectSites(b, ['1', '2', '3', '4'])
  expect(await data(b, 'notes')).toEqual(FULL.notes)

  for (const device of [a, b]) await withNote(device)
  await setOffline([a, b], true)
  await deleteTile(a, '站 1')
  await deleteTile(b, '站 2')
  for (const device of [a, b]) await deleteTile(device, '站 3')
  await check(a, '事 1')
  await check(b, '事 2')
  await fishOf(a).click({ clickCount: 2 })
  await fishOf(b).click({ clickCount: 3 })
  await changeLine(a, 'first', 'FIRST')
  await changeLine(b, 'third', 'THIRD')

  // the push is under way as the page is left
  const pushed = Promise.withResolvers<void>()
  await b.route('**/users/update_backup', async (route) => {
    await route.fetch()
    pushed.resolve()
    await route.abort()
  })
  await setOffline([a, b], false)
  await pushed.promise
  await b.unroute('**/users/update_backup')
  await b.reload()
  await waitForLoad(b)
  await untilSame(a, b, (all) => {
    expect(all).toContain('FIRST\\nsecond\\nTHIRD')
    expect(all.match(/"站 \d"/g)).toEqual(['"站 4"'])
    expect(all.match(/"finish":true/g)).toHaveLength(2)
    expect(all).toContain('"score":5')
  })
  await expect(fishOf(b)).toHaveAccessibleName(/\D5$/)

  // the last step of the page that was not reloaded is what came
  await a.getByRole('main').getByRole('link', { name: '站 4' }).focus()
  await a.keyboard.press('Control+z')
  await expectSites(a, ['2', '4'])
  await untilSame(a, b, (all) => expect(all.match(/"站 \d"/g)).toEqual(['"站 2"', '"站 4"']))

  // nothing was changed there: there is nothing to choose
  const c = await openDevice(browser, account, { watch })
  await expectSites(c, ['2', '4'])
  await expect(choice(c)).toHaveCount(0)
  expect(await contents(c)).toEqual(await contents(a))

  // the same line in two ways: both are kept, and whoever merged it is told
  await setOffline([a, b], true)
  await changeLine(a, 'second', 'HERE')
  await changeLine(b, 'second', 'THERE')
  await setOffline([a, b], false)
  await untilSame(a, b, (all) => expect(all).toMatch(/HERE.*THERE|THERE.*HERE/))
  await Promise.any([a, b].map((page) => expect(noteOfCopies(page)).toBeVisible()))
  await Promise.all([a, b, c].map((page) => page.context().close()))
  expect(besidesSync(watch.complaints)).toEqual([])
})

test('what another device has pushed is here as soon as the server has it', async ({
  page,
  browser,
  complaints,
}, info) => {
  const account = await registerUser(page.request)
  const a = await openDevice(browser, account, { documents: { home: home('1') }, watch: { info, complaints } })
  const frames: unknown[] = []
  a.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(serverFrames.decode(Buffer.from(payload)))),
  )
  await expect.poll(async () => (await times(page, account)).async_nav_info).toBeGreaterThan(0)
  await expect.poll(() => frames, { message: 'logged in' }).toContainEqual({ frame: 'loginResult', result: 'ok' })

  const { username } = account.info
  const { data: other } = await (
    await page.request.post('/users/login', { data: { username, password: 'abc123' } })
  ).json()
  const { epoch, async_nav_info: time } = await times(page, account)
  const push = {
    ...{ backup_time: 1, op_id: 'of-another-device', epoch, base: { nav_info: time } },
    nav_info: JSON.stringify({ home: { version: 0, data: home('1', '2') } }),
  }
  await page.request.post('/users/update_backup', { headers: { authorization: other.token }, data: push })
  await expect.poll(() => frames, { message: 'poked' }).toContainEqual({ frame: 'notice', notice: { notice: 'poke' } })
  await expectSites(a, ['1', '2'])
  await a.context().close()
})

test(
  'many items that another device has deleted wait for an answer',
  soak,
  async ({ page, browser, complaints }, info) => {
    const account = await registerUser(page.request)
    const ids = Array.from({ length: 24 }, (_, at) => `${at}`)
    const a = await openDevice(browser, account, {
      documents: { home: home(...ids) },
      watch: { info, complaints },
    })
    await expect.poll(async () => (await times(page, account)).async_nav_info).toBeGreaterThan(0)
    const { epoch, async_nav_info: time } = await times(page, account)
    const push = {
      ...{ backup_time: 1, op_id: 'of-another-device', epoch, base: { nav_info: time } },
      nav_info: JSON.stringify({ home: { version: 0, data: home('0') } }),
    }
    await page.request.post('/users/update_backup', { headers: { authorization: account.token }, data: push })
    const question = a.getByRole('alertdialog')
    await expect(async () => {
      await a.evaluate(() => dispatchEvent(new Event('online')))
      await expect(question).toContainText('「站 1」', { timeout: 1000 })
    }).toPass()
    expect(await findViolations(a, { tags: WCAG_AA, seriousOnly: true })).toEqual([])
    await question.getByRole('button', { name: sync['vanish.go'] }).click()
    await expectSites(a, ['0'])
    await expect(toast(a)).toContainText(sync['vanish.gone'])
    await a.context().close()
  },
)

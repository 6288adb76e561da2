import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '../scripts/lib/server.ts'
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import messages from '../src/client/features/together/danmaku/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import room from '../src/client/widgets/chat-room/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { openDevice, registerUser, type Watch } from './lib/devices.ts'
import { test } from './lib/own-server.ts'
import { expect, group, openOn, pressUntilOpen, site, soak, store, storedDocument, watchPage } from './lib/page.ts'
import { toast } from './lib/toasts.ts'
import { theWindow } from './lib/window.ts'

/** Danmaku from one device to another, and where there is no chat room. */

const DANMAKU = { isShow: true, speeds: 60 }
const input = (page: Page) => page.getByRole('search').locator('input')
const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: search.modes }).getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('listbox').getByRole('group', { name: text }).first()
const flying = (page: Page, text: string) => page.locator('main > [data-volatile] [class*="line"]', { hasText: text })

/** Goes to the tab of danmaku by its keys. */
async function goToDanmaku(page: Page): Promise<void> {
  await input(page).focus()
  await expect(input(page)).toHaveAttribute('aria-description', /.+/)
  for (let tab = 0; tab < 3 && (await mode(page, messages.tab).getAttribute('aria-pressed')) !== 'true'; tab += 1)
    await input(page).press('Control+f')
  await expect(input(page)).toHaveAttribute('placeholder', messages.placeholder)
}

test.describe('over a page that moves', () => {
  test.use({ isLowPerformance: false })

  test('what one sends the other sees fly and in the list, and hides', async ({ page, browser }, info) => {
    const [reader, writer] = [await registerUser(page.request), await registerUser(page.request)]
    await page.goto('/components.json')
    await store(page, { session: reader })
    await openOn(page, { danmaku: DANMAKU })
    const watch: Watch = { info, complaints: [] }
    const other = await openDevice(browser, writer, { documents: { danmaku: DANMAKU }, watch })
    await goToDanmaku(page)

    await goToDanmaku(other)
    await expect(async () => {
      // the socket is opened some time after the page
      await input(other).fill('但愿人长久')
      await input(other).press('Enter')
      await expect(input(other)).toHaveValue('', { timeout: 300 })
    }).toPass()
    await expect(row(other, `${messages.me}: 但愿人长久`)).toBeVisible()
    expect(await storedDocument(other, 'searchHistory'), 'no search is recorded').toBeUndefined()
    expect(await findViolations(other, { tags: WCAG_AA, seriousOnly: true })).toEqual([])

    await other.getByRole('button', { name: messages.style }).click()
    await expect(other.getByRole('dialog', { name: messages.style })).toContainText(messages['sample.own'])
    expect(await findViolations(other, { tags: WCAG_AA, seriousOnly: true })).toEqual([])
    await other.getByRole('radio', { name: messages['color.mint'] }).click()
    await other.keyboard.press('Escape')
    await expect(input(other)).toBeFocused()
    expect(await storedDocument(other, 'sendDanmaku')).toMatchObject({ data: { color: '#93e6d3' } })

    await expect(flying(page, '但愿人长久')).toBeVisible()
    const moving = await flying(page, '但愿人长久').evaluate(
      (line) => getComputedStyle(line.parentElement ?? line).transform,
    )
    expect(moving).toMatch(/^matrix/)
    const said = row(page, `${writer.info.username}: 但愿人长久`)
    await expect(said).toBeVisible()
    expect(await findViolations(page, { tags: WCAG_AA, seriousOnly: true })).toEqual([])

    await input(page).press('ArrowDown')
    await input(page).press('ArrowRight')
    await input(page).press('Enter')
    await expect(said).toHaveCount(0)
    await expect(flying(page, '但愿人长久')).toHaveCount(0)
    await toast(page).getByRole('button', { name: ui.undo }).click()
    await input(page).click()
    await expect(said).toBeVisible()

    await page.getByRole('button', { name: messages.settings }).click()
    const drawer = page.getByRole('dialog', { name: settings.title })
    await drawer.getByRole('switch', { name: messages['field.isShow'] }).click()
    await expect(flying(page, '')).toHaveCount(0)
    await expect(input(page)).not.toHaveAttribute('placeholder', messages.placeholder)
    expect(watch.complaints).toEqual([])
  })
})

test('a guest is asked to log in', soak, async ({ page }) => {
  await openOn(page, { danmaku: DANMAKU })
  await goToDanmaku(page)
  await expect(page.getByText(messages.guest)).toBeVisible()
  await input(page).fill('千里共婵娟')
  await input(page).press('Enter')
  await expect(page.getByRole('dialog', { name: login['title.login'] })).toBeVisible()
  await expect(input(page)).toHaveValue('千里共婵娟')
})

test.describe('on a server without a chat room', () => {
  let server: RunningServer
  test.beforeAll(async () => {
    server = await startServer({ env: { CHAT: 'off', LOG_LEVEL: 'error' } })
  })
  test.afterAll(() => server.stop())

  test('there is no trace of it, but in a tile that stands there already', soak, async ({ browser }, info) => {
    const context = await browser.newContext({ baseURL: server.origin })
    const page = await context.newPage()
    const complaints: string[] = []
    await watchPage(page, complaints, info)
    const account = await registerUser(page.request)
    await page.goto('/components.json')
    await store(page, { session: account })
    const tile = { id: 'chat', name: '', type: 'component', component: 'chat-room', size: '2x4' }
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await openOn(page, { danmaku: DANMAKU, home: { groups: [group('a', [tile, site('1')])], dock: [] } })
    await expect(page.getByText(room.absent)).toBeVisible()

    await input(page).focus()
    await expect(mode(page, search.local)).toBeVisible()
    await expect(mode(page, messages.tab)).toHaveCount(0)
    await input(page).press('Escape')
    await input(page).press('Escape')
    await pressUntilOpen(page, 'Control+k', page.getByRole('dialog', { name: palette.title }))
    await page.getByRole('dialog', { name: palette.title }).getByRole('combobox').fill(room.name)
    const found = page.getByRole('dialog', { name: palette.title }).getByRole('option')
    await expect(found.first()).toBeVisible()
    await expect(found.filter({ hasText: new RegExp(`^${room.name}$`) })).toHaveCount(0)
    await page.keyboard.press('Escape')
    const drawer = page.getByRole('dialog', { name: settings.title })
    await pressUntilOpen(page, 'Control+s', drawer)
    await expect(drawer.getByRole('tab', { name: search.tab })).toBeVisible()
    await expect(drawer.getByRole('tab', { name: messages.tab })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await pressUntilOpen(page, 'Control+a', theWindow(page))
    await theWindow(page).getByRole('searchbox').fill(room.name)
    await expect(theWindow(page).getByRole('tabpanel').last()).toBeVisible()
    await expect(theWindow(page).getByRole('article', { name: room.name })).toHaveCount(0)
    expect(sockets).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

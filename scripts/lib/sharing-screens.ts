/** What users share with one another, what they tell the operator, and the administrator's desk with both on it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Login, registerUser } from '../../e2e/lib/devices.ts'
import { group, pressUntilOpen, store, storeDocuments, waitForLoad } from '../../e2e/lib/page.ts'
import { SECTIONS } from '../../src/client/features/together/admin/sections.ts'
import { root } from './root.ts'
import type { Screen } from './screens.ts'
import type { RunningServer } from './server.ts'

const TILES = ['theme', 'add-group', 'feedback'] as const
const HOME = {
  groups: [
    group(
      'a',
      TILES.map((component) => ({ id: component, name: '', type: 'component', component, size: '2x2' })),
    ),
  ],
  dock: [],
}

const icon = (name: string, url: string) => ({ type: 'icon', name, size: '1x1', url })
const GROUPS = [
  {
    ...{ name: '阳台种花', info: '浇水、换土、病虫害', icon: 'sun', type: 6 },
    tiles: [
      icon('小红书', 'https://www.xiaohongshu.com/'),
      icon('知乎', 'https://www.zhihu.com/'),
      icon('下厨房', 'https://www.xiachufang.com/'),
      icon('豆瓣', 'https://www.douban.com/'),
      icon('少数派', 'https://sspai.com/'),
    ],
  },
  {
    ...{ name: '写论文', info: '找文献和查词', icon: 'book', type: 1 },
    tiles: [icon('中国知网', 'https://www.cnki.net/'), icon('Zotero', 'https://www.zotero.org/')],
  },
] as const
const THEMES = [
  { name: '海边下班', info: '蓝天、海和一点沙', look: { settings: { theme: { primaryColor: '#1f6f8b' } } } },
  {
    name: '深夜食堂',
    info: '暖一点的黑',
    look: { settings: { theme: { primaryColor: '#a04a2a', isDarkMode: true } } },
  },
] as const
const FEEDBACK = [
  { kind: 'bug', text: '拖动文件夹时偶尔松手后弹回原处，刷新后正常。' },
  { kind: 'feature', text: '希望日历能订阅公司的日程。' },
] as const

/** Asks the server as somebody. @returns what it answers */
// biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers
async function ask(page: Page, path: string, data: object, { token }: Login): Promise<any> {
  const answer = await page.request.post(path, { data, headers: { authorization: token } })
  return (await answer.json()).data
}

/** The same with a form. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers
async function send(page: Page, path: string, multipart: Record<string, string>, { token }: Login): Promise<any> {
  const headers = { authorization: token, 'sec-fetch-site': 'same-origin' }
  return (await (await page.request.post(path, { multipart, headers })).json()).data
}

/** Who shares, who adds, and who looks after both. */
interface People {
  readonly author: Login
  readonly admin: Login
}

/** Has people share, report and tell things, of which the administrator has looked at half. */
async function invite(page: Page, server: RunningServer): Promise<People> {
  const token = /#setup=(\S+)/.exec(server.output())?.[1]
  const setup = await page.request.post('/users/setup_admin', { data: { token, password: 'abc123' } })
  const admin: Login = (await setup.json()).data
  const [author, other] = [await registerUser(page.request), await registerUser(page.request)]
  await ask(page, '/users/update_info', { nickname: '晚舟' }, author)
  for (const { tiles, ...facts } of GROUPS)
    await ask(page, '/users/upload_group', { ...facts, children: { mode: 0, tiles }, signed: true }, author)
  for (const { look, ...facts } of THEMES)
    await send(page, '/users/upload_theme', { ...facts, look: JSON.stringify(look), signed: '1' }, author)
  const headers = { authorization: admin.token }
  const { list } = (await (await page.request.get('/users/admin_shares', { headers })).json()).data
  for (const { id, kind, name, changedAt } of list) {
    if (name !== GROUPS[0].name && name !== THEMES[0].name) continue
    await ask(page, `/users/audit_${kind}`, { id, decision: 'approve', changedAt }, admin)
    await ask(page, '/users/share_report', { id, reason: 'copyright', note: '图片是我拍的' }, other)
  }
  for (const { kind, text } of FEEDBACK)
    await send(page, '/users/feedback', { kind, text, contact: '', diagnostics: '' }, author)
  const days = 3 * 86_400_000
  await ask(page, '/users/admin_notice', { text: '今晚十一点维护，约十分钟。', endsAt: Date.now() + days }, admin)
  return { author, admin }
}

const people = new WeakMap<RunningServer, Promise<People>>()
function peopleOf(page: Page, server: RunningServer): Promise<People> {
  const known = people.get(server) ?? invite(page, server)
  people.set(server, known)
  return known
}

/** Opens the page of somebody at whose desktop these apps are. */
async function openAs(page: Page, login: Login | undefined): Promise<void> {
  await storeDocuments(page, { home: HOME })
  if (login !== undefined) await store(page, { session: login })
  await page.clock.setFixedTime(Date.now()) // the server's, too
  await page.goto('/')
  await waitForLoad(page)
}

const openedWindow = (page: Page) => page.locator('#layer-window [role="dialog"]:visible')

/** A screen of an app of theirs. @param rail which entry of its rail is chosen */
const appScreen = (app: (typeof TILES)[number], rail?: number): Screen => ({
  async open(page, server) {
    await openAs(page, (await peopleOf(page, server)).author)
    await page
      .locator('#root article')
      .nth(TILES.indexOf(app))
      .click({ position: { x: 16, y: 16 } })
    await openedWindow(page).waitFor()
    if (rail !== undefined) await openedWindow(page).locator('nav button').nth(rail).click()
  },
})

/** A section of the desk, which the palette opens. */
const deskScreen = (section: number): Screen => ({
  async open(page, server) {
    await openAs(page, (await peopleOf(page, server)).admin)
    const language = await page.evaluate(() => document.documentElement.lang)
    const catalog = join(root, `src/client/features/together/admin/locales/${language}.json`)
    const palette = page.locator('#layer-dialog [role="dialog"]')
    await pressUntilOpen(page, 'Control+k', palette)
    await palette.getByRole('combobox').fill(JSON.parse(readFileSync(catalog, 'utf8')).name)
    await palette.getByRole('option').first().click()
    await openedWindow(page).waitFor()
    await openedWindow(page).locator('nav button').nth(section).click()
  },
})

export const sharingScreens: Readonly<Record<string, Screen>> = {
  'app-theme': appScreen('theme'),
  'app-add-group': appScreen('add-group'),
  'app-add-group-shared': appScreen('add-group', 9),
  'app-feedback': appScreen('feedback'),
  ...Object.fromEntries(Object.keys(SECTIONS).map((section, at) => [`admin-${section}`, deskScreen(at)])),
}

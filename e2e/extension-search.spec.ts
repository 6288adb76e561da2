/// <reference types="chrome" />
import { expect, type Page } from '@playwright/test'
import home from '../src/client/features/desk/search/locales/zh-CN.first-frame.json' with { type: 'json' }
import messages from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import local from '../src/client/features/shell/local-search/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { type OpenExtension, test } from './lib/extension.ts'
import { soak } from './lib/page.ts'

const boxOf = (page: Page) => page.getByRole('search').getByRole('combobox')
const offers = (page: Page) => page.getByRole('group', { name: messages.alsoFind })
const engineButton = (page: Page) => page.getByRole('search').locator('form [aria-haspopup="menu"]')

/** Touches the box until its panel is there: keys before are the first frame's. */
async function openPanel(page: Page): Promise<void> {
  await boxOf(page).click()
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true')
}

/** Goes to the local tab of the box. */
async function searchLocally(page: Page, text: string): Promise<void> {
  const box = boxOf(page)
  await openPanel(page)
  await box.press('Control+f')
  await expect(page.getByRole('button', { name: messages.local })).toHaveAttribute('aria-pressed', 'true')
  await box.fill(text)
}

/** Every site responds with a page of this title. */
const answerSites = ({ context }: OpenExtension, title: string) =>
  context.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<title>${title}</title>` }),
  )

/** What is refused, and what is granted; the searches are noted in the page, none leaves it. */
async function answerPermissions({ context }: OpenExtension, isAllowed: boolean): Promise<void> {
  await context.addInitScript((allowed) => {
    if (location.protocol !== 'chrome-extension:') return
    const asked: unknown[] = []
    const created: unknown[] = []
    const note = (list: unknown[], answer?: boolean) => async (question: unknown) => {
      list.push(question)
      return answer
    }
    Object.assign(chrome.permissions, { request: note(asked, allowed) })
    Object.assign(chrome.tabs, { create: note(created) })
    // newer versions of Chromium have the API by both names
    for (const api of [chrome, Reflect.get(globalThis, 'browser') ?? {}])
      Object.defineProperty(api, 'search', { value: { query: note(asked) } })
    Object.assign(globalThis, { asked, created })
  }, isAllowed)
}

const noted = (page: Page, name: 'asked' | 'created') =>
  page.evaluate((key) => Reflect.get(globalThis, key) as unknown, name)

test('the box finds bookmarks and open tabs once the browser allows it, each page once, and switches to a tab', async ({
  install,
}) => {
  const permissions = ['bookmarks', 'history', 'tabs']
  const extension = await install({ allows: { permissions } })
  await answerSites(extension, '季度 plan')
  const plan = await extension.context.newPage()
  await plan.goto('https://plan.example/')
  const page = await extension.newTab()
  await searchLocally(page, 'plan')
  await expect(offers(page).getByRole('option')).toHaveText([
    local['offer.bookmarks'],
    local['offer.history'],
    local['offer.tabs'],
  ])
  expect(await findViolations(page, { selectors: ['main > search'] })).toEqual([])
  // by keys: the last row
  await boxOf(page).press('ArrowUp')
  await expect(offers(page).getByRole('option', { selected: true })).toHaveText(local['offer.tabs'])
  await boxOf(page).press('Enter')
  const tab = page.getByRole('option', { name: `季度 plan ${local['searchable.tabs']}` })
  await expect(tab).toBeVisible()
  await offers(page).getByRole('option', { name: local['offer.bookmarks'] }).click()
  await expect(offers(page).getByRole('option')).toHaveText([local['offer.history']])
  await page.evaluate(async () => {
    await chrome.bookmarks.create({ title: '季度 plan', url: 'https://plan.example' })
    await chrome.bookmarks.create({ title: 'planets', url: 'https://planets.example/orbit' })
  })
  await boxOf(page).fill('planet')
  await expect(page.getByRole('option', { name: `planets ${local['searchable.bookmarks']}` })).toBeVisible()
  await boxOf(page).fill('jidu')
  await expect(tab).toBeVisible()
  await boxOf(page).fill('plan')
  await expect(page.getByRole('option', { name: 'plan' }).filter({ hasText: '季度' })).toHaveCount(1)
  await tab.click()
  await expect
    .poll(() => page.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.url))
    .toBe('https://plan.example/')
  expect(extension.said).toEqual([])
})

test(
  'refused, that is said and the page goes on; what is not wanted is not offered again',
  soak,
  async ({ install }) => {
    const extension = await install()
    await answerPermissions(extension, false)
    const page = await extension.newTab()
    await searchLocally(page, '设置')
    await offers(page).getByRole('option', { name: local['offer.history'] }).click()
    await expect(page.getByText(local['refused.history'])).toBeVisible()
    expect(await noted(page, 'asked')).toEqual([{ permissions: ['history'], origins: [] }])
    await expect(page.getByRole('option', { name: '设置' }).first()).toBeVisible()
    await boxOf(page).press('ArrowUp')
    await boxOf(page).press('Delete')
    await expect(offers(page)).toHaveCount(0)
    await page.reload()
    await openPanel(page)
    await boxOf(page).fill('设置')
    await expect(page.getByRole('option', { name: '设置' }).first()).toBeVisible()
    await expect(offers(page)).toHaveCount(0)

    // the web search of Chrome's package: refused, the text stays, and the browser's own settings open
    await boxOf(page).press('Control+f')
    await boxOf(page).fill('玄关柜')
    await boxOf(page).press('Enter')
    await expect(page.getByText(messages.searchNotAllowed)).toBeVisible()
    expect(await noted(page, 'created')).toEqual([{ url: 'chrome://settings/search' }])
    await expect(boxOf(page)).toHaveValue('玄关柜')
  },
)

test('in Chrome the browser searches with its own engine: none is chosen; addresses still open', async ({
  install,
}) => {
  const extension = await install()
  await answerPermissions(extension, true)
  await answerSites(extension, 'site')
  const page = await extension.newTab()
  await expect(engineButton(page)).toHaveCount(0)
  const box = boxOf(page)
  await openPanel(page)
  await box.fill(' 玄关 设计 ')
  await box.press('Enter')
  await expect
    .poll(() => noted(page, 'asked'))
    .toEqual([
      { permissions: ['search'], origins: [] },
      { text: '玄关 设计', disposition: 'NEW_TAB' },
    ])
  await expect(box).toHaveValue('')
  await box.fill('https://a.example')
  const [opened] = await Promise.all([extension.context.waitForEvent('page'), box.press('Enter')])
  await expect.poll(() => opened.url()).toBe('https://a.example/')
  // the first frame of the next opening has no choice of engines either
  await page.reload()
  await expect(box).toBeVisible()
  await expect(engineButton(page)).toHaveCount(0)
  expect(extension.said).toEqual([])
})

test('in Edge engines are chosen as on the web', soak, async ({ install }) => {
  const extension = await install({ browser: 'edge' })
  await extension.context.route('https://www.baidu.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'results' }),
  )
  const page = await extension.newTab()
  await openPanel(page) // which knows what engines are called
  await expect(engineButton(page)).toHaveAccessibleName(home.engine.replace('{name}', '百度'))
  await boxOf(page).fill('玄关')
  const [opened] = await Promise.all([extension.context.waitForEvent('page'), boxOf(page).press('Enter')])
  await expect.poll(() => decodeURIComponent(opened.url())).toBe('https://www.baidu.com/s?wd=玄关')
})

import type { Page } from '@playwright/test'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, soak, test } from './lib/page.ts'
import { reload, tab, theWindow } from './lib/window.ts'

const tile = (component: string, size: string) => ({ id: component, name: '', type: 'component', component, size })
const HOME = { groups: [group('a', [tile('gu-shi', '2x4'), tile('yi-yan', '2x4'), tile('tg-diary', '2x2')])], dock: [] }
const article = (page: Page, name: string) => page.locator('#root main').getByRole('article', { name, exact: true })
const text = (page: Page, name: string) => article(page, name).locator('p').first()

test('poem, quote and diary have their text without the server, keep it all day, and a new one on the next', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T09:00:00+08:00')
  await page.route('**/api/{gushi,yiyan,tg}*', (route) => route.abort())
  await openOn(page, { home: HOME })
  const names = ['每日诗词', '每日一言', '舔狗日记']
  for (const name of names) await expect(text(page, name)).toHaveText(/\S{2}/)
  const all = () => Promise.all(names.map((name) => text(page, name).textContent()))
  const first = await all()
  await reload(page)
  expect(await all()).toEqual(first)

  await page.clock.setFixedTime('2026-11-25T09:00:00+08:00')
  await reload(page)
  for (const [at, name] of names.entries()) await expect(text(page, name)).not.toHaveText(first[at] ?? '')
})

test('the window has the whole poem, another one for the tile, earlier days, and columns or lines', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T09:00:00+08:00')
  await openOn(page, { home: HOME })
  await article(page, '每日诗词').click()
  const opened = theWindow(page)
  const title = opened.getByRole('heading', { level: 2 })
  await expect(tab(page, '每日诗词')).toBeVisible()
  const today = await title.textContent()
  const before = await text(page, '每日诗词').textContent()

  await opened.getByRole('button', { name: '换一则' }).click()
  await expect(title).not.toHaveText(today ?? '')
  await expect(text(page, '每日诗词')).not.toHaveText(before ?? '')
  const other = await title.textContent()

  await opened.getByRole('button', { name: '前一天' }).click()
  await expect(opened.getByText('昨天')).toBeVisible()
  await expect(title).not.toHaveText(other ?? '')
  await opened.getByRole('button', { name: '回到今天' }).click()
  await expect(title).toHaveText(other ?? '')

  await opened.getByRole('button', { name: '前一天' }).press('Enter')
  const next = opened.getByRole('button', { name: '后一天' })
  await next.focus()
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter') // a held key stops at today
  await page.keyboard.up('Enter')
  await expect(next).toBeDisabled()
  await expect(opened.getByText('今天', { exact: true })).toBeVisible()
  await expect.poll(() => opened.evaluate((one) => one.contains(document.activeElement))).toBe(true)

  const columns = () => opened.getByRole('article').evaluate((one) => getComputedStyle(one).writingMode)
  expect(await columns()).toBe('vertical-rl')
  const letters = () => title.evaluate((one) => getComputedStyle(one).fontSize)
  const inColumns = await letters()
  await opened.getByText('横排').click()
  await expect.poll(columns).toBe('horizontal-tb')
  expect(await letters()).toBe(inColumns)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])

  await opened.getByRole('button', { name: '复制' }).click()
  await expect(page.getByRole('status').filter({ hasText: '复制成功!' })).toBeVisible()
})

test('where nothing can be got there is a sentence and a retry, which works once it can', soak, async ({ page }) => {
  const blocked = /\/api\/yiyan|\/assets\/quotes/
  const unavailable = JSON.stringify({ code: 503, msg: '', data: null })
  await page.route(blocked, (route) => route.fulfill({ contentType: 'application/json', body: unavailable }))
  await openOn(page, { home: HOME })
  const quote = article(page, '每日一言')
  await expect(quote.getByText('未获取到值，请刷新重试')).toBeVisible()
  await page.unroute(blocked)
  await quote.getByRole('button', { name: '刷新' }).click()
  await expect(text(page, '每日一言')).toHaveText(/\S{2}/)
})

test(
  'today’s quote comes from a third party where the user chooses that; if it does not answer, it is the bundled one',
  soak,
  async ({ page }) => {
    const areas = [{ area: 'quote', isBundled: true, sources: [{ id: 'quote.hitokoto', need: 'none', isOn: true }] }]
    await page.route('**/api/capabilities*', (route) => route.fulfill({ json: { code: 0, msg: '', data: { areas } } }))
    const asked: string[] = []
    await page.route('**/api/yiyan_live*', (route) => {
      asked.push(route.request().url())
      if (asked.length > 1) return route.fulfill({ json: { code: 503, msg: '', data: null } })
      const data = { hitokoto: '第三方的一言', from: '某书', bg: 3, link: 'https://quotes.example/1' }
      return route.fulfill({ json: { code: 0, msg: '', data } })
    })
    await openOn(page, { home: HOME })
    await expect(text(page, '每日一言')).toHaveText(/\S{2}/)
    await article(page, '每日一言').click()
    const opened = theWindow(page)
    const source = opened.getByRole('radiogroup', { name: '来源' })
    await expect(source).toBeVisible()
    expect(asked).toEqual([])
    await source.getByText('在线').click()
    await expect(text(page, '每日一言')).toHaveText('第三方的一言')
    await expect(opened.getByRole('link', { name: 'quotes.example' })).toHaveAttribute(
      'href',
      'https://quotes.example/1',
    )
    await opened.getByRole('button', { name: '换一则' }).click()
    await expect(text(page, '每日一言')).not.toHaveText('第三方的一言')
    expect(asked).toHaveLength(2)
    await expect(opened.getByRole('link')).toHaveCount(0)
  },
)

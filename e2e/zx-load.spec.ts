import { expect, group, openOn, site, soak, soakUnless, test } from './lib/page.ts'

const popup = (id: string, url: string) => ({ ...site(id), url, openType: 'popup' })
const HOME = {
  groups: [
    group('a', [
      popup('ok', 'https://ok.example/'),
      popup('no', 'https://no.example/'),
      popup('plain', 'http://plain.example/'),
    ]),
  ],
  dock: [],
}

test.beforeEach(async ({ context }) => {
  const answer = (framable: string) => JSON.stringify({ code: 0, msg: '', data: { framable } })
  await context.route('**/api/frame_check**', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: answer(route.request().url().includes('no.example') ? 'no' : 'yes'),
    }),
  )
  await context.route(/https?:\/\/(ok|no|plain)\.example/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>page</h1><script>try { top.location = "about:blank" } catch {}</script>',
    }),
  )
})

test('a site opens in the window, sandboxed: it cannot leave the page', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.getByRole('link', { name: '站 ok' }).click()
  const window = page.getByRole('dialog', { name: 'ok.example' })
  await expect(window.frameLocator('iframe').getByRole('heading')).toHaveText('page')
  await expect(window.locator('iframe')).not.toHaveAttribute('sandbox', /top-navigation/)
  await expect(page).toHaveURL(/127\.0\.0\.1/)
})

test('the server is asked without the query of an address, which may hold a secret', soak, async ({ page }) => {
  const asks = page.waitForRequest('**/api/frame_check**')
  await openOn(page, { home: { groups: [group('a', [popup('q', 'https://ok.example/p?token=1#x')])], dock: [] } })
  await page.getByRole('link', { name: '站 q' }).click()
  expect(new URL((await asks).url()).searchParams.get('url')).toBe('https://ok.example/p')
  await expect(page.locator('#layer-window iframe')).toHaveAttribute('src', 'https://ok.example/p?token=1#x')
})

test('our own address and one with a password are never framed, not even from a stored session', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.evaluate(() => {
    const tabs = [`${location.origin}/`, 'https://me:secret@ok.example/'].map((subject) => ({
      key: `zx-load ${subject}`,
      app: 'zx-load',
      subject,
      title: subject,
    }))
    sessionStorage.setItem('genkan.window', JSON.stringify({ tabs, recent: tabs.map(({ key }) => key) }))
  })
  await page.reload()
  const window = page.locator('#layer-window')
  for (const tab of [0, 1]) {
    await window.getByRole('tab').nth(tab).click()
    await expect(window.getByText('这个网址不能在弹窗中显示').filter({ visible: true })).toBeVisible()
  }
  await expect(window.locator('iframe')).toHaveCount(0)
})

for (const [name, id, message] of [
  ['that refuses frames', 'no', '该链接不支持新标签页弹窗展示,已通过浏览器原生弹窗打开!'],
  ['without https', 'plain', '弹窗只能打开 https 网址'],
] as const)
  test(`a site ${name} opens in the browser, with a warning`, soakUnless(id === 'no'), async ({ page, context }) => {
    await openOn(page, { home: HOME })
    const opened = context.waitForEvent('page')
    // the opened page leaves at once, as a hostile one would
    const asked = context.waitForEvent('request', (request) => request.url().includes(`//${id}.example`))
    await page.getByRole('link', { name: `站 ${id}` }).click()
    await Promise.all([opened, asked])
    await expect(page.getByText(message)).toBeVisible()
  })

import { endpoints } from '../src/shared/api/index.ts'
import { expect, openOn, pressOnRow, soak, soakUnless, test, waitForLoad } from './lib/page.ts'

const LANGUAGES = [
  { locale: 'zh-CN', title: '玄关', search: '搜索框' },
  { locale: 'zh-TW', title: '玄關', search: '搜尋框' },
  { locale: 'en-US', title: 'Genkan', search: 'Search box' },
  { locale: 'ja-JP', title: '玄関', search: '検索ボックス' },
  { locale: 'ko-KR', title: '현관', search: '검색창' },
] as const

for (const { locale, title, search } of LANGUAGES) {
  test.describe(`a first visit in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('shows a clock, a search box and the sites of one group', async ({ page }) => {
      await page.goto('/')
      await waitForLoad(page)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.startsWith('zh') ? locale : locale.slice(0, 2))
      await expect(page.getByRole('combobox', { name: search, exact: true })).toBeVisible()
      await expect(page.locator('main > header time')).toHaveText(/^\d\d:\d\d/)
      expect(await page.getByRole('navigation').getByRole('link').count()).toBeGreaterThanOrEqual(12)
      const pictures = page.getByRole('navigation').locator('img')
      await expect
        .poll(() =>
          pictures.evaluateAll((all) =>
            all.every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
          ),
        )
        .toBe(true)
    })
  })
}

test.describe('the clock', () => {
  test('ticks', soak, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T09:28:05+08:00') })
    await openOn(page)
    await expect(page.locator('main > header time')).toHaveText('09:28')
    await page.clock.fastForward(60_000)
    await expect(page.locator('main > header time')).toHaveText('09:29')
  })

  test('shows the lunar date of the almanac, not the browser’s', soak, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-06T09:28:00+08:00'))
    await openOn(page)
    await expect(page.getByText('农历正月初一')).toBeVisible()
  })
})

test.describe('the search box', () => {
  test('searches, opens addresses and remembers an engine', async ({ page, context }) => {
    await openOn(page)
    await test.step('ignores a blank text, and limits the input to 100 characters', async () => {
      const box = page.getByRole('combobox')
      await box.fill('   ')
      await box.press('Enter')
      await box.fill('')
      await box.pressSequentially('x'.repeat(110))
      await expect(box).toHaveValue('x'.repeat(100))
      expect(context.pages()).toHaveLength(1)
    })
    await test.step('Enter that ends an IME composition does not search', async () => {
      await page.getByRole('combobox').fill('')
      const client = await context.newCDPSession(page)
      await page.getByRole('combobox').focus()
      await client.send('Input.imeSetComposition', { text: 'shan', selectionStart: 4, selectionEnd: 4 })
      await client.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Process',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      })
      await client.send('Input.insertText', { text: '山' })
      await expect(page.getByRole('combobox')).toHaveValue('山')
      expect(context.pages()).toHaveLength(1)
    })
    await test.step('opens the engine in a new window', async () => {
      await page.getByRole('combobox').fill('')
      await context.route(/baidu\.com\/s/, (route) => route.fulfill({ body: 'results' }))
      await page.getByRole('combobox').fill('山海经')
      const [results] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      expect(results.url()).toBe(`https://www.baidu.com/s?wd=${encodeURIComponent('山海经')}`)
      expect(await results.evaluate(() => window.opener)).toBeNull()
      await results.close()
      await expect(page.getByRole('combobox')).toHaveValue('')
    })
    await test.step('opens an address', async () => {
      await page.getByRole('combobox').fill('')
      await context.route('https://github.com/', (route) => route.fulfill({ body: 'site' }))
      await page.getByRole('combobox').fill('github.com')
      const [site] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      expect(site.url()).toBe('https://github.com/')
      await site.close()
    })
    await test.step('an engine is chosen by keyboard in its menu, and is remembered', async () => {
      await page.getByRole('combobox').fill('')
      await page.getByRole('button', { name: '搜索引擎：百度' }).focus()
      await page.keyboard.press('Enter')
      await pressOnRow(page.getByRole('menuitemradio').first(), 'ArrowDown')
      await expect(page.getByRole('menuitemradio').nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menu')).toBeHidden()
      const chosen = page.getByRole('button', { name: /搜索引擎：(?!百度)/ })
      await expect(chosen).toBeVisible()
      await expect(chosen).toBeFocused()
      const name = await chosen.getAttribute('aria-label')
      await page.reload()
      await expect(page.getByRole('button', { name: name ?? '' })).toBeVisible()
    })
  })
})

test('a site opens in a new tab without opener and referrer', soak, async ({ page, context }) => {
  await context.route(/^https:\/\/(?!127)/, (route) => route.fulfill({ body: 'site' }))
  await openOn(page)
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('navigation').getByRole('link').first().click(),
  ])
  expect(await site.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' })

  test('applies from the first frame on when the system is dark', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await waitForLoad(page)
    await expect(page.locator('html')).toHaveAttribute('data-wallpaper-text', 'paper')
  })
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows four columns without horizontal overflow', async ({ page }) => {
    await page.goto('/')
    await waitForLoad(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const tops = await page
      .locator('#root [data-pages] > * > li')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().left))
    expect(new Set(tops.map(Math.round)).size).toBeLessThanOrEqual(4)
  })
})

const ASKS_OTHERS = endpoints
  .filter((one) => 'thirdParty' in one && one.thirdParty !== undefined)
  .map(({ path }) => path)

for (const locale of ['zh-CN', 'en'])
  test.describe(locale, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('no page of the first desktop asks a third party before anything is pressed', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        if (!/^(http:\/\/127\.0\.0\.1|data:|blob:|null)/.test(origin) || ASKS_OTHERS.includes(pathname))
          asked.push(request.url())
      })
      await page.goto('/')
      await waitForLoad(page)
      const groups = page.locator('#root nav [data-group] > button')
      await expect(groups.nth(1)).toBeVisible()
      for (const group of await groups.all()) {
        await group.click()
        await expect(group).toHaveAttribute('aria-current', 'page')
        await page.waitForLoadState('networkidle')
      }
      expect(asked).toEqual([])
    })
  })

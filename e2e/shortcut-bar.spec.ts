import wallpaper from '../src/client/features/look/wallpaper/locales/zh-CN.json' with { type: 'json' }
import { open, tools, wallpaperUrl } from './lib/chrome.ts'
import { expect, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

test.describe('the shortcut bar', () => {
  test('toggles dark mode, which persists and no longer follows the system', async ({ page }) => {
    await open(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await tools(page).getByRole('button', { name: '深色模式' }).click()
    await page.reload({ waitUntil: 'commit' }) // before the other wallpaper has loaded and the reveal has begun
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await waitForLoad(page)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => wallpaperUrl(page)).toContain('night')
    await expect
      .poll(() => storedDocument(page, 'theme'))
      .toMatchObject({ data: { isDarkMode: true, darkModeBySysten: false } })
    expect(await storedDocument(page, 'wallpaper')).toBeUndefined() // the built-in dark wallpaper needs no mask
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await waitForLoad(page)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await tools(page).getByRole('button', { name: '浅色模式' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(html).not.toHaveAttribute('data-revealing', '')
  })

  test('a wallpaper that failed to load is tried again on request', soak, async ({ page }) => {
    let isDelivered = false
    const picture = { contentType: 'image/webp', path: 'catalog/wallpapers/dusk.webp' }
    await page.route('**/own.webp', (route) =>
      route.fulfill(isDelivered ? picture : { contentType: 'image/webp', body: 'none' }),
    )
    await open(page, { wallpaper: { wallpaperType: 1, wallpaperSrc: '/own.webp' } })
    await expect.poll(() => wallpaperUrl(page)).toContain('dawn')
    isDelivered = true
    await page.getByRole('alert').getByRole('button', { name: wallpaper.retry }).click()
    await expect.poll(() => wallpaperUrl(page)).toContain('own.webp')
  })

  test('toggled repeatedly, it analyses the displayed picture each time', soak, async ({ page }) => {
    await open(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-wallpaper-text', 'ink')
    for (const [theme, wallpaper, ink, tool] of [
      ['dark', 'night', 'paper', '深色模式'],
      ['light', 'dawn', 'ink', '浅色模式'],
      ['dark', 'night', 'paper', '深色模式'],
    ] as const) {
      await tools(page).getByRole('button', { name: tool }).click()
      await expect(html).toHaveAttribute('data-theme', theme)
      await expect.poll(() => wallpaperUrl(page)).toContain(wallpaper)
      await expect(html).toHaveAttribute('data-wallpaper-text', ink)
      await expect(html).not.toHaveAttribute('data-revealing', '')
    }
  })

  test(
    'toggled to a dark wallpaper that fails to load and back, it analyses the light one again',
    soak,
    async ({ page }) => {
      await page.route(/night/, (route) => route.fulfill({ contentType: 'image/webp', body: 'none' }))
      await open(page)
      const html = page.locator('html')
      const read = () => html.evaluate(({ style }) => style.getPropertyValue('--gk-reading'))
      for (const [theme, tool] of [
        ['dark', '深色模式'],
        ['light', '浅色模式'],
      ] as const) {
        await tools(page).getByRole('button', { name: tool }).click()
        await expect(html).toHaveAttribute('data-theme', theme)
        await expect.poll(read).toMatch(new RegExp(`^${theme} `))
        await expect(html).not.toHaveAttribute('data-revealing', '')
      }
    },
  )

  test('darkens a user’s picture in dark mode, a warm one less', soak, async ({ page }) => {
    for (const [picture, hue, mask] of [
      ['dusk', 35, 20],
      ['dawn', 202, 40],
    ] as const) {
      const own = `/own-${picture}.webp`
      await page.route(`**${own}`, (route) => route.fulfill({ path: `catalog/wallpapers/${picture}.webp` }))
      await open(page, { wallpaper: { wallpaperType: 1, wallpaperSrc: own } })
      await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--gk-wp-tint: \\S+ ${hue}`))
      await tools(page).getByRole('button', { name: '深色模式' }).click()
      await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperMask: mask } })
      await tools(page).getByRole('button', { name: '浅色模式' }).click()
      await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperMask: 0 } })
    }
  })

  test('changes to another wallpaper every time', soak, async ({ page }) => {
    await open(page)
    const random = tools(page).getByRole('button', { name: '随机壁纸' })
    await expect.poll(() => wallpaperUrl(page)).toContain('dawn')
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await wallpaperUrl(page)
      await random.click()
      await expect.poll(() => wallpaperUrl(page)).not.toBe(before)
    }
    const last = await wallpaperUrl(page)
    const [, name] = /assets\/([a-z-]+?)(?:-portrait)?-[\w-]{8}\.webp/.exec(last) ?? []
    await expect
      .poll(() => storedDocument(page, 'wallpaper'))
      .toMatchObject({ data: { wallpaperType: 1, wallpaperSrc: `genkan:${name}` } })
    await page.reload()
    await waitForLoad(page)
    await expect.poll(() => wallpaperUrl(page)).toBe(last)
  })
})

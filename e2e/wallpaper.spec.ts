import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import layer from '../src/client/features/look/wallpaper/locales/zh-CN.json' with { type: 'json' }
import picker from '../src/client/features/look/wallpaper-picker/locales/zh-CN.json' with { type: 'json' }
import app from '../src/client/widgets/wallpaper/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

const HOME = {
  groups: [group('a', [{ id: 'w', name: '壁纸', type: 'component', component: 'wallpaper', size: '2x2' }])],
  dock: [],
}
const shownPicture = 'main ~ div img[data-ready], div[aria-hidden] > div > img[data-ready]'

test('a still from the gallery becomes the wallpaper and stays after a reload', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  const gallery = page.getByRole('toolbar', { name: app.categories })
  await gallery.getByRole('button', { name: '星空' }).click()
  const saturn = page.getByRole('button', { name: /^土星/ })
  await expect(page.getByRole('button', { name: /^黎明/ })).toHaveCount(0)
  await saturn.click()
  await expect(saturn).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /saturnian-profile/)
  await expect
    .poll(() => storedDocument(page, 'wallpaper'))
    .toMatchObject({ data: { wallpaperType: 1, wallpaperSrc: 'genkan:saturnian-profile' } })
  await page.reload()
  await waitForLoad(page)
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /saturnian-profile/)
})

test(
  'a video plays as the wallpaper; of one that cannot be played, two other addresses are tried',
  soak,
  async ({ page }) => {
    const asked: string[] = []
    let isBroken = false
    await page.route(/aurora.*\.(?:webm|mp4)$/, (route) => {
      asked.push(route.request().url())
      return isBroken ? route.fulfill({ contentType: 'video/webm', body: 'none' }) : route.fallback()
    })
    await openOn(page, { home: HOME, wallpaper: { wallpaperType: 2, wallpaperSrc: 'genkan:aurora' } })
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0)).toBe(true)
    isBroken = true
    asked.length = 0
    await page.reload()
    await waitForLoad(page)
    await expect(page.getByRole('alert')).toContainText(layer.videoFailed)
    expect(new Set(asked.map((url) => url.split('.').at(-1)))).toEqual(new Set(['webm', 'mp4']))
    expect(asked.length).toBeGreaterThanOrEqual(3)
    // the built-in wallpaper is shown in its place
    await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /dawn/)
  },
)

test('without a server the gallery shows what is shipped with the page', soak, async ({ page }) => {
  await page.route('**/api/wallpaper_*', (route) => route.fulfill({ json: {} }))
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  await expect(page.getByRole('button', { name: /^土星/ })).toBeVisible()
  await page.locator('nav').getByRole('button', { name: app['provider.video'] }).click()
  await expect(page.getByRole('button', { name: /^极光/ })).toBeVisible()
})

test(
  'the wallpaper changes by itself when the interval has passed, which is no step of undo',
  soak,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-25T10:00:00') })
    await openOn(page, {
      home: HOME,
      wallpaper: { autoWallpaper: true, autoWallpaperRange: 5, autoWallpaperCategories: ['space'] },
      wallpaperHistory: { entries: [], index: -1, changedAt: new Date('2026-11-25T09:58:00').getTime() },
    })
    const picture = page.locator(shownPicture).last()
    await page.clock.runFor('01:00')
    await expect(picture).toHaveAttribute('src', /dawn/)
    await page.clock.runFor('03:00')
    await expect(picture).toHaveAttribute('src', /saturnian-profile/)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('status')).toHaveText('')
    await expect(picture).toHaveAttribute('src', /saturnian-profile/)
  },
)

test('pictures and videos of this device are added, kept as favourites, removed and brought back', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  await page.locator('nav').getByRole('button', { name: app['provider.own'] }).click()
  await expect(page.getByText(app.noOwn)).toBeVisible()
  const files = page.locator('input[type=file]')
  await files.setInputFiles(['catalog/wallpapers/canyon-wren.webp', 'catalog/wallpapers/ocean.webm', 'package.json'])
  await expect(page.getByText(picker.type)).toBeVisible()
  const cells = page.getByRole('button', { name: app.ownPicture, exact: true })
  await expect(cells).toHaveCount(2)
  // the last one is shown
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0)).toBe(true)
  await cells.last().click()
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperType: 1 } })
  await page.reload()
  await waitForLoad(page)
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
  await page.locator('nav').getByRole('button', { name: app['provider.own'] }).click()
  await page
    .getByRole('button', { name: app.favorite.replace('{name}', app.ownPicture) })
    .last()
    .click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: app.download.replace('{name}', app.ownPicture) })
    .last()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^wallpaper/)
  await page
    .getByRole('button', { name: app.remove.replace('{name}', app.ownPicture) })
    .last()
    .click()
  await expect(cells).toHaveCount(1)
  await page.getByRole('status').getByRole('button').click()
  await expect(cells).toHaveCount(2)
  await page.locator('nav').getByRole('button', { name: app['provider.collect'] }).click()
  await expect(page.getByRole('button', { name: app.untitled, exact: true })).toHaveCount(1)
})

test(
  'a named colour is found, copied and set; text over it is readable, light or dark, after a reload, too',
  soak,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openOn(page, { home: HOME })
    await page.locator('#root article').click({ position: { x: 8, y: 8 } })
    await page.locator('nav').getByRole('button', { name: app['provider.color'] }).click()
    const find = page.getByRole('searchbox', { name: app.findColor })
    const html = page.locator('html')
    for (const [text, name, ink] of [
      ['fenfengxian', '粉凤仙', 'ink'],
      ['百草霜', '百草霜', 'paper'],
    ] as const) {
      await find.fill(text)
      await page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click()
      await page.getByRole('button', { name: app.setAsWallpaper }).click()
      await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperType: 0 } })
      await expect(html).toHaveAttribute('data-wallpaper-text', ink)
    }
    await find.fill('粉凤仙')
    await page
      .getByRole('button', { name: /^粉凤仙/ })
      .first()
      .click()
    await page.getByRole('button', { name: app.copy.replace('{text}', 'HEX #EAC0CE') }).click()
    await expect(page.getByText(app.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#EAC0CE')
    await page.reload()
    await waitForLoad(page)
    await expect(html).toHaveAttribute('data-wallpaper-text', 'paper')
    await page.locator('nav').getByRole('button', { name: app['provider.color'] }).click()
    await page.getByRole('button', { name: / · / }).first().click()
    await expect
      .poll(() => storedDocument(page, 'wallpaper'))
      .toMatchObject({ data: { wallpaperBg: expect.stringContaining('linear-gradient') } })
  },
)

test.describe('pictures of the day', () => {
  const day = (name: string, more: object = {}) => ({
    wallpaperSrc: `https://www.bing.com/${name}_UHD.jpg`,
    wallpaperMiniSrc: `https://www.bing.com/${name}_400x240.jpg`,
    wallpaperType: 1,
    title: name,
    author: 'Jane Doe/Agency',
    link: 'https://www.bing.com/search?q=coast',
    ...more,
  })
  const picture = readFileSync(new URL('../catalog/wallpapers/dusk.webp', import.meta.url))
  const openDays = (page: Page) =>
    page.locator('nav').getByRole('button', { name: app['provider.biying'], exact: true }).click()

  test('come by way of the server, name their author and stay without it', async ({ page, complaints }) => {
    const foreign: string[] = []
    const pictures: string[] = []
    let isUp = true
    page.on('request', (request) => {
      if (new URL(request.url()).host.endsWith('bing.com')) foreign.push(request.url())
    })
    await page.route('**/api/biying_wallpaper_list*', (route) =>
      route.fulfill({
        json: {
          code: 0,
          msg: '',
          data: { list: [day('海岸'), day('荒原', { downloadable: false })], total: 2, from: 'live', age: 0 },
        },
      }),
    )
    await page.route('**/api/wallpaper_image*', (route) => {
      const query = new URL(route.request().url()).searchParams
      if (!query.has('mini')) pictures.push(query.get('url') ?? '')
      return isUp ? route.fulfill({ contentType: 'image/webp', body: picture }) : route.abort()
    })
    await openOn(page, { home: HOME })
    await page.locator('#root article').click({ position: { x: 8, y: 8 } })
    await openDays(page)
    const coast = page.getByRole('button', { name: '海岸，Jane Doe/Agency' })
    await expect(page.getByRole('button', { name: '下载「海岸」' })).toBeAttached()
    await expect(page.getByRole('button', { name: '下载「荒原」' })).toHaveCount(0)
    await coast.click()
    await expect(coast).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
    await expect
      .poll(() => storedDocument(page, 'wallpaper'))
      .toMatchObject({ data: { wallpaperType: 1, wallpaperSrc: day('海岸').wallpaperSrc } })
    await expect.poll(() => storedWallpapers(page)).toEqual([day('海岸').wallpaperSrc])
    isUp = false
    await page.reload()
    await waitForLoad(page)
    await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
    expect(pictures).toEqual([day('海岸').wallpaperSrc])
    expect(foreign).toEqual([])
    await page.goto('about:blank')
    // of previews that the browser did not keep
    expect(
      complaints.splice(0).filter((one) => !one.includes('/api/wallpaper_image?') || !one.includes('&mini=1')),
    ).toEqual([])
  })

  test('that cannot be had leave the reason and a way to try again, and no rows', soak, async ({ page }) => {
    let code = 503
    await page.route('**/api/biying_wallpaper_list*', (route) =>
      route.fulfill({
        json:
          code === 0
            ? { code, msg: '', data: { list: [], total: 0, from: 'live', age: 0 } }
            : { code, msg: '这台服务器没有启用这个来源', data: null },
      }),
    )
    await openOn(page, { home: HOME })
    await page.locator('#root article').click({ position: { x: 8, y: 8 } })
    await openDays(page)
    await expect(page.getByText('这台服务器没有启用这个来源')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(?:黎明|土星)/ })).toHaveCount(0)
    code = 0
    await page.getByRole('button', { name: app.retry, exact: true }).click()
    await expect(page.getByText(app.noneHere ?? '')).toBeVisible()
  })

  /** The addresses of the stored pictures. */
  const storedWallpapers = (page: Page): Promise<readonly string[]> =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('genkan-wallpapers')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const keys = opening.result.transaction('values').objectStore('values').getAllKeys()
            keys.onerror = () => reject(keys.error)
            keys.onsuccess = () => {
              opening.result.close()
              resolve(keys.result.map(String).flatMap((key) => /^picture:(.*)/.exec(key)?.[1] ?? []))
            }
          }
        }),
    )
})

test(
  'a gradient of the user’s own colours is put together and set; its light colours give dark text, after a reload, too',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME, theme: { isDarkMode: false } })
    await page.locator('#root article').click({ position: { x: 8, y: 8 } })
    const colors = page.locator('nav').getByRole('button', { name: app['provider.color'] })
    await colors.click()
    const three = page.getByRole('radio', { name: app['gradientCount.3'] })
    await page.getByText(app['gradientCount.3'], { exact: true }).click()
    const middle = page.getByRole('radiogroup', { name: app['gradientColor.middle'] })
    await middle.getByRole('radio').nth(1).check() // paper
    await page.getByRole('slider', { name: app.gradientAngle }).fill('200')
    const preview = page.getByRole('button', { name: app.ownGradient, exact: true })
    await expect(preview).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: app.setAsWallpaper }).click()
    await expect(preview).toHaveAttribute('aria-pressed', 'true')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-wallpaper-text', 'ink')
    await page.reload()
    await waitForLoad(page)
    await expect(html).toHaveAttribute('data-wallpaper-text', 'ink')
    await colors.click()
    await expect(three).toBeChecked()
    await expect(page.getByRole('slider', { name: app.gradientAngle })).toHaveValue('200')
    await expect(preview).toHaveAttribute('aria-pressed', 'true')
    // a dark radial one: it is read, so text over it is light
    await page
      .getByRole('button', { name: /^胭脂 · / })
      .first()
      .click()
    await expect
      .poll(() => storedDocument(page, 'wallpaper'))
      .toMatchObject({ data: { wallpaperBg: expect.stringContaining('radial-gradient') } })
    await expect(html).toHaveAttribute('data-wallpaper-text', 'paper')
  },
)

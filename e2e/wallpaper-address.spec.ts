import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import appearance from '../src/client/features/look/appearance/locales/zh-CN.json' with { type: 'json' }
import picker from '../src/client/features/look/wallpaper-picker/locales/zh-CN.json' with { type: 'json' }
import app from '../src/client/widgets/wallpaper/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

const HOME = {
  groups: [group('a', [{ id: 'w', name: '壁纸', type: 'component', component: 'wallpaper', size: '2x2' }])],
  dock: [],
}
const shownPicture = 'div[aria-hidden] > div > img[data-ready]'
const TOO_LARGE = '图片太大，最多 15 MB、4000 万像素'
const LAKE = 'https://pictures.example.com/lake.jpg'

const pictureOf = (name: string) => readFileSync(new URL(`../catalog/wallpapers/${name}.webp`, import.meta.url))

/** Answers for the server, which refuses an address with `large` in it. Returns the addresses that it was asked for. */
async function answerPictures(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/api/wallpaper_image*', (route) => {
    const url = new URL(route.request().url()).searchParams.get('url') ?? ''
    asked.push(url)
    if (url.includes('large')) return route.fulfill({ json: { code: 413, msg: TOO_LARGE, data: null } })
    return route.fulfill({ contentType: 'image/webp', body: pictureOf(url === LAKE ? 'dusk' : 'canyon-wren') })
  })
  return asked
}

test('a picture is used by its address, typed, dropped or pasted, and is then a file of this device', async ({
  page,
  context,
}) => {
  const asked = await answerPictures(page)
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  await page.locator('nav').getByRole('button', { name: app['provider.own'] }).click()
  const field = page.getByRole('textbox', { name: app.address })
  const use = page.getByRole('button', { name: app.addAddress })
  const refusal = page.locator('form').getByRole('alert')
  const cells = page.getByRole('button', { name: app.ownPicture, exact: true })

  await field.fill('一张图片')
  await use.click()
  await expect(refusal).toHaveText(picker['address.invalid'])
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('https://pictures.example.com/large.jpg')
  await expect(refusal).toHaveCount(0)
  await use.click()
  await expect(refusal).toHaveText(TOO_LARGE)
  await expect(cells).toHaveCount(0)
  expect(await findViolations(page, { tags: WCAG_AA, selectors: ['[role=dialog]'] })).toEqual([])

  await field.fill(LAKE)
  await field.press('Enter')
  await expect(cells).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toHaveValue('')
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() => storedDocument(page, 'wallpaper'))
    .toMatchObject({ data: { wallpaperType: 1, wallpaperSrc: expect.stringMatching(/^face:/) } })

  const give = (kind: 'drop' | 'paste', type: string, text: string) =>
    cells.first().evaluate(
      (target, [event, mime, data]) => {
        const transfer = new DataTransfer()
        transfer.setData(mime, data)
        const init = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
        )
      },
      [kind, type, text] as const,
    )
  const srcOf = async () => JSON.stringify((await storedDocument(page, 'wallpaper')) ?? '')
  const before = await srcOf()
  await give('drop', 'text/uri-list', 'https://pictures.example.com/wren.jpg')
  await expect(cells).toHaveCount(2)
  await expect.poll(srcOf).not.toBe(before)
  await expect(page.locator(shownPicture)).toHaveCount(1) // the other one has been covered and is gone
  await cells.first().focus()
  await give('paste', 'text/plain', 'https://pictures.example.com/large.jpg')
  await expect(page.getByText(TOO_LARGE)).toBeVisible()
  expect(new Set(asked).size).toBe(3)

  // another tab, whose server has no picture: a reload would end loads that are under way
  const next = await context.newPage()
  await next.goto('/')
  await waitForLoad(next)
  await expect(next.locator(shownPicture).last()).toHaveAttribute('src', /^blob:/)
})

test('the theme tab says whose the shown wallpaper is', soak, async ({ page }) => {
  await answerPictures(page)
  const lake = {
    ...{ wallpaperSrc: LAKE, wallpaperMiniSrc: LAKE, wallpaperType: 1, title: '湖' },
    ...{ author: 'Jane Doe', licence: 'CC BY 4.0', link: 'https://pictures.example.com/lake' },
  }
  await openOn(page, {
    home: HOME,
    wallpaper: { wallpaperSrc: LAKE, wallpaperMiniSrc: LAKE, wallpaperType: 1 },
    wallpaperHistory: { entries: [lake], index: 0, changedAt: 0 },
  })
  await page.keyboard.press('Control+s')
  const drawer = page.getByRole('dialog', { name: '设置' })
  await drawer.getByRole('tab', { name: appearance.tab }).click()
  await expect(drawer.getByRole('link', { name: '湖 · Jane Doe · CC BY 4.0' })).toHaveAttribute('href', lake.link)
})

test(
  'an automatic change to a picture that cannot be had is one to a bundled one, without a word',
  soak,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-25T10:00:00') })
    const days = [{ wallpaperSrc: 'https://www.bing.com/a_UHD.jpg', wallpaperMiniSrc: '', wallpaperType: 1 }]
    await page.route('**/api/biying_wallpaper_list*', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { list: days, total: 1, from: 'live', age: 0 } } }),
    )
    await page.route('**/api/wallpaper_image*', (route) =>
      route.fulfill({ json: { code: 503, msg: '无法获取这个地址的图片', data: null } }),
    )
    await openOn(page, {
      home: HOME,
      wallpaper: { autoWallpaper: true, autoWallpaperRange: 5, autoWallpaperSource: 'biying' },
    })
    await page.clock.runFor('01:00')
    await expect
      .poll(() => storedDocument(page, 'wallpaper'))
      .toMatchObject({ data: { autoWallpaperShown: { wallpaperSrc: expect.stringMatching(/^genkan:/) } } })
    await expect(page.getByRole('alert')).toHaveText('')
  },
)

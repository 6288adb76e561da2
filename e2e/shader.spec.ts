import type { Page } from '@playwright/test'
import app from '../src/client/widgets/wallpaper/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

// drawn in software, a small page moves often enough
test.use({ viewport: { width: 900, height: 600 }, isLowPerformance: false })

const HOME = {
  groups: [group('a', [{ id: 'w', name: '壁纸', type: 'component', component: 'wallpaper', size: '2x2' }])],
  dock: [],
}
const MIST = { wallpaperType: 2, wallpaperSrc: 'shader:mist', wallpaperMiniSrc: 'shader:mist' }
const canvas = (page: Page) => page.locator('div[aria-hidden] canvas[data-ready]')

/** What the shader shows after some frames of the screen, in small. */
const picture = (page: Page, frames = 4) =>
  canvas(page).evaluate(async (shown: HTMLCanvasElement, count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
    const copy = Object.assign(document.createElement('canvas'), { width: 64, height: 40 })
    copy.getContext('2d')?.drawImage(shown, 0, 0, 64, 40)
    return copy.toDataURL()
  }, frames)

const expectMotion = async (page: Page) => {
  const before = await picture(page)
  await expect.poll(() => picture(page)).not.toBe(before)
}

const expectStill = async (page: Page) => {
  const before = await picture(page)
  expect(await picture(page, 12)).toBe(before)
}

/** Lets the page believe that it is hidden, or seen again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('a shader from the gallery becomes the wallpaper, moves, and is gone without a trace when another one is chosen', async ({
  page,
}) => {
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  const moving = page.locator('nav').getByRole('button', { name: app['provider.video'] })
  await moving.click()
  const mist = page.getByRole('button', { name: /^薄雾/ })
  await mist.click()
  await expect(mist).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: MIST })
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper-text', 'ink')
  await expectMotion(page)
  await page.reload()
  await waitForLoad(page)
  await expectMotion(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const context = await canvas(page).evaluateHandle((one: HTMLCanvasElement) => one.getContext('webgl2'))
  await moving.click()
  await page.getByRole('button', { name: /^深潭/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper-text', 'paper')
  await page.locator('nav').getByRole('button', { name: app['provider.xiaoniao'] }).click()
  await page.getByRole('button', { name: /^黎明/ }).click()
  await expect(page.locator('div[aria-hidden] > div > img[data-ready]').last()).toBeVisible()
  await expect(canvas(page)).toHaveCount(0)
  expect(await context.evaluate((one) => one?.isContextLost())).toBe(true)
})

test(
  'it stands still under reduced motion, while the page is hidden and under a full window',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME, wallpaper: MIST })
    await expectMotion(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectStill(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expectMotion(page)
    await setHidden(page, true)
    await expectStill(page)
    await setHidden(page, false)
    await expectMotion(page)
    await page.locator('#root article').click({ position: { x: 8, y: 8 } })
    const window = page.getByRole('dialog')
    await window.getByRole('button', { name: '全屏', exact: true }).click()
    await expect(window).toHaveAttribute('data-fullscreen')
    await expectStill(page)
  },
)

test(
  'without graphics, and after they are lost, its colours are shown; with them it moves again',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME, wallpaper: { ...MIST, wallpaperSrc: 'shader:abyss' } })
    await expectMotion(page)
    await canvas(page).evaluate((one: HTMLCanvasElement) => {
      const graphics = one.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      Object.assign(globalThis, { graphics })
      graphics?.loseContext()
    })
    await expect.poll(() => canvas(page).evaluate((one: HTMLCanvasElement) => one.width)).toBe(320)
    await expect(page.locator('html')).toHaveAttribute('data-wallpaper-text', 'paper')
    await page.evaluate(() => Reflect.get(globalThis, 'graphics').restoreContext())
    await expect.poll(() => canvas(page).evaluate((one: HTMLCanvasElement) => one.width)).not.toBe(320)
    await expectMotion(page)
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      const value = function (this: HTMLCanvasElement, ...asked: readonly unknown[]) {
        return asked[0] === 'webgl2' ? null : Reflect.apply(getContext, this, asked)
      }
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value })
    })
    await page.reload()
    await waitForLoad(page)
    await expect(canvas(page)).toHaveCount(1)
    await expectStill(page)
    await expect(page.locator('html')).toHaveAttribute('data-wallpaper-text', 'paper')
  },
)

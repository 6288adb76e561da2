import type { Page } from '@playwright/test'
import { expect, settled, store, test } from './lib/page.ts'

const icon = (id: string) => ({
  id,
  name: `站 ${id}`,
  type: 'icon',
  size: '1x1',
  url: `https://${id}.example/`,
  background: '#2b5f8f',
})
const group = (id: string, children: readonly object[]) => ({
  id,
  name: `组 ${id}`,
  icon: 'home',
  mode: 0,
  lock: false,
  children,
})
const folder = {
  id: 'f',
  name: '文件夹',
  type: 'component',
  component: 'folder',
  size: '2x2',
  children: [icon('in1'), icon('in2')],
}
const HOME = {
  groups: [group('a', [folder, icon('a1')]), group('b', [icon('b1')]), group('c', [icon('c1')])],
  dock: [],
}

/** Opens the page on three groups; settings of the grid as given. */
async function open(page: Page, icons: object = {}) {
  await page.goto('/components.json')
  const stored = (data: object) => ({ version: 0, data, revision: 1, writer: 'x' })
  await store(page, { 'document:home': stored(HOME), 'document:icon': stored(icons) })
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: '组 c' }).first().waitFor()
}

const shown = (page: Page) => page.getByRole('navigation', { name: /^组/ })

test('arrows, the wheel and the dots turn the pages; an end is an end', async ({ page }) => {
  await open(page)
  await expect(shown(page)).toHaveAccessibleName('组 a')
  await page.keyboard.press('ArrowLeft')
  await expect(shown(page)).toHaveAccessibleName('组 a')
  await page.keyboard.press('ArrowDown')
  await expect(shown(page)).toHaveAccessibleName('组 b')
  await page.waitForTimeout(200) // the wheel is throttled at 150 ms
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 120)
  await expect(shown(page)).toHaveAccessibleName('组 c')
  await page.locator('[class*="pager"]').getByRole('button', { name: '组 a' }).click()
  await expect(shown(page)).toHaveAccessibleName('组 a')
  await expect(page.getByRole('link', { name: '站 a1' })).toBeVisible()
})

test('pages go around when the user wants them to', async ({ page }) => {
  await open(page, { loopSwiper: true })
  await page.keyboard.press('ArrowUp')
  await expect(shown(page)).toHaveAccessibleName('组 c')
  await page.waitForTimeout(200)
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveAccessibleName('组 a')
})

for (const turningMode of ['slideY', 'slideX3D', 'rotateCenter', 'random', 'no']) {
  test(`turning by ${turningMode} ends with one living page and no leftovers, however fast it is interrupted`, async ({
    page,
  }) => {
    await open(page, { turningMode, loopSwiper: true })
    for (let turn = 0; turn < 5; turn += 1) {
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(170)
    }
    await expect(page.locator('[data-pages] > *')).toHaveCount(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-turning', '')
    await expect(shown(page)).toHaveAccessibleName('组 c')
  })
}

test('a folder opens where it stands, by mouse and by keyboard, and gives focus back', async ({ page, context }) => {
  await context.route(/\.example/, (route) => route.fulfill({ body: 'site' }))
  await open(page)
  const tile = page.getByRole('button', { name: '文件夹' })
  await tile.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '文件夹' })
  await expect(panel.getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(tile).toBeFocused()
  await tile.click()
  const [site] = await Promise.all([context.waitForEvent('page'), panel.getByRole('link', { name: '站 in1' }).click()])
  expect(site.url()).toBe('https://in1.example/')
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('turns the page by a swipe, and not by a scroll', async ({ page, context }) => {
    await open(page)
    const client = await context.newCDPSession(page)
    const touch = async (from: readonly [number, number], to: readonly [number, number]) => {
      const at = ([x, y]: readonly [number, number]) => [{ x, y }]
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await touch([300, 500], [100, 590])
    await expect(shown(page)).toHaveAccessibleName('组 a')
    await page.waitForTimeout(200)
    await touch([300, 500], [100, 510])
    await expect(shown(page)).toHaveAccessibleName('组 b')
  })
})

import en from '../src/client/features/layout/minimal/locales/en.first-frame.json' with { type: 'json' }
import ja from '../src/client/features/layout/minimal/locales/ja.first-frame.json' with { type: 'json' }
import ko from '../src/client/features/layout/minimal/locales/ko.first-frame.json' with { type: 'json' }
import home from '../src/client/features/layout/minimal/locales/zh-CN.first-frame.json' with { type: 'json' }
import zhTW from '../src/client/features/layout/minimal/locales/zh-TW.first-frame.json' with { type: 'json' }
import clockMessages from '../src/client/features/look/clock/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import {
  clock,
  expectDesktop,
  expectMinimal,
  HOME,
  hint,
  main,
  minimal,
  open,
  poem,
  skipDoubleClickTime,
  tool,
} from './lib/minimal.ts'
import { expect, openOn, soakUnless, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

test.describe('the look of minimal mode', () => {
  test('clock 132/240, date 16/24, search box 480 wide, at the offset that is set', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await open(page, minimal)
    const time = page.locator('main > header time')
    const date = page.locator('main > header time + p')
    await expect(time).toHaveCSS('font-size', '132px')
    await expect(time).toHaveCSS('font-weight', '240')
    await expect(date).toHaveCSS('font-size', '16px')
    await expect(date).toHaveCSS('line-height', '24px')
    const top = async () => (await main(page).locator('header').boundingBox())?.y
    expect((await main(page).locator('form').boundingBox())?.width).toBe(480)
    expect(await top()).toBe(50 + 120)
    for (const miniTranslate of [0, 300]) {
      await open(page, { ...minimal, theme: { isMinimalism: true, miniTranslate } })
      await expect.poll(top).toBe(50 + miniTranslate)
    }
  })

  test('the offset setting in the time tab moves the block at once', async ({ page }) => {
    await open(page, minimal)
    const top = async () => (await main(page).locator('header').boundingBox())?.y ?? 0
    const before = await top()
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByRole('tab', { name: clockMessages.tab, exact: true }).click()
    const slider = page.getByRole('slider', { name: clockMessages['field.miniTranslate'] })
    await expect(slider).toHaveValue('120')
    await slider.press('ArrowRight')
    await expect(slider).toHaveValue('125')
    await expect.poll(top).toBeCloseTo(before + 5 * 0.9, 0)
    await page.getByRole('dialog').getByRole('button', { name: settings.reset, exact: true }).click()
    await expect(slider).toHaveValue('120')
  })

  for (const { width, height } of [
    { width: 1000, height: 500 },
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
  ]) {
    test(`no overlap at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, { theme: { isMinimalism: true } })
      await expect(hint(page)).toBeVisible()
      const boxes = await page.evaluate(() =>
        ['header', 'search', '[data-label-id="poem"]', '[class*="tip"]'].flatMap((part) => {
          const element = document.querySelector(`#root > main > ${part}`)
          const { top, bottom, height: high } = element?.getBoundingClientRect() ?? new DOMRect()
          return high === 0 ? [] : [top, bottom]
        }),
      )
      expect(boxes).toEqual(boxes.toSorted((one, other) => one - other))
      expect(boxes.at(-1)).toBeLessThanOrEqual(height)
    })
  }

  test('the block animates to its position; not with reduced motion', async ({ page }) => {
    await open(page)
    const flying = () =>
      page.evaluate(() => document.querySelector('#root main > header time')?.getAnimations().length ?? 0)
    const height = () => page.locator('main > header time').evaluate((time) => time.getBoundingClientRect().height)
    const small = await height()
    await tool(page).click()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
    })
    expect(await height()).toBeCloseTo(small, 0)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 100
    })
    const midway = await height()
    expect(midway).toBeGreaterThan(small + 5)
    await page.keyboard.press('Control+z')
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
    })
    expect(await height(), 'a change in the middle goes on from there').toBeCloseTo(midway, 0)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.play()
    })
    await expect.poll(flying).toBe(0)
    await expectDesktop(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await skipDoubleClickTime(page)
    await tool(page).click()
    await expectMinimal(page)
    expect(await flying()).toBe(0)
  })
})

test('the line of poem changes once a day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T00:10:00+08:00') })
  await open(page, minimal)
  const first = await poem(page).textContent()
  await page.clock.setSystemTime(new Date('2026-11-20T23:50:00+08:00'))
  await page.reload()
  await expect(poem(page)).toHaveText(first ?? '')
  await page.clock.setSystemTime(new Date('2026-11-21T08:00:00+08:00'))
  await page.reload()
  await expect(poem(page)).toHaveText(/《.+》/)
  await expect(poem(page)).not.toHaveText(first ?? '')
})

for (const [locale, { leave }] of Object.entries({ 'zh-CN': home, 'zh-TW': zhTW, en, ja, ko })) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })
    test('has no axe violations', async ({ page }) => {
      await openOn(page, { home: HOME, theme: { isMinimalism: true } })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator('[class*="tip"] button')).toBeVisible()
        await expect(clock(page)).toHaveAccessibleName(leave)
        expect(await findViolations(page, { tags: WCAG_AA })).toEqual([])
      }
    })
  })
}

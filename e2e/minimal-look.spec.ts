import en from '../src/client/features/layout/minimal/locales/en.first-frame.json' with { type: 'json' }
import ja from '../src/client/features/layout/minimal/locales/ja.first-frame.json' with { type: 'json' }
import ko from '../src/client/features/layout/minimal/locales/ko.first-frame.json' with { type: 'json' }
import home from '../src/client/features/layout/minimal/locales/zh-CN.first-frame.json' with { type: 'json' }
import zhTW from '../src/client/features/layout/minimal/locales/zh-TW.first-frame.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { clock, expectDesktop, expectMinimal, HOME, open, skipDoubleClickTime, tool } from './lib/minimal.ts'
import { expect, openOn, soak, soakUnless, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

test.describe('the look of minimal mode', () => {
  test('the block animates to its position; not with reduced motion', soak, async ({ page }) => {
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

import type { Locator, Page } from '@playwright/test'
import work from '../src/client/widgets/work-time/locales/zh-CN.json' with { type: 'json' }
import { dock, open, sidebar, tools } from './lib/chrome.ts'
import { expect, group, openOn, test } from './lib/page.ts'

test.use({ colorScheme: 'light', isLowPerformance: false })
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('genkan.tier', 'full')))

const RED = '#c00000'
const plate = (page: Page) => dock(page).locator('> div')
const styleOf = (one: Locator, name: string) =>
  one.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('the dock has radius, opacity, blur and shadow of its settings', async ({ page }) => {
  await open(page, { dock: { dockIconRadius: 20, dockOpacity: 100, dockFilter: 0, dockBoxShadow: `0 0 9px ${RED}` } })
  await expect(dock(page).getByRole('link').first()).toHaveCSS('border-top-left-radius', '20px')
  await expect(plate(page)).toHaveCSS('background-color', /^rgb\(/)
  await expect.poll(() => styleOf(plate(page), 'backdrop-filter')).not.toMatch(/blur\([1-9]/)
  await expect(plate(page)).toHaveCSS('box-shadow', /rgb\(192, 0, 0\) 0px 0px 9px/)
})

test('the glass of dock and sidebar can be off, and takes the colour of the wallpaper', async ({ page }) => {
  await open(page)
  await expect(plate(page)).toHaveCSS('backdrop-filter', /blur/)
  const before = [await styleOf(plate(page), 'background-color'), await styleOf(sidebar(page), 'background-color')]
  await open(page, { dock: { isDockGlass: false }, sidebar: { isSidebarGlass: false } })
  await expect(plate(page)).not.toHaveCSS('backdrop-filter', /blur\([1-9]/)
  await expect(sidebar(page)).not.toHaveCSS('backdrop-filter', /blur\([1-9]/)
  await open(page, {
    dock: { isDockBgByWallpaper: true },
    sidebar: { isSidebarBgByWallpaper: true },
    wallpaper: { wallpaperColor: '#c82828' },
  })
  await expect(plate(page)).not.toHaveCSS('background-color', before[0] ?? '')
  await expect(sidebar(page)).not.toHaveCSS('background-color', before[1] ?? '')
})

test('the primary colour, the button of dark mode, and blur and animation of the wallpaper follow the settings', async ({
  page,
}) => {
  await open(page)
  const button = tools(page).getByRole('button')
  const count = await button.count()
  const wall = page.locator('#root [class*=layer] > [class*=wall]').first()
  await expect(wall, 'it may be enlarged').toHaveCSS('transition-duration', '0.6s')
  await open(page, {
    theme: { primaryColor: RED, homeDarkModeSwitch: false },
    wallpaper: { wallpaperVague: 12, wallpaperAnimation: false },
  })
  await expect(button).toHaveCount(count - 1)
  await expect.poll(() => styleOf(page.locator('html'), '--gk-primary')).toBe(RED)
  await expect(wall).toHaveCSS('filter', 'blur(12px)')
  await expect(wall).toHaveCSS('transition-duration', '0s')
})

test('turning a page takes as long as turningSpeed says', async ({ page }) => {
  await open(page, { icon: { turningSpeed: 800, turningMode: 'slideY' } })
  await page.keyboard.press('ArrowDown')
  const durations = () =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration))
  await expect.poll(durations).toContain(800)
})

test('the work countdown has break and colours of its settings', async ({ page }) => {
  const tile = { id: 't', name: '', type: 'component', component: 'work-time', size: '2x2' }
  const always = { workWeek: 'days', workDays: [0, 1, 2, 3, 4, 5, 6], start: '00:00', end: '00:00' }
  await page.clock.install({ time: new Date('2026-11-25T12:30:00+08:00') })
  const rest = { isBreak: true, breakStart: '12:00', breakEnd: '13:00' }
  await openOn(page, {
    home: { groups: [group('a', [tile])], dock: [] },
    'work-time': { ...always, ...rest, bgType: 2, bgColor: '#102030', textColor: '#ffcc00' },
  })
  const shown = page.locator('#root').getByRole('article', { name: '下班倒计时' })
  await expect(shown.locator('[class*=ground]').first()).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect.poll(() => styleOf(shown.locator('[style*="--ink"]').first(), '--ink')).toBe('#ffcc00')
  await expect(shown).toContainText(work.onBreak)
})

import type { Page } from '@playwright/test'
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import clock from '../src/client/features/look/clock/locales/zh-CN.json' with { type: 'json' }
import pointer from '../src/client/features/shell/pointer/locales/zh-CN.json' with { type: 'json' }
import en from '../src/client/features/shell/settings/locales/en.json' with { type: 'json' }
import ja from '../src/client/features/shell/settings/locales/ja.json' with { type: 'json' }
import ko from '../src/client/features/shell/settings/locales/ko.json' with { type: 'json' }
import messages from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import zhTW from '../src/client/features/shell/settings/locales/zh-TW.json' with { type: 'json' }
import windows from '../src/client/features/shell/windows/locales/zh-CN.json' with { type: 'json' }
import home from '../src/client/ui/locales/zh-CN.first-frame.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { zhCN as groups } from './lib/home-messages.ts'
import { expect, openOn, pressUntilOpen, soak, soakUnless, storedDocument, test } from './lib/page.ts'
import { drag, touch } from './lib/touch.ts'

const drawer = (page: Page, name = messages.title) => page.getByRole('dialog', { name })
const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name })
const gear = (page: Page) => page.getByRole('navigation').getByRole('button', { name: messages['command.open'] })

test.describe('the settings drawer', () => {
  test('opens completely when requested before the page has loaded', async ({ page }) => {
    const settling = Promise.withResolvers<void>()
    await page.route(/\/assets\/deferred-.*\.js$/, async (route) => {
      await settling.promise
      await route.continue()
    })
    const drawn = page.waitForResponse(/\/assets\/settings-.*\.js$/)
    await page.goto('/')
    await page.locator('#root nav > [aria-haspopup="dialog"]').last().click() // its name is not loaded yet
    await drawn
    settling.resolve()
    await expect(tab(page, search.tab)).toBeVisible()
  })

  test('shows a loading state on a slow network', soak, async ({ page }) => {
    const sent = Promise.withResolvers<void>()
    await page.route(/\/assets\/settings-.*\.js$/, async (route) => {
      await sent.promise
      await route.continue()
    })
    await openOn(page)
    await gear(page).click()
    const plate = page.getByRole('status').filter({ hasText: home.loading })
    await expect(plate).toBeVisible()
    const taken = await page.evaluate(() => document.elementFromPoint(720, 450)?.closest('[id^="layer-"]')?.id)
    expect(taken, 'a press where the plate is goes to the page').toBeUndefined()
    sent.resolve()
    await expect(drawer(page)).toBeVisible()
    await expect(plate).toHaveCount(0)
  })
})

for (const [locale, { title }] of Object.entries({ 'zh-CN': messages, 'zh-TW': zhTW, en, ja, ko })) {
  // languages.spec.ts has the tabs in Chinese
  test.describe(locale, soakUnless(false), () => {
    test.use({ locale })
    test('no tab has axe violations or missing texts', async ({ page }) => {
      test.slow() // checks every tab
      await openOn(page)
      await expect(page.locator('#first')).toHaveCount(0)
      await pressUntilOpen(page, 'Control+s', drawer(page, title))
      const tabs = drawer(page, title).getByRole('tab')
      await expect(tabs.first()).toBeVisible()
      for (const one of await tabs.all()) {
        await one.click()
        await expect(drawer(page, title)).not.toContainText(/\b(field|option|hint)\./)
        expect(await findViolations(page, { selectors: ['#layer-drawer'] })).toEqual([])
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('it is a sheet with a row of icon tabs, without desktop-only tabs', async ({ page }) => {
    await openOn(page)
    await gear(page).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390)
    const tabs = sheet.getByRole('tab')
    const shown = (await tabs.allTextContents()).filter((text) => text !== '')
    expect(shown, 'the chosen one shows its name').toHaveLength(1)
    for (const name of ['Dock', pointer.tab]) await expect(sheet.getByRole('tab', { name })).toHaveCount(0)
    await expect(sheet.getByRole('tab', { name: windows.tab })).toHaveCount(1)
    await sheet.getByRole('tab', { name: clock.tab }).tap()
    const size = sheet.getByRole('slider', { name: clock['field.timeSize'] })
    const figures = page.locator('#root main > header time')
    await expect(figures, 'the slider names what is drawn').toHaveCSS('font-size', '56px')
    await expect(size).toHaveAttribute('aria-valuetext', '56 px')
    await sheet.getByRole('tab', { name: groups.tab }).tap()
    await expect(sheet.getByRole('heading', { name: groups.tab })).toBeVisible()
    const names = sheet.locator(`[data-form-row="${groups['field.iconName']}"]`)
    await names.locator('label').first().tap()
    await expect.poll(() => storedDocument(page, 'icon')).toMatchObject({ data: { iconName: false } })
    await sheet.getByRole('button', { name: messages.reset }).tap()
    await page.getByRole('button', { name: ui.undo }).tap()
    await expect.poll(() => storedDocument(page, 'icon')).toMatchObject({ data: { iconName: false } })
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
  for (const [locale, { title }] of Object.entries({ 'zh-CN': messages, en, ja, ko }))
    test.describe(locale, soakUnless(locale === 'zh-CN'), () => {
      test.use({ locale })
      test('its tabs use the full width', async ({ page }) => {
        await openOn(page)
        await page.locator('#root nav > [aria-haspopup="dialog"]').last().tap()
        const row = page.getByRole('dialog').getByRole('tablist', { name: title })
        await expect.poll(async () => (await row.boundingBox())?.width).toBe(390)
      })
    })

  test('a finger drags a slider sideways; one that scrolls over it leaves it as it is', soak, async ({ page }) => {
    await openOn(page, {})
    await gear(page).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('tab', { name: groups.tab }).tap()
    const slider = sheet.locator(`[data-form-row="${groups['field.iconSize']}"]`).getByRole('slider')
    await expect(slider).toHaveValue('58')
    const client = await page.context().newCDPSession(page)
    const top = async () => (await slider.boundingBox())?.y ?? 0
    const moving = () => sheet.evaluate((one) => one.getAnimations({ subtree: true }).length)
    await expect.poll(moving).toBe(0)
    const swipe = async (x: number, y: number) => {
      const box = await slider.boundingBox()
      if (box === null) throw new Error('the slider is not there')
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await touch(client, 'touchStart', from)
      await drag(client, from, { x: from.x + x, y: from.y + y })
      await touch(client, 'touchEnd')
    }
    await swipe(60, 0)
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(80)
    const value = await slider.inputValue()
    await expect.poll(() => storedDocument(page, 'icon')).toMatchObject({ data: { iconSize: Number(value) } })
    const before = await top()
    await swipe(0, -120)
    await expect.poll(top).toBeLessThan(before - 40)
    await expect(slider).toHaveValue(value)
  })

  test('rows without an effect are hidden and not found', soak, async ({ page }) => {
    await openOn(page, {})
    await gear(page).tap()
    const sheet = page.getByRole('dialog')
    const row = (label: string) => sheet.locator(`[data-form-row="${label}"]`)
    await sheet.getByRole('tab', { name: groups.tab }).tap()
    await expect(row(groups['field.iconSize'])).toBeVisible()
    for (const gone of ['iconGapX', 'iconGapY', 'gridMaxWidthUnit', 'gridMaxWidthPx'] as const)
      await expect(row(groups[`field.${gone}`])).toHaveCount(0)
    await sheet.getByRole('tab', { name: search.tab }).tap()
    await expect(row(search['field.searchWidth'])).toBeVisible()
    for (const gone of ['searchTop', 'searchHeight', 'searchRadius', 'isSearchHoverFocus'] as const)
      await expect(row(search[`field.${gone}`])).toHaveCount(0)
    await sheet.getByRole('button', { name: messages.search }).tap()
    const input = sheet.getByRole('searchbox')
    await input.fill(groups['field.iconSize'])
    await expect(sheet.getByRole('button', { name: groups['field.iconSize'] })).not.toHaveCount(0)
    await input.fill(groups['field.gridMaxWidthUnit'])
    await expect(sheet.getByText(messages.nothing.replace('{text}', groups['field.gridMaxWidthUnit']))).toBeVisible()
  })
})

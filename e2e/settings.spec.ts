import type { Page } from '@playwright/test'
import { iconSettings } from '../src/client/features/data/home/settings.first-frame.ts'
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import clock from '../src/client/features/look/clock/locales/zh-CN.json' with { type: 'json' }
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
import { expect, openOn, pressUntilOpen, site, soakUnless, storedDocument, test } from './lib/page.ts'
import { drag, touch } from './lib/touch.ts'

const drawer = (page: Page, name = messages.title) => page.getByRole('dialog', { name })
const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name })
const gear = (page: Page) => page.getByRole('navigation').getByRole('button', { name: messages['command.open'] })
const row = (page: Page, name: string) => drawer(page).locator(`[data-form-row="${name}"]`)

async function open(page: Page) {
  await openOn(page)
  await gear(page).click()
  await expect(drawer(page)).toBeVisible()
}

test.describe('the settings drawer', () => {
  test('is opened and read: its place, its tabs, its search', async ({ page }) => {
    await open(page)
    await test.step('is 420 px wide, 10 px from the edge; Esc closes it and returns the focus', async () => {
      await expect
        .poll(async () => drawer(page).boundingBox())
        .toEqual({ x: 1440 - 430, y: 10, width: 420, height: 880 })
      await expect(drawer(page).getByRole('tab', { selected: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
      await expect(gear(page)).toBeFocused()
    })
    await test.step('arrows move through its tabs, and it reopens at the last tab', async () => {
      if ((await drawer(page).count()) === 0) await gear(page).click()
      await tab(page, clock.tab).click()
      await page.keyboard.press('ArrowDown')
      await expect(tab(page, clock.tab)).toHaveAttribute('aria-selected', 'false')
      await page.keyboard.press('End')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      const second = await drawer(page).getByRole('heading').first().textContent()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
      await gear(page).click()
      await expect(drawer(page).getByRole('heading').first()).toHaveText(second ?? '')
    })
    await test.step('each tab starts scrolled to its top', async () => {
      if ((await drawer(page).count()) === 0) await gear(page).click()
      await tab(page, clock.tab).click()
      await drawer(page).getByRole('tabpanel').hover()
      await page.mouse.wheel(0, 400)
      const scrolled = () =>
        drawer(page)
          .getByRole('tabpanel')
          .evaluate((one) => one.parentElement?.scrollTop)
      await expect.poll(scrolled).toBeGreaterThan(50)
      await tab(page, groups.tab).click()
      await expect(tab(page, groups.tab)).toHaveAttribute('aria-selected', 'true')
      await expect.poll(scrolled).toBe(0)
    })
    await test.step('finds a setting by name and pinyin, and goes to its row', async () => {
      if ((await drawer(page).count()) === 0) await gear(page).click()
      await tab(page, clock.tab).click()
      await page.keyboard.press('Control+f')
      const input = drawer(page).getByRole('searchbox', { name: messages.search })
      await expect(input).toBeFocused()
      await input.fill('spjj') // 水平间距
      const found = drawer(page).getByRole('listitem')
      await expect(found.first()).toContainText(groups['field.iconGapX'])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(tab(page, groups.tab)).toHaveAttribute('aria-selected', 'true')
      await expect(row(page, groups['field.iconGapX']).getByRole('slider')).toBeFocused()
      await page.keyboard.press('Control+f')
      await input.fill('没有这一项')
      await expect(drawer(page).getByText(messages.nothing.replace('{text}', '没有这一项'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(input).toHaveCount(0)
      await expect(drawer(page)).toBeVisible()
    })
  })

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

  test('shows a loading state on a slow network', async ({ page }) => {
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

  test('opens by its shortcut and from the home menu; a click on the home screen closes it', async ({ page }) => {
    await openOn(page)
    await pressUntilOpen(page, 'Control+s', drawer(page))
    await page.mouse.click(700, 640)
    await expect(drawer(page)).toHaveCount(0)
    await page.mouse.click(700, 640, { button: 'right' })
    await page.getByRole('menuitem', { name: messages['command.open'] }).click()
    await expect(drawer(page)).toBeVisible()
  })

  test('a setting changes at once, and is reset by its row or with its tab', async ({ page }) => {
    await open(page)
    await test.step('a change applies at once, is one undo step, and its row resets it', async () => {
      await tab(page, groups.tab).click()
      const tile = page.locator('#root li a').first()
      const before = (await tile.boundingBox())?.width ?? 0
      const slider = row(page, groups['field.iconSize']).getByRole('slider')
      await slider.focus()
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(async () => (await tile.boundingBox())?.width).toBeGreaterThan(before)
      await expect.poll(() => storedDocument(page, 'icon')).toMatchObject({ data: { iconSize: 78 } })
      await page.keyboard.press('Control+z')
      await expect.poll(async () => (await tile.boundingBox())?.width).toBe(before)
      await page.keyboard.press('Control+Shift+Z')
      await expect.poll(() => storedDocument(page, 'icon')).toMatchObject({ data: { iconSize: 78 } })
      await row(page, groups['field.iconSize']).getByRole('button').first().click()
      await expect.poll(async () => (await tile.boundingBox())?.width).toBe(before)
    })
    await test.step('a tab is reset to its defaults, and one undo restores it', async () => {
      await tab(page, clock.tab).click()
      await row(page, clock['field.timeBold']).getByRole('switch').click({ force: true })
      await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeBold: true } })
      await drawer(page).getByRole('button', { name: messages.reset }).click()
      await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeBold: false } })
      await page.getByRole('button', { name: ui.undo }).click()
      await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeBold: true } })
      await drawer(page).getByRole('button', { name: messages.reset }).click()
      await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeBold: false } })
      await drawer(page).getByRole('button', { name: messages.reset }).click()
      await expect(page.getByText(messages.resetNothing.replace('{tab}', clock.tab))).toBeVisible()
    })
    await test.step('its sample tiles are complete and centered at any tile size', async () => {
      await tab(page, groups.tab).click()
      const strip = drawer(page).locator('[class*=preview]').first()
      const boxesOf = (name: string) =>
        strip.locator(name).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      const largest = String(iconSettings.fields.iconSize.max)
      await row(page, groups['field.iconSize']).getByRole('slider').fill(largest)
      await expect(row(page, groups['field.iconSize'])).toContainText(String(Math.round(Number(largest) * 0.9))) // as drawn
      const around = await strip.boundingBox()
      const [art, names] = [await boxesOf('[class*=art]'), await boxesOf('[class*=label]')]
      const [first, , last] = art
      if (around === null || first === undefined || last === undefined) throw new Error('not to be seen')
      expect(first.left - around.x).toBeCloseTo(around.x + around.width - last.right, 0)
      expect(first.top).toBeGreaterThanOrEqual(around.y)
      for (const { bottom } of names) expect(bottom).toBeLessThanOrEqual(around.y + around.height)
    })
  })

  test('a tile with the URL {settings/icon} opens that tab', async ({ page }) => {
    await openOn(page, {
      home: {
        groups: [
          { id: 'a', name: '组 a', icon: 'home', mode: 0, lock: false, children: [site('x', { url: '{settings/4}' })] },
        ],
        dock: [],
      },
    })
    await page.getByRole('button', { name: '站 x' }).click()
    await expect(tab(page, groups.tab)).toHaveAttribute('aria-selected', 'true')
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
    for (const one of await tabs.all()) expect(await one.textContent()).toBe('')
    for (const name of ['Dock', windows.tab]) await expect(sheet.getByRole('tab', { name })).toHaveCount(0)
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
    test.describe(locale, soakUnless(locale === 'zh-CN' || locale === 'en'), () => {
      test.use({ locale })
      test('its tabs use the full width', async ({ page }) => {
        await openOn(page)
        await page.locator('#root nav > [aria-haspopup="dialog"]').last().tap()
        const row = page.getByRole('dialog').getByRole('tablist', { name: title })
        await expect.poll(async () => (await row.boundingBox())?.width).toBe(390)
      })
    })

  test('a finger drags a slider sideways; one that scrolls over it leaves it as it is', async ({ page }) => {
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

  test('rows without an effect are hidden and not found', async ({ page }) => {
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

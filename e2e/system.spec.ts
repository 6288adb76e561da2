import type { Page } from '@playwright/test'
import en from '../src/client/features/safety/system/locales/en.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settingsEn from '../src/client/features/shell/settings/locales/en.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import dialogs from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, pressUntilOpen, site, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

const HOME = { groups: [group('a', [site('one')])], dock: [] }
const drawer = (page: Page, title = settings.title) => page.getByRole('dialog', { name: title })

async function openTab(page: Page, documents: Readonly<Record<string, object>> = {}) {
  await openOn(page, { home: HOME, ...documents })
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
}

const row = (page: Page, label: string) => drawer(page).locator(`[data-form-row="${label}"]`)

async function reset(page: Page, label: string) {
  await row(page, label).getByRole('button', { name: system.resetNow }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: system.resetNow }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0) // until then it takes Escape
}

test('the language changes at once, and the next page opens in it', async ({ page }) => {
  await openTab(page)
  expect(await findViolations(page, { tags: WCAG_AA, selectors: ['[role=dialog]'] })).toEqual([])
  await drawer(page)
    .getByRole('button', { name: new RegExp(system['option.locale.system']) })
    .click()
  await page
    .getByRole('option', { name: 'English' })
    .or(page.getByRole('menuitemradio', { name: 'English' }))
    .click()
  await expect(drawer(page, settingsEn.title).getByRole('heading', { name: en.tab })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Genkan')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await waitForLoad(page)
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toHaveAttribute(
    'placeholder',
    /Search/,
  )
})

test('low-performance mode turns off what is costly, and brings exactly that back', async ({ page }) => {
  await openTab(page, {
    search: { isSearchGlass: true, isSearchGlassDistort: true },
    dialog: { isDialogAnimation: false },
  })
  const mode = drawer(page).getByRole('switch', { name: system['field.isLowPerformance'] })
  await mode.click()
  await page.getByRole('alertdialog').getByRole('button', { name: dialogs.cancel }).click()
  await expect(mode).not.toBeChecked()
  await mode.click()
  await page.getByRole('alertdialog').getByRole('button', { name: dialogs.confirm }).click()
  await expect(mode).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-glass-tier', 'solid')
  await expect.poll(() => storedDocument(page, 'dock')).toMatchObject({ data: { isDockAnimation: false } })
  await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { isSearchGlassDistort: false } })
  await mode.click()
  await expect.poll(() => storedDocument(page, 'dock')).toMatchObject({ data: { isDockAnimation: true } })
  await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { isSearchGlassDistort: true } })
  await expect.poll(() => storedDocument(page, 'dialog')).toMatchObject({ data: { isDialogAnimation: false } })
})

test('everything is reset to the first day, and brought back, also after a reload', async ({ page }) => {
  const fish = { score: 108, days: {}, sound: false }
  await openTab(page, { 'wooden-fish': fish, time: { timeSize: 90 } })
  await reset(page, system['reset.everything'])
  await expect(page.getByRole('link', { name: '站 one' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '知乎' }).first()).toBeVisible()
  await expect.poll(() => storedDocument(page, 'wooden-fish')).toMatchObject({ data: { score: 0 } })
  await page.reload()
  await waitForLoad(page)
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
  await row(page, system.undoReset).getByRole('button', { name: system.bringBack }).click()
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await expect.poll(() => storedDocument(page, 'wooden-fish')).toMatchObject({ data: { score: 108 } })
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 90 } })
  await expect(row(page, system.undoReset)).toHaveCount(0)
})

test('settings and desktop are reset apart, each is one step of undo', soak, async ({ page }) => {
  await openTab(page, { time: { timeSize: 90 } })
  await reset(page, system['reset.settings'])
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 70 } })
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await reset(page, system['reset.desktop'])
  await expect(page.getByRole('link', { name: '站 one' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => storedDocument(page, 'time')).toMatchObject({ data: { timeSize: 90 } })
})

/** Plays a slow machine that no program drives: a frame every 100 ms, and nearly three slow windows before. */
const playSlowMachine = (page: Page) =>
  page.addInitScript(() => {
    const nextFrame = window.requestAnimationFrame.bind(window)
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    window.requestAnimationFrame = (callback) => Number(setTimeout(() => nextFrame(callback), 100))
    window.cancelAnimationFrame = (id) => clearTimeout(id)
    localStorage.setItem(
      'genkan.pace',
      JSON.stringify([{ intervals: Array(19).fill(100), slowWindows: 2 }, Date.now()]),
    )
  })

test('low-performance mode is suggested where pages turn slowly, and undone as any change', async ({ page }) => {
  await playSlowMachine(page)
  await openOn(page, { home: { groups: [group('a', [site('one')]), group('b', [site('two')])], dock: [] } })
  const note = page.getByRole('note').filter({ hasText: system.suggestLowPerformance })
  let [key, other] = ['ArrowDown', 'ArrowUp']
  await expect(async () => {
    await page.keyboard.press(key)
    ;[key, other] = [other, key]
    await expect(note).toBeVisible({ timeout: 1500 }) // the page has turned by then
  }).toPass()
  await note.getByRole('button', { name: system.turnOn }).click()
  await expect(page.locator('html')).toHaveAttribute('data-glass-tier', 'solid')
  await page.getByRole('status').getByRole('button', { name: dialogs.undo }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-glass-tier', 'solid')
  await expect(note).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('genkan.low-performance-suggested'))).not.toBeNull()
})

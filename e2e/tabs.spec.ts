import type { Page } from '@playwright/test'
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import minimal from '../src/client/features/layout/minimal/locales/zh-CN.json' with { type: 'json' }
import darkMode from '../src/client/features/look/dark-mode/locales/zh-CN.json' with { type: 'json' }
import wallpaper from '../src/client/features/look/wallpaper-picker/locales/zh-CN.json' with { type: 'json' }
import menus from '../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import pointer from '../src/client/features/shell/pointer/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { zhCN as groups } from './lib/home-messages.ts'
import { expect, openOn, pressUntilOpen, site, soak, storedDocument, test } from './lib/page.ts'
import { drag, touch } from './lib/touch.ts'

const HOME = {
  groups: [
    { id: 'a', name: '组', icon: 'home', mode: 0, lock: false, children: ['a1', 'b1', 'c1'].map((id) => site(id)) },
  ],
  dock: [],
}
const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const list = (page: Page, name: string) => drawer(page).getByRole('list', { name })
const entries = (page: Page) => list(page, menus['field.contextmenusConfig']).getByRole('checkbox')
const bar = (page: Page) => page.getByRole('toolbar', { name: menus.tools }).getByRole('button')
const rows = (page: Page) => page.getByRole('menu', { name: menus.menu }).getByRole('menuitem')

/** Opens the settings on one tab. */
async function openTab(page: Page, name: string, documents: Readonly<Record<string, object>> = {}) {
  await openOn(page, { home: HOME, ...documents })
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name, exact: true }).click()
}

test.describe('the menu tab', () => {
  test('moves an entry by mouse and by keyboard; the menu has the same order', async ({ page }) => {
    await openTab(page, menus.tab)
    const random = entries(page).filter({ hasText: wallpaper['command.random'] })
    const refresh = entries(page).filter({ hasText: menus['command.refresh'] })
    await expect(entries(page).first()).toHaveText(menus['command.refresh'])
    await random.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(entries(page).first()).toHaveText(wallpaper['command.random'])
    await expect(random).toBeFocused()
    const from = await refresh.boundingBox()
    const to = await random.boundingBox()
    if (from === null || to === null) throw new Error('the list is not there')
    await page.mouse.move(from.x + 30, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, to.y + 6, { steps: 6 })
    await page.mouse.up()
    await expect(entries(page).first()).toHaveText(menus['command.refresh'])
    await random.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await page.mouse.click(700, 640, { button: 'right' })
    await expect(rows(page).first()).toContainText(wallpaper['command.random'])
    await expect(rows(page).nth(1)).toContainText(menus['command.refresh'])
  })

  test('hides an entry and shows another; shortcuts work either way', soak, async ({ page }) => {
    await openTab(page, menus.tab)
    await entries(page).filter({ hasText: wallpaper['command.random'] }).click()
    await entries(page).filter({ hasText: menus['command.fullscreen'] }).click()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await page.mouse.click(700, 640, { button: 'right' })
    await expect(rows(page).filter({ hasText: menus['command.fullscreen'] })).toBeVisible()
    await expect(rows(page).filter({ hasText: wallpaper['command.random'] })).toHaveCount(0)
  })

  test('records a shortcut, which then works; used and reserved ones are refused with a message', async ({ page }) => {
    await openTab(page, menus.tab)
    const name = wallpaper['command.random']
    const recorder = drawer(page).getByRole('button', { name: new RegExp(`^${name}`) })
    await recorder.click()
    await page.keyboard.press('Control+r')
    await expect(drawer(page).getByRole('alert')).toHaveText(menus.keyTaken)
    await page.keyboard.press('Control+t')
    await expect(drawer(page).getByRole('alert')).toHaveText(ui.keyKept.replace('{key}', 'Ctrl+T'))
    await page.keyboard.press('Alt+w')
    await expect(recorder).toHaveText('Alt W')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    const before = JSON.stringify(await storedDocument(page, 'wallpaper'))
    await page.keyboard.press('Alt+w')
    await expect.poll(async () => JSON.stringify(await storedDocument(page, 'wallpaper'))).not.toBe(before)
  })

  test('adds and removes dividers; its reset asks, and one undo restores it', soak, async ({ page }) => {
    await openTab(page, menus.tab)
    const dividers = entries(page).filter({ hasText: menus.divider })
    const count = await dividers.count()
    await drawer(page).getByRole('button', { name: menus.addDivider }).click()
    await expect(dividers).toHaveCount(count + 1)
    await drawer(page).getByRole('button', { name: menus.removeDivider }).last().click()
    await expect(dividers).toHaveCount(count)
    await expect(drawer(page).getByRole('button', { name: menus.addDivider })).toBeFocused()
    await entries(page).first().click()
    await drawer(page).getByRole('button', { name: settings.reset, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(menus.resetQuestion)
    await question.getByRole('button', { name: settings.resetConfirm }).click()
    await expect(entries(page).first()).toBeChecked()
    await page.getByRole('button', { name: ui.undo, exact: true }).click()
    await expect(entries(page).first()).not.toBeChecked()
  })
})

test('the toolbar tab: a click hides and shows a tool, keys move it, and the bar follows', soak, async ({ page }) => {
  await openTab(page, menus['shortcut.tab'])
  const tools = list(page, menus['shortcut.field.shortcutConfig']).getByRole('checkbox')
  const dark = tools.filter({ hasText: darkMode['command.dark'] })
  await expect(tools.first()).toHaveText(minimal['command.toggle'])
  await expect(tools.nth(1)).toHaveText(darkMode['command.dark'])
  await dark.focus()
  // past layout, music, lock and random wallpaper
  for (let moves = 0; moves < 4; moves++) await page.keyboard.press('Alt+ArrowDown')
  await expect(bar(page).last()).toHaveAccessibleName(darkMode['command.dark'])
  await dark.click()
  await expect(page.getByRole('toolbar').getByRole('button', { name: darkMode['command.dark'] })).toHaveCount(0)
  await drawer(page).getByRole('switch', { name: menus['shortcut.field.isTopHoverShortcut'] }).click()
  await page.mouse.move(400, 500)
  await expect(bar(page).first()).toHaveCSS('opacity', '0')
  await drawer(page).getByRole('button', { name: settings.reset, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: settings.resetConfirm }).click()
  await expect(tools.nth(1)).toHaveText(darkMode['command.dark'])
  await expect(dark).toBeChecked()
  await expect(bar(page).nth(1)).toHaveAccessibleName(darkMode['command.dark'])
})

test('the cursor tab: a theme sets the page’s arrow and pointer cursors, until it is reset', soak, async ({ page }) => {
  await openTab(page, pointer.tab)
  const cursor = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).cursor)
  const link = '[data-pages] li a'
  expect(await cursor('main')).toBe('auto')
  expect(await cursor(link)).toBe('pointer')
  await drawer(page).getByRole('radio', { name: pointer['theme.heart'] }).click()
  await expect.poll(() => cursor('main')).toMatch(/^url\("data:image\/svg\+xml,.+"\) 3 3, auto$/)
  expect(await cursor(link)).toMatch(/^url\("data:image\/svg\+xml,.+"\) 10 3, pointer$/)
  await expect(drawer(page).getByText(pointer.tryHand)).toHaveCSS('cursor', /"\) 10 3, pointer$/)
  const system = drawer(page).getByRole('radio', { name: pointer['theme.system'] })
  await expect(system, 'a cell has its own cursor').toHaveCSS('cursor', 'default')
  expect(await cursor('form input')).toBe('text')
  await page.reload()
  await expect.poll(() => cursor('main')).toContain('data:image')
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: pointer.tab, exact: true }).click()
  await drawer(page).getByRole('radio', { name: pointer['theme.system'] }).click()
  await expect.poll(() => cursor('main')).toBe('auto')
})

test(
  'the icon tab: three sample tiles take the picked or typed shape; an invalid one is reported',
  soak,
  async ({ page }) => {
    await openTab(page, groups.tab)
    const art = page.locator('[data-pages] li a').first()
    const sample = drawer(page).locator('[inert] button')
    await expect(sample).toHaveText([/站 a1$/, /站 b1$/, /站 c1$/])
    await drawer(page).getByRole('radio', { name: groups.shapeCircle }).click()
    await expect(art).toHaveCSS('border-radius', '50%')
    await expect(sample.first()).toHaveCSS('border-radius', '50%')
    const own = drawer(page).getByRole('textbox', { name: new RegExp(groups['field.fancyRadius']) })
    await drawer(page).getByText(ui.advanced, { exact: true }).first().click()
    await own.fill('round')
    await own.press('Enter')
    await expect(drawer(page).getByRole('alert')).toContainText(groups.notShape.slice(0, 6))
    await expect(art).toHaveCSS('border-radius', '50%')
    await drawer(page).getByRole('radio', { name: groups.shapeSquare }).click()
    await expect(drawer(page).getByRole('alert'), 'a refused text goes with another choice').toHaveCount(0)
    await expect(own).toHaveValue('18%')
    await own.fill('border-radius: 20% 40%;')
    await own.press('Enter')
    await expect(own).toHaveValue('20% 40%')
    await expect(art).toHaveCSS('border-radius', '20% 40%')
  },
)

test(
  'the search tab: a fourth source turns off the earliest; distortion asks for confirmation',
  soak,
  async ({ page }) => {
    await openTab(page, search.tab)
    const sources = drawer(page).getByRole('group', { name: search.sources }).getByRole('checkbox')
    const active = () =>
      sources.evaluateAll((all) => all.filter((one) => one instanceof HTMLInputElement && one.checked).length)
    await expect(sources).toHaveCount(5)
    const first = sources.and(page.locator(':checked'))
    const earliest = await first.getAttribute('aria-label')
    for (const source of await sources
      .and(page.locator(':not(:checked)'))
      .all()
      .then((all) => all.slice(0, 1)))
      await source.click()
    for (let on = 2; on <= 3; on += 1) {
      await expect.poll(active).toBe(on)
      await sources.and(page.locator(':not(:checked)')).first().click()
    }
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: earliest ?? '' })
        .first(),
    ).toBeVisible()
    expect(await active()).toBe(3)
    await expect(drawer(page).getByRole('checkbox', { name: earliest ?? '', exact: true })).not.toBeChecked()
    const distort = drawer(page).getByRole('switch', { name: search['field.isSearchGlassDistort'] })
    await distort.click()
    await page.getByRole('alertdialog').getByRole('button', { name: ui.cancel }).click()
    await expect(distort).not.toBeChecked()
    await distort.click()
    await page.getByRole('alertdialog').getByRole('button', { name: ui.confirm }).click()
    await expect(distort).toBeChecked()
  },
)

test.describe('the menu tab on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger drags an entry by its grip alone, and the next tap toggles', soak, async ({ page }) => {
    await openOn(page, { home: HOME })
    await page.getByRole('navigation').getByRole('button', { name: settings['command.open'] }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('tab', { name: menus.tab, exact: true }).tap()
    const entries = sheet.getByRole('list', { name: menus['field.contextmenusConfig'] }).getByRole('checkbox')
    const refresh = entries.filter({ hasText: menus['command.refresh'] })
    const random = entries.filter({ hasText: wallpaper['command.random'] })
    await expect(entries.first()).toHaveText(menus['command.refresh'])
    const client = await page.context().newCDPSession(page)
    const row = await refresh.locator('xpath=..').boundingBox()
    if (row === null) throw new Error('the list is not there')
    const swipe = async (x: number) => {
      const from = { x, y: row.y + row.height / 2 }
      await touch(client, 'touchStart', from)
      await drag(client, from, { x, y: from.y + row.height })
      await touch(client, 'touchEnd')
    }
    await swipe(row.x + row.width / 2)
    await expect(entries.first()).toHaveText(menus['command.refresh'])
    await swipe(row.x + 8)
    await expect(entries.first()).toHaveText(wallpaper['command.random'])
    await expect(sheet).toBeVisible()
    await expect(refresh).toBeChecked()
    await random.tap()
    await expect(random).not.toBeChecked()
  })
})

import { expect, openOn, waitForLoad } from '../page.ts'
import { answerSiteIcons } from '../site-icons.ts'
import { FILLED } from './contents.ts'
import { closeByKey, isPhone, type Tour } from './tour.ts'

/** The first desktop of a new user with every group of it, the first hint, and the clock alone. */
export async function tourHome({ page, words, visit }: Tour): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await waitForLoad(page)
  await expect(page.locator('#first')).toHaveCount(0)
  // a low screen has no room for hints
  if ((page.viewportSize()?.height ?? 0) >= 520) {
    await expect(async () => {
      await page.clock.fastForward(5000)
      await expect(page.getByRole('note')).toBeVisible({ timeout: 500 })
    }).toPass()
    await visit('hint', '#layer-window')
  }
  for (const button of await page.locator('#root nav [data-group] button').all()) {
    await button.click()
    await expect(button).toHaveAttribute('aria-current', /.+/)
    await visit(`first desktop, ${await button.textContent()}`, '#root')
  }
  await page.locator('#root header > button').click()
  await page.locator('[data-label-id="poem"]').waitFor()
  await page.getByText(words.of(isPhone(page) ? 'minimal.tipMobile' : 'minimal.tip')).waitFor()
  await visit('minimal mode', '#root')
}

/** The search box: its panels, the menu of engines, and the editor of engines. */
export async function tourSearch({ page, words, visit }: Tour): Promise<void> {
  const list = ['a suggestion that is a good deal longer than the box is wide, as suggestions often are', 'a short one']
  await page.route('**/api/suggest?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list, from: 'live', age: 0 } } }),
  )
  await openOn(page, { ...FILLED, search: { searchAssociationArr: [{ name: 'google', active: true }] } })
  const input = page.getByRole('search').locator('input')
  await input.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await visit('panel of the empty box', '#root search')
  await input.fill('a')
  await page.getByRole('option', { name: list[1] ?? '' }).waitFor()
  await visit('suggestions', '#root search')
  await input.fill('')
  await page.keyboard.press('Escape')
  await page.getByRole('search').locator('button[aria-haspopup="menu"]').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await visit('menu of engines', '#layer-menu')
  await page.getByRole('menuitem', { name: words.of('search.chooseEngines') }).click()
  const picker = page.getByRole('dialog', { name: words.of('search.engines') }).last() // the menu is closing
  await expect(picker).toBeVisible()
  await visit('engines', '#layer-menu')
  await picker.getByRole('button', { name: words.of('search.addEngine') }).click()
  await picker.getByRole('button', { name: words.of('search.save') }).click()
  await visit('own engine, with its problems', '#layer-menu')
}

/** The menus of tiles and of the home screen, and what they open: editors, folder, questions, batch mode, toasts. */
export async function tourMenus({ page, words, visit }: Tour): Promise<void> {
  await answerSiteIcons(page)
  await openOn(page, FILLED)
  await expect(page.locator('#first')).toHaveCount(0)
  const menu = page.getByRole('menu')
  const dialog = page.locator('#layer-dialog [role$="dialog"]')
  const entry = (key: string) =>
    menu
      .last()
      .getByRole('menuitem')
      .filter({ has: page.getByText(words.of(key), { exact: true }) })
  const long = page.locator('#root #tiles li > a').nth(1)
  const openMenu = async (at = long) => {
    await at.click({ button: 'right' })
    await expect(menu).toBeVisible()
  }
  await visit('home screen with long names', '#root')
  await openMenu()
  await visit('menu of a tile', '#layer-menu')
  await closeByKey(page, menu)
  for (const submenu of ['tile-menu.moveTo', 'tile-menu.size']) {
    await openMenu()
    await entry(submenu).click()
    await expect(page.getByRole('menu', { name: words.of(submenu) })).toBeVisible()
    await visit(submenu, '#layer-menu')
    await closeByKey(page, menu)
  }
  await openMenu()
  await entry('item-editor.edit').click()
  await dialog.locator('form').waitFor()
  await visit('edit icon', '#layer-dialog')
  await dialog.locator('form input').first().fill('http://user:secret@example.com')
  await dialog.locator('[type="submit"]').click()
  await dialog.getByRole('alert').first().waitFor()
  await visit('edit icon, with a problem', '#layer-dialog')
  await closeByKey(page, dialog)

  const folder = page.locator('#root #tiles li > button[aria-haspopup="dialog"]').first()
  await folder.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('folder', '#layer-window, #layer-dialog, #layer-drawer')
  await closeByKey(page, page.getByRole('dialog'))
  await openMenu(folder)
  await entry('tile-menu.delete').click()
  await expect(dialog).toBeVisible()
  await visit('question about a folder', '#layer-dialog')
  await closeByKey(page, dialog)

  await openMenu(page.locator('#root nav [data-group]').first())
  await visit('menu of a group', '#layer-menu')
  await entry('group-editor.editTitle').click()
  await dialog.locator('form').waitFor()
  await dialog.locator('form input').first().fill('')
  await dialog.locator('[type="submit"]').click()
  await visit('edit group, with a problem', '#layer-dialog')
  await closeByKey(page, dialog)

  await page.mouse.click((page.viewportSize()?.width ?? 0) - 5, 200, { button: 'right' })
  await expect(menu).toBeVisible()
  await visit('menu of the home screen', '#layer-menu')
  await closeByKey(page, menu)

  await openMenu()
  await entry('tile-menu.select').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await visit('batch mode', '#root, #layer-window')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await openMenu()
  await entry('tile-menu.delete').click()
  await page.locator('#layer-toast').getByRole('button').first().waitFor()
  await visit('toast of a deletion', '#layer-toast')
}

/** The palette without and with a query, and with one that finds nothing. */
export async function tourPalette({ page, visit }: Tour): Promise<void> {
  await openOn(page, FILLED)
  const palette = page.locator('#layer-dialog [role="dialog"]')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 1500 })
  }).toPass()
  await palette.getByRole('option').first().waitFor()
  await visit('palette', '#layer-dialog')
  await palette.locator('input').fill('a')
  await palette.locator('[role="option"] mark').first().waitFor()
  await visit('palette, results', '#layer-dialog')
  await palette.locator('input').fill('a long text that nothing on this page can be found by, whatever it is')
  await expect(palette.locator('[role="option"] mark')).toHaveCount(0)
  await visit('palette, nothing', '#layer-dialog')
}

/** A free page that is being edited: toolbar, state, layers and the popover of the grid. */
export async function tourFreePage({ page, words, visit }: Tour): Promise<void> {
  const [group, ...others] = FILLED.home.groups
  const children = (group?.children ?? []).map((child, n) => ({ ...child, x: 300 + 300 * n, y: 60, w: 120, h: 120 }))
  await openOn(page, {
    ...FILLED,
    home: { groups: [{ ...group, mode: 1, lock: false, children }, ...others], dock: [] },
  })
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)
  const tiles = page.locator('#root [data-free] li[data-tile]')
  await tiles.nth(1).click()
  await tiles.nth(2).click({ modifiers: ['Control'] })
  const tools = page.getByRole('toolbar', { name: words.of('free-layout.selection'), exact: true })
  await expect(tools).toBeVisible()
  await visit('free page', '#root')
  await tools.getByRole('button', { name: words.of('free-layout.layerList') }).click()
  const layers = page.getByRole('dialog', { name: words.of('free-layout.layerList'), exact: true })
  await expect(layers).toBeVisible()
  await visit('layers', '#layer-menu')
  await closeByKey(page, layers)
  await page.locator('#root [role="toolbar"] button[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('grid of a free page', '#layer-menu')
}

/** The dialog after an update. */
export async function tourUpdate({ page, visit }: Tour): Promise<void> {
  await openOn(page, { ...FILLED, backup: { appVersion: '0.0.1' } })
  await expect(page.locator('#layer-dialog [role="dialog"]')).toBeVisible()
  await visit('update', '#layer-dialog')
}

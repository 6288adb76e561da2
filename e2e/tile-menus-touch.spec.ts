import groupEditor from '../src/client/features/desk/group-editor/locales/zh-CN.json' with { type: 'json' }
import sharing from '../src/client/features/together/groups/locales/zh-CN.json' with { type: 'json' }
import { fill } from '../src/client/testing/fill.ts'
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { homeMessages, zhCN as messages } from './lib/home-messages.ts'
import { expect, soak, soakUnless, test } from './lib/page.ts'
import {
  entry,
  fingerOn,
  folderTile,
  labels,
  menuOf,
  open,
  pageTiles,
  rightClick,
  tile,
  undo,
} from './lib/tile-menus.ts'

/** Background of a row without highlight. */
const NOTHING = 'rgba(0, 0, 0, 0)'

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press on a tile or a tab opens its menu, and nothing else', async ({ page, context }) => {
    await open(page)
    const press = await fingerOn(page)
    await press(tile(page, '站 a1'), menuOf(page, '站 a1'))
    await expect(menuOf(page, '站 a1')).toBeVisible()
    expect(await labels(page)).not.toContain(messages.toDock) // a phone has no dock
    const sheet = async () => (await page.getByRole('menu').last().locator('xpath=..').boundingBox()) ?? { x: 1, y: 1 }
    await expect.poll(sheet).toMatchObject({ x: 0, width: 390 })
    await expect(page.locator('#layer-menu p')).toHaveText('站 a1') // the sheet names its tile
    await entry(page, messages.size).tap()
    await expect(page.getByRole('menuitemradio')).toHaveCount(36)
    await page.getByRole('menuitemradio').nth(3).tap()
    await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 2')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await press(tile(page, '站 a1'), menuOf(page, '站 a1'))
    await entry(page, messages.delete).tap()
    await expect(pageTiles(page)).toHaveCount(3)
    await undo(page).tap()
    await expect(tile(page, '站 a1')).toBeVisible()
    expect(context.pages()).toHaveLength(1)

    await press(folderTile(page), menuOf(page, '文件夹'))
    await entry(page, messages.open).first().tap()
    const inside = page.getByRole('dialog', { name: '文件夹' })
    await expect(inside.getByRole('heading')).toHaveCount(1)
    await expect(inside.getByRole('textbox')).toHaveValue('文件夹') // its name, once, to be edited
    await expect(inside.getByText('文件夹')).toHaveCount(0)
    await press(inside.getByRole('link', { name: '站 in2' }), menuOf(page, '站 in2'))
    await entry(page, messages.delete).tap()
    await expect(inside.getByRole('link')).toHaveCount(1)
    await inside.getByRole('button', { name: ui.close }).tap()
    await expect(inside).toHaveCount(0)

    await press(page.locator('[data-group]').nth(1).getByRole('button'), menuOf(page, '组 b'))
    expect(await labels(page)).toEqual([
      messages.open,
      messages.moveLeft,
      messages.moveRight,
      groupEditor.editTitle,
      groupEditor.addTitle,
      sharing.share,
      messages.delete,
    ])
    await entry(page, messages.moveLeft).tap()
    await expect(page.locator('[data-group]').first().getByRole('button')).toHaveAccessibleName('组 b')
  })

  test('no row is highlighted until a key is pressed', soak, async ({ page }) => {
    await open(page)
    const press = await fingerOn(page)
    await press(tile(page, '站 a1'), menuOf(page, '站 a1'))
    const first = entry(page, messages.open).first()
    await expect(first).not.toBeFocused()
    await expect(first).toHaveCSS('background-color', NOTHING)
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await expect(first).not.toHaveCSS('background-color', NOTHING)
  })

  test('a sub-menu closes one level by its header, Esc or the back gesture', soak, async ({ page }) => {
    await open(page)
    const press = await fingerOn(page)
    const menu = menuOf(page, '站 a1')
    await press(tile(page, '站 a1'), menu)
    for (const [way, rows] of [
      [messages.moveTo, page.getByRole('menuitem', { name: '组 b' })],
      [messages.size, page.getByRole('menuitemradio')],
    ] as const) {
      const header = page.getByRole('button', { name: fill(ui.menuBack, { name: way }) })
      await entry(page, way).tap()
      await expect(rows.first()).toBeVisible()
      await expect(menu).toBeHidden()
      await header.tap()
      await expect(menu).toBeVisible()
      await expect(header).toHaveCount(0)
      await expect(entry(page, way)).toBeFocused()
      await expect(entry(page, way)).toHaveCSS('background-color', NOTHING)

      await entry(page, way).tap()
      await expect(rows.first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeVisible()
      await expect(header).toHaveCount(0)
      await expect(entry(page, way)).toBeFocused()

      // A system gesture is independent of the focus.
      await entry(page, way).tap()
      await expect(header).toBeVisible()
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await page.keyboard.press('Escape')
      await expect(header).toHaveCount(0)
      await expect(menu).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test.describe('a mouse, in a window as narrow as a phone', () => {
  test.use({ viewport: { width: 540, height: 720 } })

  test('hovering rows of a sheet opens nothing; a click opens a sub-menu', soak, async ({ page }) => {
    await open(page)
    await rightClick(tile(page, '站 a1'))
    await entry(page, messages.size).hover()
    await page.waitForTimeout(300) // in a desktop menu it would open after 80 ms
    await expect(entry(page, messages.size)).toHaveAttribute('aria-expanded', 'false')
    await entry(page, messages.size).click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(36)
  })
})

for (const [locale, catalog] of Object.entries(homeMessages)) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('a tile’s menu and its sizes have no axe violations', async ({ page }) => {
      await open(page)
      await rightClick(tile(page, '站 a1'))
      await entry(page, catalog.size).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      expect(await findViolations(page, { selectors: ['#layer-menu'], seriousOnly: true })).toEqual([])
    })
  })
}

import type { Locator, Page } from '@playwright/test'
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { violations } from './lib/axe.ts'
import { en, ja, ko, zhCN as words, zhTW } from './lib/home-messages.ts'
import { expect, soakUnless, test } from './lib/page.ts'
import { entry, fill, folderTile, labels, menuOf, open, pageTiles, rightClick, tile, undo } from './lib/tile-menus.ts'

/** The background of a row that is not marked. */
const NOTHING = 'rgba(0, 0, 0, 0)'

/** A finger that rests on something until its menu has come. */
async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  return async (target: Locator, menu: Locator) => {
    await target.tap({ trial: true }) // it has come to rest
    const box = await target.boundingBox()
    if (box === null) throw new Error('nothing to press')
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(menu).toBeVisible()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('that rests a second on a tile or a tab opens its menu, and nothing else', async ({ page, context }) => {
    await open(page)
    const press = await fingerOn(page)
    await press(tile(page, '站 a1'), menuOf(page, '站 a1'))
    await expect(menuOf(page, '站 a1')).toBeVisible()
    expect(await labels(page)).not.toContain(words.toDock) // a phone has no dock
    const sheet = async () => (await page.getByRole('menu').last().locator('xpath=..').boundingBox()) ?? { x: 1, y: 1 }
    await expect.poll(sheet).toMatchObject({ x: 0, width: 390 })
    await entry(page, words.size).tap()
    await expect(page.getByRole('menuitemradio')).toHaveCount(6)
    await page.getByRole('menuitemradio').nth(3).tap()
    await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 2')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await press(tile(page, '站 a1'), menuOf(page, '站 a1'))
    await entry(page, words.delete).tap()
    await expect(pageTiles(page)).toHaveCount(3)
    await undo(page).tap()
    await expect(tile(page, '站 a1')).toBeVisible()
    expect(context.pages()).toHaveLength(1)

    await press(folderTile(page), menuOf(page, '文件夹'))
    await entry(page, words.open).first().tap()
    const inside = page.getByRole('dialog', { name: '文件夹' })
    await press(inside.getByRole('link', { name: '站 in2' }), menuOf(page, '站 in2'))
    await entry(page, words.delete).tap()
    await expect(inside.getByRole('link')).toHaveCount(1)
    await inside.getByRole('button', { name: ui.close }).tap()
    await expect(inside).toHaveCount(0)

    await press(page.locator('[data-group]').nth(1).getByRole('button'), menuOf(page, '组 b'))
    expect(await labels(page)).toEqual([words.open, words.moveLeft, words.moveRight, words.delete])
    await entry(page, words.moveLeft).tap()
    await expect(page.locator('[data-group]').first().getByRole('button')).toHaveAccessibleName('组 b')
  })

  test('has no row chosen for it: none is marked until a key is pressed', async ({ page }) => {
    await open(page)
    const press = await fingerOn(page)
    await press(tile(page, '站 a1'), menuOf(page, '站 a1'))
    const first = entry(page, words.open).first()
    await expect(first).not.toBeFocused()
    await expect(first).toHaveCSS('background-color', NOTHING)
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await expect(first).not.toHaveCSS('background-color', NOTHING)
  })

  test('comes back from a sub-menu by its header, by Esc and by the system’s gesture, one level each', async ({
    page,
  }) => {
    await open(page)
    const press = await fingerOn(page)
    const menu = menuOf(page, '站 a1')
    await press(tile(page, '站 a1'), menu)
    for (const [way, rows] of [
      [words.moveTo, page.getByRole('menuitem', { name: '组 b' })],
      [words.size, page.getByRole('menuitemradio')],
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

      // what the system asks for goes to nobody's focus
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

test.describe('a mouse, in a window as narrow as a phone or enlarged to 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } })

  test('goes over the rows of a sheet; only a press opens what lies under one', async ({ page }) => {
    await open(page)
    await rightClick(tile(page, '站 a1'))
    await entry(page, words.size).hover()
    await page.waitForTimeout(300) // beside a menu it would have opened after 80 ms
    await expect(entry(page, words.size)).toHaveAttribute('aria-expanded', 'false')
    await entry(page, words.size).click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(6)
  })
})

for (const [locale, catalog] of Object.entries({ 'zh-CN': words, 'zh-TW': zhTW, en, ja, ko })) {
  test.describe(`in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('a tile’s menu and its sizes have names and contrast', async ({ page }) => {
      await open(page)
      await rightClick(tile(page, '站 a1'))
      await entry(page, catalog.size).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      expect(await violations(page, { parts: ['#layer-menu'], grave: true })).toEqual([])
    })
  })
}

import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import en from '../src/client/features/groups/locales/en.json' with { type: 'json' }
import ja from '../src/client/features/groups/locales/ja.json' with { type: 'json' }
import ko from '../src/client/features/groups/locales/ko.json' with { type: 'json' }
import words from '../src/client/features/groups/locales/zh-CN.json' with { type: 'json' }
import zhTW from '../src/client/features/groups/locales/zh-TW.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { expect, test } from './lib/page.ts'
import { entry, folderTile, labels, menuOf, open, pageTiles, rightClick, tile, undo } from './lib/tile-menus.ts'

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('that rests a second on a tile or a tab opens its menu, and nothing else', async ({ page, context }) => {
    await open(page)
    const client = await context.newCDPSession(page)
    const press = async (target: Locator, menu: Locator) => {
      await target.tap({ trial: true }) // it has come to rest
      const box = await target.boundingBox()
      if (box === null) throw new Error('nothing to press')
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await expect(menu).toBeVisible()
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
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
})

for (const [locale, catalog] of Object.entries({ 'zh-CN': words, 'zh-TW': zhTW, en, ja, ko })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a tile’s menu and its sizes have names and contrast', async ({ page }) => {
      await open(page)
      await rightClick(tile(page, '站 a1'))
      await entry(page, catalog.size).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).include('#layer-menu').analyze()
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    })
  })
}

import type { Page } from '@playwright/test'
import home from '../src/client/features/desk/search/locales/zh-CN.first-frame.json' with { type: 'json' }
import messages from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, openOn, pressOnRow, storedDocument, test, waitForFocusIn, waitForLoad } from './lib/page.ts'

const button = (page: Page) => page.getByRole('search').locator('[aria-haspopup="menu"]')
const wrongAddress = messages.addressWrong.replace('{example}', messages.addressExample)
const picker = (page: Page) => page.getByRole('dialog', { name: home.engines })
const boxes = (page: Page) => picker(page).getByRole('checkbox')
const selected = (page: Page) => picker(page).getByRole('checkbox', { checked: true })

async function openPicker(page: Page) {
  await button(page).click()
  await page.getByRole('menuitem', { name: messages.chooseEngines }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(0) // the previous menu has the same name and is closing
  await expect(boxes(page).first()).toBeVisible()
  // The picker animates its size and takes the focus as it opens.
  await expect.poll(async () => (await picker(page).boundingBox())?.width).toBe(750)
  await waitForFocusIn(picker(page))
}

test.beforeEach(async ({ page }) => {
  await openOn(page)
})

test.describe('the menu of engines', () => {
  test('focuses its first row even while Enter is held', async ({ page }) => {
    for (let round = 0; round < 3; round += 1) {
      await button(page).focus()
      await page.keyboard.down('Enter')
      await expect(page.getByRole('menuitemradio').first()).toBeFocused()
      await page.keyboard.up('Enter')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(button(page)).toBeFocused()
    }
  })

  test('opens by the down arrow, as its button announces', async ({ page }) => {
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio').first()).toBeFocused()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('toggles sources by keyboard; a fourth turns off the earliest one', async ({ page }) => {
    const sources = async (name: string) => {
      await button(page).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitemradio').first()).toBeFocused()
      await pressOnRow(page.getByRole('menuitem', { name: messages.suggestions }), 'ArrowRight')
      await pressOnRow(page.getByRole('menuitemcheckbox', { name }), 'Enter')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    for (const name of ['必应', '谷歌', '搜狗']) await sources(name)
    await expect(page.getByText(messages.tooManySources.replace('{name}', '百度'))).toBeVisible()
    const active = async () => {
      const stored = await storedDocument(page, 'search')
      return JSON.stringify(stored)
    }
    await expect.poll(active).toContain('{"name":"baidu","active":false}')
    await sources(messages.allSuggestions)
    await expect.poll(active).not.toContain('"active":true')
    await sources(messages.allSuggestions)
    await expect.poll(active).toContain('{"name":"google","active":true},{"name":"360","active":false}')
  })
})

test.describe('the engine picker', () => {
  test('selects three at most and one at least, in five columns of tiles 44 high', async ({ page }) => {
    await openPicker(page)
    expect((await boxes(page).first().boundingBox())?.height).toBe(44)
    expect(await findViolations(page, { selectors: ['#layer-menu'] })).toEqual([])
    await expect(selected(page)).toHaveText(['百度', '必应', '谷歌'])
    await boxes(page).nth(3).click()
    await expect(page.getByText(messages.tooManyEngines.replace('{limit}', '3'))).toBeVisible()
    await expect(selected(page)).toHaveCount(3)
    // Removing the current engine selects the first one.
    await boxes(page).nth(0).click()
    await expect(button(page)).toHaveAccessibleName(home.engine.replace('{name}', '必应'))
    await boxes(page).nth(0).click()
    await expect(selected(page)).toHaveText(['谷歌'])
    await boxes(page).nth(0).click()
    await expect(page.getByText(messages.lastEngine)).toBeVisible()
    await expect(selected(page)).toHaveText(['谷歌'])
  })

  test('reorders selected engines by Alt+arrow and by dragging; the current engine stays', async ({ page }) => {
    await openPicker(page)
    await boxes(page).first().focus()
    await expect(boxes(page).first()).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(selected(page)).toHaveText(['必应', '百度', '谷歌'])
    await expect(boxes(page).nth(1)).toBeFocused()
    await expect(button(page)).toHaveAccessibleName(home.engine.replace('{name}', '百度'))
    const centre = async (index: number) => {
      const { x, y, width, height } = (await selected(page).nth(index).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      return [x + width / 2, y + height / 2] as const
    }
    await page.mouse.move(...(await centre(2)))
    await page.mouse.down()
    await page.mouse.move(...(await centre(1)), { steps: 4 })
    await page.mouse.move(...(await centre(0)), { steps: 4 })
    await page.mouse.up()
    await expect(selected(page)).toHaveText(['谷歌', '必应', '百度'])
  })

  test('a custom engine is added, used, edited, removed, and restored by undo', async ({ page, context }) => {
    await context.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: 'results' }))
    await openPicker(page)
    await picker(page).getByRole('button', { name: messages.addEngine }).click()
    await picker(page).getByRole('button', { name: messages.save }).click()
    await expect.poll(async () => (await picker(page).boundingBox())?.width).toBe(520)
    await expect(picker(page).getByText(messages.nameMissing)).toBeVisible()
    await expect(picker(page).getByText(wrongAddress)).toBeVisible()
    expect(await findViolations(page, { selectors: ['#layer-menu'] })).toEqual([])
    await expect(picker(page).getByRole('heading', { name: messages.ownEngine })).toBeVisible()
    await picker(page).getByLabel(messages.engineName).fill('内网')
    await picker(page).getByLabel(messages.engineAddress).fill('https://wiki.example')
    await page.keyboard.press('Enter')
    await expect(picker(page).getByText(wrongAddress)).toBeVisible()
    await picker(page).getByLabel(messages.engineAddress).fill('https://wiki.example/find?q=%s&in=all')
    await page.keyboard.press('Enter')
    await boxes(page).first().click()
    await boxes(page).filter({ hasText: '内网' }).click()
    await expect(selected(page)).toHaveText(['必应', '谷歌', /内网$/])
    await page.keyboard.press('Escape')
    await expect(picker(page)).toHaveCount(0)
    await button(page).click()
    await page.getByRole('menuitemradio', { name: '内网' }).click()
    await expect(button(page)).toHaveAccessibleName(home.engine.replace('{name}', '内网'))
    await page.reload()
    await waitForLoad(page)
    await expect(button(page)).toHaveAccessibleName(home.engine.replace('{name}', '内网'))
    await expect(button(page)).toHaveText('内')
    await page.getByRole('combobox').fill('山 海')
    const [results] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
    expect(results.url()).toBe('https://wiki.example/find?q=%E5%B1%B1%20%E6%B5%B7&in=all')
    await results.close()
    await page.keyboard.press('Escape')
    await page.mouse.move(20, 880)
    await openPicker(page)
    await picker(page).getByRole('listitem').filter({ hasText: '内网' }).hover()
    await picker(page)
      .getByRole('button', { name: messages.editEngine.replace('{name}', '内网') })
      .click()
    await picker(page).getByRole('button', { name: messages.removeEngine }).click()
    await expect(selected(page)).toHaveText(['必应', '谷歌'])
    await expect(button(page)).toHaveAccessibleName(home.engine.replace('{name}', '必应'))
    await expect
      .poll(() => storedDocument(page, 'search'))
      .toMatchObject({ data: { searchOwnEngines: [], searchSelectEnginesList: ['bing', 'google'] } })
  })
})

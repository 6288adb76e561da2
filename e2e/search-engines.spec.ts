import type { Page } from '@playwright/test'
import home from '../src/client/features/desk/search/locales/zh-CN.first-frame.json' with { type: 'json' }
import messages from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, openOn, storedDocument, test, waitForFocusIn, waitForLoad } from './lib/page.ts'

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

test.describe('the engine picker', () => {
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

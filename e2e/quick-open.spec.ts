import type { Page } from '@playwright/test'
import { expect, folder, group, openOn, site, test } from './lib/page.ts'

const PAGE = [site('1', { openType: 'self' }), folder([site('2'), site('3')]), site('4')]
const home = (dock: readonly object[]) => ({ home: { groups: [group('a', PAGE)], dock } })

/** The numbers upon the tiles, while Alt is held. */
const numbers = (page: Page) => page.locator('body > [aria-hidden="true"][data-volatile] > span')

test('Alt and a digit open what the dock has at that place, and Alt held shows the numbers', async ({ page }) => {
  await openOn(page, home([site('d1'), site('d2', { openType: 'self' })]))
  await page.context().route('https://*.example/**', (route) => route.fulfill({ body: 'there' }))
  await page.keyboard.down('Alt')
  await expect(numbers(page)).toHaveText(['1', '2'])
  await page.keyboard.up('Alt')
  await expect(numbers(page)).toHaveCount(0)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Alt+1')
  expect((await opening).url()).toBe('https://d1.example/')
  await page.bringToFront()
  await page.keyboard.press('Alt+2')
  await page.waitForURL('https://d2.example/')
})

test('without a dock it is the page, whose folder opens; not while one types or in a folder', async ({ page }) => {
  await openOn(page, home([]))
  await page.context().route('https://*.example/**', (route) => route.fulfill({ body: 'there' }))
  const box = page.getByRole('search').getByRole('combobox')
  await box.focus()
  await page.keyboard.press('Alt+2')
  const opened = page.getByRole('dialog', { name: '文件夹' })
  await expect(opened).toHaveCount(0)
  await box.blur()
  await page.keyboard.press('Alt+2')
  await expect(opened).toBeVisible()
  await page.keyboard.press('Alt+1')
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await page.keyboard.press('Alt+1')
  await page.waitForURL('https://1.example/')
})

import type { BrowserContext, Page } from '@playwright/test'
import itemEditor from '../src/client/features/desk/item-editor/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/ai-tool/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, site, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

/** The AI tool box: its tile, its window, tools of one's own, and tools opened as its tabs. */

const tile = (size = '2x2') => ({ id: 'tools', name: '', type: 'component', component: 'ai-tool', size })
const HOME = { groups: [group('a', [tile(), site('one')])], dock: [] }
const tileOf = (page: Page) => page.locator('#root article')
const windowOf = (page: Page) => page.locator('#layer-window')
const cards = (page: Page) => windowOf(page).locator('[data-tool][href]')
const category = (page: Page, name: string) =>
  windowOf(page).getByRole('navigation', { name: zh.categories }).getByRole('button', { name })
const names = (page: Page) => cards(page).locator('b:not([aria-hidden])').allTextContents()

/** Plays the sites of tools and the server's answer whether they can be framed. @returns the sites that were asked */
async function playSites(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(/^https:\/\//, (route) => {
    asked.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: '<h1>tool</h1>' })
  })
  await context.route('**/api/frame_check**', (route) => {
    const framable = route.request().url().includes('kimi') ? 'yes' : 'no'
    return route.fulfill({ json: { code: 0, msg: '', data: { framable } } })
  })
  return asked
}

async function openBox(page: Page): Promise<void> {
  await tileOf(page).getByRole('button', { name: zh.all }).click()
  await expect(cards(page).first()).toBeVisible()
}

test('the tile opens favorites, which are chosen, found and ordered in the window', async ({ page, context }) => {
  const asked = await playSites(context)
  await openOn(page, { home: HOME })
  await expect(tileOf(page).getByRole('link')).toHaveCount(8)
  await openBox(page)
  await expect(cards(page)).toHaveCount(50)

  await windowOf(page).getByRole('searchbox').fill('keling')
  await expect(cards(page)).toHaveCount(1)
  await windowOf(page)
    .getByRole('button', { name: zh.favoriteNamed.replace('{name}', '可灵AI') })
    .click()
  await windowOf(page).getByRole('searchbox').fill('')
  await category(page, zh['category.favorites']).click()
  await expect(cards(page)).toHaveCount(11)
  expect((await names(page)).slice(0, 3)).toEqual(['DeepSeek', '豆包', 'Kimi'])

  await cards(page).first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual(['豆包', 'DeepSeek', 'Kimi'])
  await expect(cards(page).nth(1)).toBeFocused()
  await cards(page).nth(2).hover()
  await page.mouse.down()
  await cards(page).first().hover()
  await page.mouse.up()
  await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual(['Kimi', '豆包', 'DeepSeek'])
  await expect(tileOf(page).getByRole('link').first()).toHaveAccessibleName('Kimi')

  await windowOf(page)
    .getByRole('button', { name: zh.menu.replace('{name}', '豆包') })
    .click()
  await page.getByRole('menuitem', { name: zh.addToHome }).click()
  await expect(page.locator('#tiles').getByRole('link', { name: '豆包' })).toHaveCount(2)
  expect(asked).toEqual([])

  const opened = context.waitForEvent('page')
  await cards(page).first().click()
  expect(new URL((await opened).url()).hostname).toBe('www.kimi.com')
})

test('a tool of one’s own is added, edited and deleted, which can be undone', async ({ page }) => {
  await openOn(page, { home: HOME, theme: { isPureOffline: true } })
  await openBox(page)
  await windowOf(page).getByRole('button', { name: zh.add }).click()
  const form = page.getByRole('dialog', { name: zh.addTitle })
  await form.getByLabel(itemEditor.address, { exact: true }).fill('llm.example')
  await form.getByLabel(itemEditor.name, { exact: true }).fill('我的模型')
  await form.getByRole('button', { name: itemEditor.save }).click()
  await expect(form).toBeHidden()
  await expect(cards(page)).toHaveCount(51)
  await expect(tileOf(page).getByRole('link').first()).toHaveAttribute('href', 'https://llm.example/')

  await category(page, zh['category.own']).click()
  await expect(cards(page)).toHaveCount(1)
  await cards(page).click({ button: 'right' })
  await page.getByRole('menuitem', { name: zh.edit }).click()
  const editing = page.getByRole('dialog', { name: zh.editTitle })
  await editing.getByLabel(itemEditor.name, { exact: true }).fill('家里的模型')
  await editing.getByRole('button', { name: itemEditor.save }).click()
  await expect.poll(() => names(page)).toEqual(['家里的模型'])
  await expect.poll(() => storedDocument(page, 'ai-tool')).toMatchObject({ data: { own: [{ name: '家里的模型' }] } })

  await cards(page).click({ button: 'right' })
  await page.getByRole('menuitem', { name: zh.delete }).click()
  await expect(windowOf(page).getByText(zh.noOwn)).toBeVisible()
  await expect(category(page, zh['category.own'])).toBeFocused()
  await page.getByRole('button', { name: ui.undo }).click()
  await expect.poll(() => names(page)).toEqual(['家里的模型'])
})

test('tools open as tabs of the window, are restored, and loaded only when chosen', soak, async ({ page, context }) => {
  const asked = await playSites(context)
  await openOn(page, { home: HOME, 'ai-tool': { favorites: ['kimi', 'claude'], own: [], openIn: 'window' } })
  await tileOf(page).getByRole('link', { name: 'Kimi' }).click()
  const frame = windowOf(page).locator('iframe')
  await expect(windowOf(page).frameLocator('iframe').getByRole('heading')).toHaveText('tool')
  const tabs = windowOf(page).getByRole('tablist', { name: zh.tabs }).getByRole('tab')
  await expect(tabs).toHaveText([zh.box, 'Kimi'])

  await tabs.first().click()
  await expect(frame).toBeHidden()
  const opened = context.waitForEvent('page')
  await cards(page).filter({ hasText: 'Claude' }).click()
  await opened
  await expect(page.getByText('已通过浏览器原生弹窗打开')).toBeVisible()
  await expect(tabs).toHaveText([zh.box, 'Kimi'])
  await expect.poll(() => storedDocument(page, 'ai-tool.tabs')).toMatchObject({ data: ['kimi'] })

  await page.reload()
  await waitForLoad(page)
  await expect(tabs).toHaveText([zh.box, 'Kimi'])
  await expect(cards(page).first()).toBeVisible()
  expect(asked).toEqual(['www.kimi.com', 'claude.ai'])
  await tabs.last().click()
  await expect(frame).toBeVisible()
  await tabs.last().press('Delete')
  await expect(windowOf(page).locator('iframe')).toHaveCount(0)
  await expect(windowOf(page).getByRole('tablist', { name: zh.tabs })).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

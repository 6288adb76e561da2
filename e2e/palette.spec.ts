import type { BrowserContext, Page } from '@playwright/test'
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import dark from '../src/client/features/look/dark-mode/locales/zh-CN.json' with { type: 'json' }
import en from '../src/client/features/shell/palette/locales/en.json' with { type: 'json' }
import messages from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import settingsEn from '../src/client/features/shell/settings/locales/en.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import {
  expect,
  folder,
  group,
  openOn,
  shownGroup,
  site,
  soak,
  soakUnless,
  storedDocument,
  test,
  waitForLoad,
} from './lib/page.ts'

const HOME = {
  groups: [
    group('a', [site('zhihu', { name: '知乎' }), site('zhonghua', { name: '中国银行' })]),
    group('b', [folder([site('github', { name: 'GitHub' })]), site('zhrb', { name: '知乎日报' })]),
  ],
  dock: [site('mail', { name: '邮箱' })],
}

const palette = (page: Page, name = messages.title) => page.getByRole('dialog', { name })
const field = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')
const activeOption = (page: Page) => palette(page).getByRole('option', { selected: true })
const boxOf = (page: Page) => page.getByRole('search').locator('input')

/** Every other site responds with an empty page. */
const answerSites = (context: BrowserContext) =>
  context.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: 'site' }))

async function openPalette(page: Page, name = messages.title) {
  // commands are known; pressed once, and not before the last palette has gone, because the key closes it, too
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible()
  await expect(palette(page, name)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette(page, name).getByRole('combobox')).toBeFocused()
}

test.describe('the command palette', () => {
  test('has what is typed while it is still being loaded; the search box does not', soak, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    // before the page opens: an idle page loads the palette by itself
    await page.route(/\/assets\/Palette-.*\.js/, async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    })
    await openOn(page, { home: HOME })
    await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await asked.promise
    await page.keyboard.type('zhx')
    await page.keyboard.press('Backspace')
    held.resolve()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('u')
    await expect(field(page)).toHaveValue('zhu')
    await expect(boxOf(page).first()).toHaveValue('')
  })

  test('finds, runs and leads to what there is', async ({ page, context }) => {
    await answerSites(context)
    await openOn(page, { home: HOME })
    await test.step('opens by its key, finds an icon by pinyin initials, and opens it', async () => {
      await openPalette(page)
      await page.keyboard.type('zh')
      await expect(options(page).filter({ hasText: '知乎日报' })).toBeVisible()
      await expect(options(page).first()).toContainText('组 a')
      await expect(activeOption(page)).toContainText('知乎')
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      expect(opened.url()).toBe('https://zhihu.example/')
      await opened.close()
      await expect(palette(page)).toHaveCount(0)
    })
    await test.step('runs a command under its present name; Esc returns the focus', async () => {
      const first = page.locator('#tiles li > a').first()
      await first.focus()
      await openPalette(page)
      await page.keyboard.press('Escape')
      await expect(palette(page)).toHaveCount(0)
      await expect(first).toBeFocused()
      for (const [name, theme] of [
        [dark['command.dark'], 'dark'],
        [dark['command.light'], 'light'],
      ] as const) {
        await openPalette(page)
        await page.keyboard.insertText(name)
        await expect(activeOption(page)).toContainText(name)
        await page.keyboard.press('Enter')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      }
    })
    await test.step('searches the web for what it does not find', async () => {
      await openPalette(page)
      await page.keyboard.type('qqqxq')
      await expect(palette(page).getByRole('status')).toHaveText(messages.nothing.replace('{text}', 'qqqxq'))
      await expect(options(page)).toContainText(['用百度搜索「qqqxq」'])
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      expect(opened.url()).toContain('baidu.com')
      expect(opened.url()).toContain('qqqxq')
      await opened.close()
      await expect.poll(() => storedDocument(page, 'searchHistory')).toMatchObject({ data: [{ text: 'qqqxq' }] })
      await openPalette(page)
      await page.keyboard.type('qqqx')
      await expect(options(page)).toContainText(['搜索过 · 百度'])
      await page.keyboard.press('Delete')
      await expect.poll(() => storedDocument(page, 'searchHistory')).toMatchObject({ data: [] })
      await page.keyboard.press('Escape')
      await expect(palette(page)).toHaveCount(0)
    })
    await test.step('shows a group, and opens a folder on the page where it is', async () => {
      await openPalette(page)
      await page.keyboard.insertText('文件夹')
      await expect(activeOption(page)).toContainText('文件夹')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: '文件夹' })).toBeVisible()
      expect(await shownGroup(page)).toBe('组 b')
      await expect(page.getByRole('dialog', { name: '文件夹' }).getByRole('link', { name: 'GitHub' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await openPalette(page)
      await page.keyboard.insertText('组 a')
      await expect(activeOption(page)).toContainText('组 a')
      await page.keyboard.press('Enter')
      await expect.poll(() => shownGroup(page)).toBe('组 a')
    })
    await test.step('is not opened by its key while a dialog has the keyboard, and closed by it', async () => {
      await openPalette(page)
      await page.keyboard.press('Control+k')
      await expect(palette(page)).toHaveCount(0)
      await page.keyboard.press('Control+s')
      await expect(
        page.getByRole('dialog', { name: settings.title }).getByRole('tab', { selected: true }),
      ).toBeFocused()
      await page.keyboard.press('Control+k')
      await expect(palette(page)).toHaveCount(0)
    })
  })

  test('offers what was used last, also after a reload', soak, async ({ page, context }) => {
    await answerSites(context)
    await openOn(page, { home: HOME })
    for (const text of ['zgyh', 'gihtub']) {
      await openPalette(page)
      await page.keyboard.type(text)
      await expect(options(page)).toHaveCount(1)
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      await opened.close()
      await expect(palette(page)).toHaveCount(0)
    }
    await expect
      .poll(() => storedDocument(page, 'recentEntries'))
      .toMatchObject({ data: ['tiles.icons github', 'tiles.icons zhonghua'] })
    await page.reload()
    await waitForLoad(page)
    await openPalette(page)
    const recent = palette(page).getByRole('group', { name: messages.recent })
    await expect(recent.getByRole('option')).toContainText(['GitHub', '中国银行'])
    await expect(palette(page).getByRole('group', { name: messages.suggested }).getByRole('option')).not.toHaveCount(0)
    await page.keyboard.type('zh') // within a rank what was used comes first
    await expect(options(page).filter({ hasText: /中国银行|知乎日报/ })).toContainText(['中国银行', '知乎日报'])

    // one is removed by Delete, the other by its cross
    await field(page).fill('')
    await expect(activeOption(page)).toContainText('GitHub')
    await page.keyboard.press('Delete')
    await expect(recent.getByRole('option')).toContainText(['中国银行'])
    await page.getByTitle(messages.remove.replace('{name}', '中国银行')).click()
    await expect(recent).toHaveCount(0)
    await expect.poll(() => storedDocument(page, 'recentEntries')).toMatchObject({ data: [] })
  })

  test('leads to a setting, whose row gets the focus', soak, async ({ page }) => {
    await openOn(page, { home: HOME })
    await openPalette(page)
    await page.keyboard.type('24xiaoshi')
    await expect(activeOption(page)).toContainText('24 小时制')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: settings.title })
    await expect(drawer.locator('[data-form-row="24 小时制"]').getByRole('switch')).toBeFocused()
    await expect(palette(page)).toHaveCount(0)
  })

  test('is used by keys: they wrap, Ctrl+Enter opens a new tab, an input method keeps its Enter', async ({
    page,
    context,
  }) => {
    await answerSites(context)
    const self = site('self', { name: '本页', openType: 'self' })
    await openOn(page, {
      home: { ...HOME, groups: [group('a', [...HOME.groups.flatMap((one) => one.children), self])] },
    })
    await openPalette(page)
    await page.keyboard.type('zh')
    await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    const count = await options(page).count()
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    )

    await field(page).fill('benye')
    await expect(activeOption(page)).toContainText('本页')
    const client = await context.newCDPSession(page)
    await client.send('Input.imeSetComposition', { text: 'ye', selectionStart: 2, selectionEnd: 2 })
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
    await expect(field(page)).toHaveValue('benye')
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
    expect(opened.url()).toBe('https://self.example/')
    await expect(page).toHaveURL('/')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, soakUnless(colorScheme === 'dark'), () => {
      test.use({ colorScheme, reducedMotion: 'reduce' })

      test('has no axe violations, with offers, results and none', async ({ page }) => {
        await openOn(page, { home: HOME, recentEntries: ['tiles.icons zhihu'] })
        await openPalette(page)
        for (const text of ['', 'zh', 'qqqxq']) {
          await field(page).fill(text)
          await expect(options(page)).not.toHaveCount(0)
          await page.waitForFunction(() => document.getAnimations().length === 0)
          expect(await findViolations(page, { selectors: ['#layer-dialog'], tags: WCAG_AA })).toEqual([])
        }
      })
    })
})

test.describe('in English', () => {
  test.use({ locale: 'en' })

  test('a setting is found by its label', soak, async ({ page }) => {
    await openOn(page, { home: HOME })
    await openPalette(page, en.title)
    await page.keyboard.type('24-hour')
    await expect(palette(page, en.title).getByRole('option').first()).toContainText('24-hour')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: settingsEn.title })
    await expect(drawer.locator('[data-form-row^="24-hour"]').getByRole('switch')).toBeFocused()
  })
})

test.describe('the local tab of the search box', () => {
  test('finds what the page has, the best first, and hands over to the palette', soak, async ({ page }) => {
    await openOn(page, { home: HOME, search: {} })
    await boxOf(page).focus()
    await expect(boxOf(page)).toHaveAttribute('aria-description', /.+/)
    await boxOf(page).press('Control+f')
    await boxOf(page).fill('zu')
    const list = page.getByRole('listbox', { name: search.localResults })
    await expect(list.getByRole('option', { name: '组 a' })).toBeVisible()
    await boxOf(page).fill('zh')
    await expect(list.getByRole('option').first()).toContainText('知乎')
    await expect(list.getByRole('option').last()).toContainText(search.openPalette)
    await boxOf(page).press('Control+k')
    await expect(field(page)).toHaveValue('zh')
    await expect(activeOption(page)).toContainText('知乎')
    await page.keyboard.press('Escape')
    await expect(boxOf(page)).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the palette is a sheet, reached from the local tab', async ({ page }) => {
    await openOn(page, { home: HOME })
    await boxOf(page).tap()
    await page.getByRole('button', { name: search.local, exact: true }).tap()
    await boxOf(page).fill('qqqxq')
    await page.getByRole('option', { name: search.openPalette }).tap()
    await expect(field(page)).toHaveValue('qqqxq')
    await field(page).fill('zh')
    await expect(options(page).first()).toContainText('知乎')
    const sheet = await palette(page).boundingBox()
    expect(sheet).toMatchObject({ x: 0, width: 390 })
    await field(page).fill('zu')
    await options(page).filter({ hasText: '组 b' }).tap()
    await expect(palette(page)).toHaveCount(0)
    await expect.poll(() => shownGroup(page)).toBe('组 b')
  })
})

import type { BrowserContext, Page } from '@playwright/test'
import home from '../src/client/features/desk/search/locales/zh-CN.first-frame.json' with { type: 'json' }
import messages from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import uiHome from '../src/client/ui/locales/zh-CN.first-frame.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { expect, group, openOn, site, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

/** As many sites as the panel of the empty box shows. */
const SITES = {
  groups: [
    group(
      'a',
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => site(id)),
    ),
  ],
  dock: [],
}

/** The input by tag: it is a textbox, or a combobox while a panel is open. */
const inputOf = (page: Page) => page.getByRole('search').locator('input')

/** Every search engine responds with an empty page of results. */
const answerEngines = (context: BrowserContext) =>
  context.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: 'results' }))

/** Focuses the box and waits for the modules that it then loads. */
async function touch(page: Page) {
  await inputOf(page).focus()
  await expect(inputOf(page)).toHaveAttribute('aria-description', /.+/)
}

const iconsOf = (page: Page) => page.getByRole('group', { name: messages.mostUsed })

test.describe('suggestions', () => {
  /** Mocks the server: each source has its own suggestions. @returns the received queries. */
  async function answerSuggestions(context: BrowserContext): Promise<readonly string[]> {
    const asked: string[] = []
    await context.route(/\/api\/suggest\?/, (route) => {
      const query = new URL(route.request().url()).searchParams
      const [source, text] = [query.get('source'), query.get('wd')]
      asked.push(`${source} ${text}`)
      const list = [1, 2, 3].map((n) => `${text}${source}${n}`)
      return route.fulfill({ json: { code: 0, msg: '', data: { list, from: 'live', age: 0 } } })
    })
    return asked
  }

  test('come from the current engine, are used by keyboard; another source has its own column', async ({
    page,
    context,
  }) => {
    await answerEngines(context)
    const asked = await answerSuggestions(context)
    await openOn(page, { home: SITES })
    const input = inputOf(page)
    await touch(page)
    await input.pressSequentially('香山')
    const panel = page.getByRole('listbox', { name: '搜索联想' })
    await expect(panel.getByRole('group', { name: '百度' }).getByRole('option')).toHaveText([
      '香山baidu1',
      '香山baidu2',
      '香山baidu3',
    ])
    expect(asked).toEqual(['baidu 香山']) // one request, after the debounce
    await page.getByRole('button', { name: '必应联想：未开启' }).click()
    await expect(panel.getByRole('group', { name: '必应' })).toBeVisible()
    expect(await findViolations(page, { selectors: ['search'] })).toEqual([])
    await input.press('ArrowDown')
    await input.press('ArrowDown')
    await input.press('ArrowRight')
    await expect(panel.getByRole('option', { selected: true })).toHaveText('香山bing2')
    const [results] = await Promise.all([context.waitForEvent('page'), input.press('Enter')])
    expect(results.url()).toBe(`https://www.bing.com/search?q=${encodeURIComponent('香山bing2')}`)
    await expect(panel).toBeHidden()
  })

  test(
    'have above them what the text names on this page, by arrows and pointer; nothing below moves',
    soak,
    async ({ page, context }) => {
      await answerEngines(context)
      await answerSuggestions(context)
      const named = (id: string, name: string) => site(id, { name })
      const sites = [named('leaves', '香山红叶'), named('hotel', '香山饭店'), named('temple', '香山寺')]
      await openOn(page, { home: { groups: [group('a', sites)], dock: [] } })
      const input = inputOf(page)
      await touch(page)
      await input.pressSequentially('香山')
      const panel = page.getByRole('listbox', { name: messages.suggestions })
      const hits = panel.getByRole('group', { name: messages.ownHits }).getByRole('option', { name: '香山' })
      const chosen = panel.getByRole('option', { selected: true })
      await expect(hits).toContainText(['香山红叶', '香山饭店'])
      const first = panel.getByRole('group', { name: '百度' }).getByRole('option').first()
      await expect(first).toHaveText('香山baidu1')
      const before = await first.boundingBox()
      expect(await findViolations(page, { selectors: ['search'] })).toEqual([])
      await input.press('ArrowDown')
      await input.press('ArrowRight')
      await expect(chosen).toContainText('香山饭店')
      await expect(panel.locator('..').getByText(messages.openHit)).toBeVisible()
      await input.press('ArrowDown')
      await expect(chosen).toHaveText('香山baidu1')
      await input.press('ArrowUp')
      await expect(chosen).toContainText('香山红叶')
      expect(await first.boundingBox()).toEqual(before)
      const [opened] = await Promise.all([context.waitForEvent('page'), input.press('Enter')])
      expect(opened.url()).toBe('https://leaves.example/')
      await expect(panel).toBeHidden()
      await test.step('and none for what only resembles a name', async () => {
        await input.fill('红叶')
        await expect(panel.getByRole('group', { name: '百度' }).getByRole('option').first()).toHaveText('红叶baidu1')
        await expect(panel.getByRole('group', { name: messages.ownHits })).toHaveCount(0)
      })
    },
  )

  test(
    'what this page has comes in its place, even if it is found after the suggestions',
    soak,
    async ({ page, context }) => {
      await answerSuggestions(context)
      await openOn(page, { home: { groups: [group('a', [site('leaves', { name: '香山红叶' })])], dock: [] } })
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/pinyin-readings-.*\.js/, async (route) => {
        await held.promise
        await route.continue()
      })
      await touch(page)
      await inputOf(page).pressSequentially('香山')
      const panel = page.getByRole('listbox', { name: messages.suggestions })
      const first = panel.getByRole('group', { name: '百度' }).getByRole('option').first()
      await expect(first).toHaveText('香山baidu1')
      const before = await first.boundingBox()
      const hits = panel.getByRole('group', { name: messages.ownHits })
      await expect(hits).toHaveCount(0)
      held.resolve()
      await expect(hits.getByRole('option')).toContainText(['香山红叶'])
      expect(await first.boundingBox()).toEqual(before)
    },
  )

  test('one click turns them off, and no source is requested any more', soak, async ({ page, context }) => {
    const asked = await answerSuggestions(context)
    await openOn(page, { home: SITES })
    const input = inputOf(page)
    await touch(page)
    await input.fill('山')
    await page.getByRole('option', { name: '关闭联想' }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
    await input.fill('山海')
    await page.waitForTimeout(600)
    expect(asked).toEqual(['baidu 山'])
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('wait for the end of an IME composition, and are not requested for a URL', soak, async ({ page, context }) => {
    const asked = await answerSuggestions(context)
    await openOn(page, { home: SITES })
    const client = await context.newCDPSession(page)
    await touch(page)
    await client.send('Input.imeSetComposition', { text: 'shan', selectionStart: 4, selectionEnd: 4 })
    await page.waitForTimeout(600)
    expect(asked).toEqual([])
    await client.send('Input.insertText', { text: '山' })
    await expect.poll(() => asked).toEqual(['baidu 山'])
    await inputOf(page).fill('https://nas.lan/secret')
    await page.waitForTimeout(600)
    expect(asked).toEqual(['baidu 山'])
  })

  test('a source that fails or is slow says so quietly, and Enter still searches', soak, async ({ page, context }) => {
    await answerEngines(context)
    await context.route(/\/api\/suggest\?/, (route) => {
      const query = new URL(route.request().url()).searchParams.get('wd')
      return query === '海' ? undefined : route.fulfill({ body: 'not an answer' })
    })
    await openOn(page, { home: SITES })
    await touch(page)
    const status = page.getByRole('search').getByRole('status')
    await inputOf(page).fill('山')
    await expect(status).toHaveText(`百度: ${messages.sourceFailed}`)
    await expect(page.getByRole('search').getByText(messages.sourceFailed, { exact: true })).toBeVisible()
    const web = page.getByRole('option', {
      name: messages.searchWebFor.replace('{name}', '百度').replace('{text}', '山'),
    })
    await expect(page.getByRole('option'), 'no header without rows').toHaveCount(1)
    await expect(web).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('')
    await inputOf(page).fill('海')
    await expect(status).toHaveText(`百度: ${messages.sourceSlow}`)
    expect(await findViolations(page, { selectors: ['search'] })).toEqual([])
    const [results] = await Promise.all([context.waitForEvent('page'), inputOf(page).press('Enter')])
    expect(results.url()).toContain(encodeURIComponent('海'))
  })
})

test('the translation follows the text, is copied, and is switched off by isSearchTranslate', async ({ page }) => {
  const asked: string[] = []
  const sources = [{ id: 'translate.mymemory', need: 'none', isOn: true }]
  const areas = [{ area: 'translate', isBundled: false, sources }]
  await page.route('**/api/capabilities', (route) => route.fulfill({ json: { code: 0, msg: '', data: { areas } } }))
  await page.route('**/api/suggest?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: ['香山红叶节'], from: 'live', age: 0 } } }),
  )
  await page.route('**/api/tencent_fy?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    asked.push(`${searchParams.get('SourceText')} ${searchParams.get('Target')}`)
    const TargetText = searchParams.get('Target') === 'en' ? 'Red leaves of Fragrant Hills' : '枫叶'
    return route.fulfill({ json: { code: 0, msg: '', data: { TargetText, by: 'mymemory' } } })
  })
  await openOn(page, { home: SITES })
  await touch(page)
  await inputOf(page).fill('香山红叶')
  const translation = page.getByRole('group', { name: messages.translation })
  await expect(translation).toContainText('Red leaves of Fragrant Hills')
  await expect(translation).toContainText(`${messages['written.zh']} → ${messages['written.en']}`)
  await expect(page.getByRole('option', { name: '香山红叶节' })).toBeVisible()
  expect(await findViolations(page, { selectors: ['search'] })).toEqual([])
  await inputOf(page).press('ArrowDown')
  await inputOf(page).press('ArrowRight')
  await expect(translation.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await inputOf(page).press('Enter')
  await expect(page.getByText(messages.translationCopied)).toBeVisible()
  await inputOf(page).fill('maple')
  await expect(translation).toContainText('枫叶')
  await inputOf(page).fill('2026')
  await expect(translation).toHaveCount(0)
  expect(asked).toEqual(['香山红叶 en', 'maple zh'])

  await openOn(page, { search: { isSearchTranslate: false } })
  await touch(page)
  await inputOf(page).fill('香山')
  await expect(page.getByRole('option', { name: '香山红叶节' })).toBeVisible()
  await expect(translation).toHaveCount(0)
  expect(asked).toHaveLength(2)
})

test('a box that cannot load what searches says so, and keeps the text', soak, async ({ page }) => {
  await page.route(/\/assets\/panels-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
  )
  await openOn(page, { home: SITES })
  await inputOf(page).fill('山')
  await inputOf(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(uiHome.cannotOpen)
  await expect(inputOf(page)).toHaveValue('山')
})

test.describe('the tabs of the box', () => {
  test('Ctrl+F searches this page, kept over a reload; Enter opens the first, without a match the web', async ({
    page,
    context,
  }) => {
    await answerEngines(context)
    await page.goto('/')
    await waitForLoad(page)
    const input = inputOf(page)
    await touch(page)
    await expect(page.getByRole('button', { name: '网页' })).toHaveAttribute('aria-pressed', 'true')
    await input.press('Control+f')
    await expect(page.getByRole('button', { name: messages.local, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { searchTabActiveIndex: 1 } })
    await page.reload()
    await expect(input).toHaveAttribute('placeholder', home.localPlaceholder)
    await waitForLoad(page)
    await expect(input).toHaveAttribute('placeholder', home.localPlaceholder)
    await expect(page.getByRole('button', { name: home.localMode })).toBeVisible()
    await touch(page)

    await input.pressSequentially('zh')
    const found = page.getByRole('listbox', { name: messages.localResults })
    await expect(found.getByRole('option').first()).toHaveText('知乎')
    await expect(found.getByRole('option', { selected: true })).toHaveText('知乎')
    await expect(page.getByRole('button', { name: home.go, exact: true })).toBeVisible()
    expect(await findViolations(page, { selectors: ['search'] })).toEqual([])
    const [site] = await Promise.all([context.waitForEvent('page'), input.press('Enter')])
    expect(site.url()).toContain('zhihu.com')
    await site.close()
    await expect(input).toHaveValue('')
    await input.fill('qqqqq')
    await expect(page.getByText(messages.nothing)).toBeVisible()
    const way = found.getByRole('option', { name: '用百度搜索「qqqqq」' })
    await expect(way).toHaveAttribute('aria-selected', 'true')
    expect(await findViolations(page, { selectors: ['search'] })).toEqual([])
    const [results] = await Promise.all([context.waitForEvent('page'), input.press('Enter')])
    expect(results.url()).toContain('qqqqq')
    await results.close()

    // what was opened is the most used; Tab leads back to the web
    await input.press('ArrowDown')
    await expect(iconsOf(page).getByRole('option').first()).toHaveText('知乎')
    await input.press('Tab')
    await expect(page.getByRole('button', { name: '搜索引擎：百度' })).toBeVisible()
  })

  test('Tab cycles through the engines, Shift+Tab leaves the box', soak, async ({ page }) => {
    await openOn(page)
    const input = inputOf(page)
    await touch(page)
    await input.press('Tab')
    await expect(page.getByRole('button', { name: '搜索引擎：必应' })).toBeVisible()
    await input.press('Tab')
    await input.press('Tab')
    await expect(page.getByRole('button', { name: '搜索引擎：百度' })).toBeVisible()
    await expect(input).toBeFocused()
    await input.press('Shift+Tab')
    await expect(input).not.toBeFocused()
  })
})

test.describe('typing on the home screen', () => {
  test('starts a search, also with an input method; Space, the drawer and an unlocked free page keep their keys', async ({
    page,
    context,
  }) => {
    await openOn(page)
    const input = inputOf(page)
    const leave = async () => {
      await input.fill('')
      await input.evaluate((one) => one.blur())
    }
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+z')
    await expect(input).not.toBeFocused()
    await page.keyboard.type('Shan')
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('Shan')
    await leave()

    // as an input method sends it: the key is taken, then the composition begins
    const client = await context.newCDPSession(page)
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 })
    await expect(input).toBeFocused()
    await client.send('Input.imeSetComposition', { text: 'shan', selectionStart: 4, selectionEnd: 4 })
    await expect(input).toHaveValue('shan')
    await client.send('Input.insertText', { text: '山' })
    await expect(input).toHaveValue('山')
    await leave()

    await page.keyboard.press('Control+s')
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('n')
    await expect(input).not.toBeFocused()
    await drawer.getByRole('tab', { selected: true }).press('Escape')
    await expect(drawer).toHaveCount(0)

    await page.keyboard.press('Control+o')
    await expect(page.locator('#root #tiles[data-free]')).toBeVisible()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('n')
    await expect(input).not.toBeFocused()
  })

  test('does nothing when it is turned off', soak, async ({ page }) => {
    await openOn(page, { search: { isSearchOnType: false } })
    await page.keyboard.press('n')
    await expect(inputOf(page)).not.toBeFocused()
    await waitForSnapshot(page)
    const release = await reopenHeld(page)
    await page.keyboard.press('n')
    await expect(page.locator('#first').getByRole('combobox')).not.toBeFocused()
    await release()
  })
})

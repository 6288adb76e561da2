import { expect, test } from '@playwright/test'
import live from '../src/client/features/data/live-data/locales/zh-CN.json' with { type: 'json' }
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import { group, openOn } from './lib/page.ts'

/** Widgets that live on third parties, when none of them answers: as a plain test, as the browser reports each refusal. */

const tile = (component: string, id = component) => ({
  ...{ id, name: id, type: 'component', component, size: '2x2' },
})
const HOUR = 3600_000

test('when nobody answers the page works, tiles keep what they had with its age, and no toast appears', async ({
  page,
}) => {
  const asked = new Set<string>()
  await page.route(/\/(?:api|users)\//, (route) => {
    asked.add(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 503, json: { code: 503, msg: '服务暂不可用', data: null } })
  })
  await page.addInitScript(() => {
    const toasts: string[] = []
    Reflect.set(window, 'toasts', toasts)
    new MutationObserver(() => {
      const text = document.querySelector('#layer-toast')?.textContent ?? ''
      if (text !== '') toasts.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const at = Date.now() - 3 * HOUR
  const row = { hotSearchOrder: 1, hotSearchTitle: '三小时前的热搜', hotSearchUrl: 'https://board.example/1' }
  await openOn(page, {
    home: { groups: [group('a', [tile('hot-search', 'old'), tile('hot-search', 'new')])], dock: [] },
    'hot-search': { boards: { old: 'weibo', new: 'zhihu' } },
    'hot-search.rows': { weibo: { value: [row], at, askedAt: at } },
  })
  const tiles = page.locator('#root article')
  await expect(tiles.filter({ hasText: row.hotSearchTitle })).toContainText('3小时前')
  await expect(tiles.filter({ hasText: live['none.failed'] })).toHaveCount(1)
  const box = page.getByRole('search').locator('input')
  await box.focus()
  await expect(box).toHaveAttribute('aria-description', /.+/) // the panels are loaded
  await box.fill('香山红叶')
  await expect(page.getByText(search.sourceFailed).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.waitForLoadState('networkidle')
  expect([...asked].toSorted()).toEqual(expect.arrayContaining(['/api/hot_srarch', '/api/suggest']))
  expect(await page.evaluate(() => Reflect.get(window, 'toasts'))).toEqual([])
})

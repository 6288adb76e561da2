import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import live from '../src/client/features/data/live-data/locales/zh-CN.json' with { type: 'json' }
import addIcon from '../src/client/features/layout/add-icon/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/hot-search/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, pressUntilOpen, site, storedDocument, test, waitForLoad } from './lib/page.ts'

/** Hot search: boards by way of the server, which this file plays. */

const tile = (id: string, size = '2x4') => ({ id, name: id, type: 'component', component: 'hot-search', size })
const board = (page: Page, name: string) => page.locator('#root article').filter({ hasText: `${name}热搜` })
const windowOf = (page: Page) => page.locator('#layer-window')

interface Played {
  readonly asked: string[]
  isDown: boolean
  round: number
}

/** Plays the boards: each row names its board and the round. */
async function playBoards(page: Page): Promise<Played> {
  const played: Played = { asked: [], isDown: false, round: 1 }
  await page.route('**/api/hot_srarch?*', (route) => {
    const type = new URL(route.request().url()).searchParams.get('type') ?? ''
    played.asked.push(type)
    if (played.isDown) return route.fulfill({ status: 503, json: { code: 503, msg: 'down', data: null } })
    const rows = Array.from({ length: 20 }, (_, index) => ({
      hotSearchOrder: index + 1,
      hotSearchTitle: `${type} ${played.round}-${index + 1}`,
      hotSearchUrl: `https://board.example/${type}/${index + 1}`,
      hotSearchHeat: 4_126_000 - index,
    }))
    return route.fulfill({ json: { code: 0, msg: '', data: { hotSearchDTOList: rows, from: 'live', age: 130 } } })
  })
  return played
}

test('tiles show boards of their own, which are switched, refreshed and remembered', async ({ page }) => {
  const played = await playBoards(page)
  await openOn(page, {
    home: { groups: [group('a', [tile('one'), tile('two', '2x2')])], dock: [] },
    'hot-search': { boards: { one: 'weibo', two: 'zhihu' } },
  })
  const first = board(page, '微博').getByRole('link')
  await expect(first.first()).toContainText('weibo 1-1')
  await expect(first.first()).toContainText('412.6万')
  await expect(first.first()).toHaveAttribute('href', 'https://board.example/weibo/1')
  await expect(board(page, '微博')).toContainText('2分钟前')
  await expect(board(page, '知乎').getByRole('link').first()).toContainText('zhihu 1-1')

  played.round = 2
  await board(page, '微博').getByRole('button', { name: zh.refresh }).click()
  await expect(first.first()).toContainText('weibo 2-1')
  await board(page, '微博').getByRole('button', { name: '抖音' }).click()
  await expect(board(page, '抖音').getByRole('link').first()).toContainText('douyin 2-1')
  await expect.poll(() => storedDocument(page, 'hot-search')).toMatchObject({ data: { boards: { one: 'douyin' } } })

  await board(page, '抖音').locator('h3').click()
  await expect(windowOf(page).getByRole('link')).toHaveCount(20)
  await windowOf(page).getByRole('button', { name: '虎扑' }).click()
  await expect(windowOf(page).getByRole('link').first()).toContainText('hupu 2-1')
  await expect(windowOf(page).getByRole('heading', { name: '虎扑热搜' })).toBeVisible()
  await expect(board(page, '虎扑').first()).toBeVisible()

  played.asked.length = 0
  await page.reload()
  await waitForLoad(page)
  await expect(board(page, '虎扑').getByRole('link').first()).toContainText('hupu 2-1')
  expect(played.asked).toEqual([])
})

// the browser reports the refused answers as errors, which other tests do not allow
plain(
  'without an answer a tile says so and tries again; later it keeps what it had, with its age',
  async ({ page }) => {
    const played = await playBoards(page)
    played.isDown = true
    await openOn(page, { home: { groups: [group('a', [tile('one')])], dock: [] } })
    const shown = board(page, '抖音')
    await expect(shown).toContainText(live['none.failed'])
    played.isDown = false
    await shown.getByRole('button', { name: live.retry }).click()
    await expect(shown.getByRole('link').first()).toContainText('douyin 1-1')
    played.isDown = true
    await shown.getByRole('button', { name: zh.refresh }).click()
    await expect(shown.getByTitle(live['old.failed'].replace('{time}', '2分钟前'))).toBeVisible()
    await expect(shown.getByRole('link').first()).toContainText('douyin 1-1')
  },
)

test('a preview asks for nothing: only a tile that has been added does', async ({ page }) => {
  const played = await playBoards(page)
  await openOn(page, { home: { groups: [group('a', [site('one')])], dock: [] } })
  const adding = windowOf(page)
  await pressUntilOpen(page, 'Control+a', adding)
  await adding.getByRole('tab', { name: addIcon['tab.components'] }).click()
  const card = adding.getByRole('article', { name: zh.name })
  await expect(card).toContainText('抖音热搜')
  expect(played.asked).toEqual([])
  await card.getByRole('button', { name: `添加${zh.name}` }).click()
  await expect.poll(() => played.asked).toEqual(['douyin'])
})

test('in pure offline no board is asked for', async ({ page }) => {
  const played = await playBoards(page)
  await openOn(page, { home: { groups: [group('a', [tile('one')])], dock: [] }, theme: { isPureOffline: true } })
  await expect(board(page, '抖音')).toContainText(live['none.pureOffline'])
  expect(played.asked).toEqual([])
})

import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import live from '../src/client/features/data/live-data/locales/zh-CN.json' with { type: 'json' }
import addIcon from '../src/client/features/layout/add-icon/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/hot-search/locales/zh-CN.json' with { type: 'json' }
import {
  expect,
  group,
  openOn,
  pressUntilOpen,
  shownGroup,
  site,
  soak,
  storedDocument,
  test,
  waitForLoad,
} from './lib/page.ts'
import { dragTo, sideOf } from './lib/sorting.ts'

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
  await expect(board(page, '微博').locator('time')).toHaveText(/^\d\d:\d\d$/)
  await expect(board(page, '知乎').getByRole('link').first()).toContainText('zhihu 1-1')

  played.round = 2
  await board(page, '微博').getByRole('button', { name: zh.refresh }).click()
  await expect(first.first()).toContainText('weibo 2-1')
  await board(page, '微博').getByRole('tab', { name: '抖音' }).click()
  await expect(board(page, '抖音').getByRole('link').first()).toContainText('douyin 2-1')
  await expect.poll(() => storedDocument(page, 'hot-search')).toMatchObject({ data: { boards: { one: 'douyin' } } })

  await board(page, '抖音').getByRole('tab', { name: '抖音热搜' }).click()
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

test('a tile of the first desktop asks nobody until it is pressed, nor does its window', async ({ page }) => {
  const played = await playBoards(page)
  const laid = [tile('home-hot-search'), tile('news-hot-search-2', '4x4'), tile('work-hot-search', '1x2')]
  await openOn(page, { home: { groups: [group('a', laid)], dock: [] } })
  const first = page.locator('#root article').first()
  await expect(first).toContainText('取自 weibo.com，点了才联网')
  await expect(page.locator('#root article').nth(1)).toContainText('zhihu.com')
  await page
    .locator('#root article')
    .nth(1)
    .click({ position: { x: 20, y: 120 } })
  await expect(windowOf(page).getByRole('heading', { name: '知乎热搜' })).toBeVisible()
  await expect(windowOf(page)).toContainText('取自 zhihu.com，点了才联网')
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  expect(played.asked).toEqual([])

  await first.getByRole('button', { name: zh.see }).click()
  await expect(first.getByRole('link').first()).toContainText('weibo 1-1')
  expect(played.asked).toEqual(['weibo'])
  await page.reload()
  await waitForLoad(page)
  await expect(first.getByRole('link').first()).toContainText('weibo 1-1')
  await expect(page.locator('#root article').nth(1).getByRole('button', { name: zh.see })).toBeVisible()
  await page.locator('#root article').nth(2).getByRole('button', { name: zh.seeShort }).click()
  await expect(page.locator('#root article').nth(2)).toContainText('weibo 1-1')
})

test(
  'a tile scrolls its twenty rows without turning the page, and boards change by keyboard',
  soak,
  async ({ page }) => {
    await playBoards(page)
    await openOn(page, {
      home: { groups: [group('a', [tile('one', '4x4'), tile('two', '2x4')]), group('b', [site('s')])], dock: [] },
      'hot-search': { boards: { one: 'weibo', two: 'zhihu' } },
    })
    const shown = page.locator('#root article').first()
    await expect(shown.getByRole('link')).toHaveCount(20)
    await expect(page.locator('#root article').nth(1).getByRole('link')).toHaveCount(20)
    const last = shown.getByRole('link').last()
    await expect(last).not.toBeInViewport()
    await shown.getByRole('link').nth(3).hover()
    await page.mouse.wheel(0, 120)
    await page.mouse.wheel(0, 4000)
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await shownGroup(page)).toBe('组 a')

    await shown.getByRole('tab', { name: '微博热搜' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(shown.getByRole('link').first()).toContainText('zhihu 1-1')
    await expect(shown.getByRole('tab', { name: '知乎热搜' })).toBeFocused()
    await expect(shown.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  },
)

test('a tile is dragged by its head, tabs included, and stays with its board', soak, async ({ page }) => {
  await playBoards(page)
  await openOn(page, { home: { groups: [group('a', [tile('one'), tile('two', '2x2'), site('s')])], dock: [] } })
  const shown = board(page, '抖音').first()
  await expect(shown.getByRole('link').first()).toBeVisible()
  await dragTo(page, shown.getByRole('tab', { name: '知乎' }), await sideOf(page.getByRole('link', { name: '站 s' })))
  await page.mouse.up()
  const children = [{ id: 'two' }, { id: 's' }, { id: 'one' }]
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: [{ children }] } })
  await expect(page.getByRole('tab', { name: '抖音热搜' })).toHaveCount(2)
})

test('a preview asks for nothing: only a tile that has been added does', soak, async ({ page }) => {
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

test('in pure offline no board is asked for', soak, async ({ page }) => {
  const played = await playBoards(page)
  await openOn(page, { home: { groups: [group('a', [tile('one')])], dock: [] }, theme: { isPureOffline: true } })
  await expect(board(page, '抖音')).toContainText(live['none.pureOffline'])
  expect(played.asked).toEqual([])
})

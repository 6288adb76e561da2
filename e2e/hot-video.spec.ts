import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import live from '../src/client/features/data/live-data/locales/zh-CN.json' with { type: 'json' }
import windows from '../src/client/features/shell/windows/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/hot-video/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, soak, storedDocument, test, waitForLoad } from './lib/page.ts'
import { pngOf } from './lib/pictures.ts'

/** Films by way of the server, which this file plays: 25 of each list. */

const TILE = { id: 'one', name: '', type: 'component', component: 'hot-video', size: '2x4' }
const HOME = { home: { groups: [group('a', [TILE])], dock: [] } }
const TOTAL = 25

const film = (list: string, number: number) => ({
  filmId: `maizuo-${number}`,
  name: `${list} ${number}`,
  poster: `maizuo-${number}-0123456789abcdef`,
  ...(list === 'now' && { grade: 8.7 }),
  synopsis: `第 ${number} 部电影的简介`,
  categories: ['剧情'],
  cast: ['甲演员'],
  premiere: '2026-12-04',
})
const details = {
  ...film('now', 2),
  director: '丙导演',
  runtime: 121,
  actors: [{ name: '甲演员', role: '守灯人' }],
  photos: ['maizuo-2-00000000000000aa', 'maizuo-2-00000000000000bb'],
  url: 'https://m.maizuo.com/v5/#/films/2',
}

interface Played {
  /** Queries of lists and films, and the paths of pictures. */
  readonly asked: string[]
  isDown: boolean
}

async function playFilms(page: Page): Promise<Played> {
  const played: Played = { asked: [], isDown: false }
  const answer = (data: object) =>
    played.isDown
      ? { status: 503, json: { code: 503, msg: 'down', data: null } }
      : { json: { code: 0, msg: '', data: { ...data, from: 'live', age: 130 } } }
  await page.route('**/api/hot_video?*', (route) => {
    const { search, searchParams } = new URL(route.request().url())
    played.asked.push(search)
    const list = searchParams.get('type') ?? ''
    const first = (Number(searchParams.get('page')) - 1) * 10 + 1
    const numbers = Array.from({ length: 10 }, (_, index) => first + index).filter((number) => number <= TOTAL)
    return route.fulfill(answer({ films: numbers.map((number) => film(list, number)), total: TOTAL }))
  })
  await page.route('**/api/film?*', (route) => {
    played.asked.push(new URL(route.request().url()).search)
    return route.fulfill(answer({ film: details }))
  })
  await page.route('**/api/film_poster?*', (route) => {
    played.asked.push('picture')
    return route.fulfill({ contentType: 'image/png', body: pngOf([120, 60, 90]) })
  })
  return played
}

const tile = (page: Page) => page.locator('#root article')
const theWindow = (page: Page) => page.locator('#layer-window')

test('a tile goes from film to film, by itself and by its dots, and begins with the last one', async ({ page }) => {
  const played = await playFilms(page)
  await openOn(page, HOME)
  await expect(tile(page)).toContainText('now 1')
  await expect(tile(page)).toContainText('第 1 部电影的简介')
  await expect(tile(page).getByRole('img', { name: zh.grade.replace('{grade}', '8.7') })).toBeVisible()
  await expect(tile(page).locator('img')).toHaveJSProperty('naturalWidth', 64)
  await expect(tile(page)).toContainText('now 2')

  await tile(page).getByRole('button', { name: 'now 5' }).last().click()
  await expect(tile(page)).toContainText('第 5 部电影的简介')
  await page.keyboard.press('ArrowRight')
  await expect(tile(page)).toContainText('第 6 部电影的简介')

  played.asked.length = 0
  await page.reload()
  await waitForLoad(page)
  await expect(tile(page)).toContainText('第 6 部电影的简介')
  expect(played.asked.filter((one) => one !== 'picture')).toEqual([])
  await expect.poll(() => storedDocument(page, 'hot-video')).toMatchObject({ data: { films: { one: 'maizuo-6' } } })
})

test('a tile of the first desktop asks nobody until it is pressed, nor does its window', soak, async ({ page }) => {
  const played = await playFilms(page)
  await openOn(page, { home: { groups: [group('a', [{ ...TILE, id: 'media-hot-video' }])], dock: [] } })
  await expect(tile(page)).toContainText('取自 卖座网 / 猫眼')
  await tile(page).click({ position: { x: 40, y: 40 } })
  await expect(theWindow(page)).toContainText('取自 卖座网 / 猫眼，点了才联网')
  await page.waitForLoadState('networkidle')
  expect(played.asked).toEqual([])
  await theWindow(page).getByRole('button', { name: zh.see }).click()
  await expect(theWindow(page).getByRole('tabpanel', { name: zh['list.now'] })).toContainText('now 1')
  await expect(tile(page)).toContainText('now 1')
})

test('with reduced motion a tile goes on by hand alone', soak, async ({ page }) => {
  await playFilms(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openOn(page, HOME)
  await expect(tile(page)).toContainText('now 1')
  await page.clock.runFor(11_000)
  await expect(tile(page)).toContainText('now 1')
  await tile(page).getByRole('button', { name: 'now 3' }).click()
  await expect(tile(page)).toContainText('第 3 部电影的简介')
})

test('the window lists films as it is scrolled, and tells of one with its photos', async ({ page }) => {
  const played = await playFilms(page)
  await openOn(page, { ...HOME, 'hot-video': { films: { one: 'maizuo-2' } } })
  const shown = theWindow(page)
  await tile(page).getByRole('button', { name: 'now 2' }).first().click()
  await expect(shown.getByRole('heading', { name: 'now 2' })).toBeVisible()
  await expect(shown).toContainText('丙导演')
  await expect(shown.getByRole('link')).toHaveAttribute('href', details.url)

  const photo = (at: number) => zh.photo.replace('{at}', String(at)).replace('{count}', '2')
  await shown.getByRole('button', { name: photo(1) }).click()
  const photos = page.getByRole('dialog', { name: 'now 2' })
  await expect(photos).toContainText(photo(1))
  await photos.getByRole('button', { name: zh.next }).click()
  await expect(photos).toContainText(photo(2))
  await page.keyboard.press('Escape')
  await expect(photos).toHaveCount(0)

  await shown.getByRole('button', { name: zh.back }).click()
  const list = shown.getByRole('tabpanel', { name: zh['list.now'] })
  await expect(list.getByRole('button', { name: /^now 2 / })).toBeFocused()
  await expect(async () => {
    await list.getByRole('button').last().scrollIntoViewIfNeeded()
    expect(await list.getByRole('button').count()).toBe(TOTAL)
  }).toPass()
  expect(played.asked).toContain('?type=now&page=3&source=maizuo')

  await shown.getByRole('tab', { name: zh['list.coming'] }).click()
  await expect(shown.getByRole('tabpanel', { name: zh['list.coming'] }).getByRole('button').first()).toContainText(
    zh.premiere.replace('{date}', '12月4日'),
  )
})

test('a window that was closed on a film opens again with the list', soak, async ({ page }) => {
  await playFilms(page)
  await openOn(page, { ...HOME, 'hot-video': { films: { one: 'maizuo-2' } } })
  const shown = theWindow(page)
  await tile(page).getByRole('button', { name: 'now 2' }).first().click()
  await expect(shown.getByRole('heading', { name: 'now 2' })).toBeVisible()
  await shown.getByRole('button', { name: windows.closeWindow }).click()
  await expect(shown.getByRole('dialog')).toHaveCount(0)
  await tile(page).click({ position: { x: 20, y: 20 } })
  await expect(shown.getByRole('tabpanel', { name: zh['list.now'] })).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'now 2' })).toHaveCount(0)
})

// the browser reports the refused answers as errors, which other tests do not allow
plain('without an answer a tile says so and tries again; in pure offline nothing is asked', async ({ page }) => {
  const played = await playFilms(page)
  played.isDown = true
  await openOn(page, HOME)
  await expect(tile(page)).toContainText(live['none.failed'])
  played.isDown = false
  await tile(page).getByRole('button', { name: live.retry }).click()
  await expect(tile(page)).toContainText('now 1')

  await openOn(page, { ...HOME, theme: { isPureOffline: true } })
  await expect(tile(page)).toContainText('now 1')
  await expect(tile(page).locator('img')).toHaveCount(0)
  played.asked.length = 0
  await tile(page).getByRole('button', { name: 'now 1' }).first().click()
  await expect(theWindow(page)).toContainText(live['none.pureOffline'])
  expect(played.asked).toEqual([])
})

import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import live from '../src/client/features/data/live-data/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/weather/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, soak, storedDocument, test, waitForFocusIn } from './lib/page.ts'
import { weatherAnswer } from './lib/weather.ts'

/** Weather: places and their weather by way of the server, which this file plays. */

const tile = (id: string, size = '2x4') => ({ id, name: id, type: 'component', component: 'weather', size })
const tiles = (page: Page) => page.locator('#root article')
const windowOf = (page: Page) => page.locator('#layer-window')
const hangzhou = {
  name: '杭州',
  latin: 'Hangzhou',
  region: '浙江',
  latinRegion: 'Zhejiang',
  latitude: 30.29,
  longitude: 120.16,
  adcode: '330100',
}
const tokyo = { name: '东京', latitude: 35.69, longitude: 139.69 }
const keyOf = ({ latitude, longitude, adcode = '' }: { latitude: number; longitude: number; adcode?: string }) =>
  `${latitude},${longitude},${adcode}`

interface Played {
  /** Latitudes of the places whose weather was asked for, and texts that were searched. */
  readonly asked: string[]
  isDown: boolean
}

/** Plays the weather: the same everywhere, for a week from today on. */
async function playWeather(page: Page): Promise<Played> {
  const played: Played = { asked: [], isDown: false }
  await page.route('**/api/weather?*', (route) => {
    played.asked.push(new URL(route.request().url()).searchParams.get('latitude') ?? '')
    if (played.isDown) return route.fulfill({ status: 503, json: { code: 503, msg: 'down', data: null } })
    return route.fulfill({ json: weatherAnswer(21.4) })
  })
  await page.route('**/api/place_search?*', (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? ''
    played.asked.push(text)
    const places = [hangzhou, tokyo].filter(({ name }) => name === text)
    return route.fulfill({ json: { code: 0, msg: '', data: { places } } })
  })
  return played
}

/** Notes whatever is asked about weather and places. */
function noteQuestions(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?:weather|place)/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('a tile asks for a city in place: one press on a name, and nobody is asked before', soak, async ({ page }) => {
  const played = await playWeather(page)
  const asked = noteQuestions(page)
  await openOn(page, { home: { groups: [group('a', [tile('one', '2x2'), tile('two', '1x1')])], dock: [] } })
  const shown = tiles(page).first()
  await expect(shown).toContainText(zh.question)
  await expect(shown).toContainText(zh['source.open-meteo'])
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await shown.getByRole('button', { name: zh['city.shanghai'] }).click()
  await expect(shown).toContainText('上海21°')
  await expect(tiles(page).nth(1)).toContainText('21°')
  await expect(shown).toBeFocused()
  expect(played.asked).toEqual(['31.2222'])
  const shanghai = { name: '上海', latin: 'Shanghai', latitude: 31.2222, longitude: 121.4581, adcode: '310000' }
  await expect.poll(() => storedDocument(page, 'weather')).toMatchObject({ data: { places: [shanghai] } })
  await page.keyboard.press('Control+z')
  await expect(shown).toContainText(zh.question)
})

test(
  'more cities are in a popover of the tile, by keyboard, too; the window before its first place invites',
  soak,
  async ({ page }) => {
    await playWeather(page)
    await openOn(page, { home: { groups: [group('a', [tile('one', '2x2'), tile('two', '1x2')])], dock: [] } })
    const popover = page.getByRole('dialog', { name: zh.choose })
    await tiles(page).nth(1).getByRole('button').click()
    await expect(popover.getByRole('list', { name: zh.cities }).getByRole('button')).toHaveCount(12)
    await page.keyboard.press('Escape')
    await expect(popover).toHaveCount(0)

    await tiles(page).first().getByText(zh.question).click()
    await expect(windowOf(page).getByRole('heading', { name: zh.umbrella })).toBeVisible()
    await expect(windowOf(page).getByRole('list', { name: zh.cities }).getByRole('button')).toHaveCount(12)
    await windowOf(page).getByRole('button', { name: zh['city.chengdu'] }).click()
    await expect(windowOf(page).getByRole('heading', { name: '成都' })).toBeVisible()
    await windowOf(page).getByRole('button', { name: '移除成都' }).click()
    await page.keyboard.press('Escape')

    const more = tiles(page).first().getByRole('button', { name: zh.more })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(popover).toBeVisible()
    await waitForFocusIn(popover)
    const city = popover.getByRole('button', { name: zh['city.wuhan'] })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(city).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(tiles(page).first()).toContainText('武汉21°')
  },
)

test('a city is searched, its weather shown in tile and window, and kept without being asked for again', async ({
  page,
}) => {
  const played = await playWeather(page)
  await openOn(page, { home: { groups: [group('a', [tile('one'), tile('two', '2x2')])], dock: [] } })
  await tiles(page).first().getByRole('button', { name: zh.more }).click()
  const popover = page.getByRole('dialog', { name: zh.choose })
  await popover.getByRole('textbox', { name: zh.search }).fill('无此地')
  await expect(popover.getByRole('status')).toContainText('没有找到「无此地」')
  await popover.getByRole('textbox', { name: zh.search }).fill('杭州')
  await popover.getByRole('list', { name: zh.results }).getByRole('button').click()
  await expect(popover).toHaveCount(0)
  await tiles(page).first().getByText('杭州').click()
  await expect(windowOf(page).getByRole('heading', { name: '杭州 浙江' })).toBeVisible()
  await expect(windowOf(page)).toContainText('东北风 2 级')
  await expect(windowOf(page)).toContainText('163 中度污染')
  await expect(windowOf(page).getByRole('link', { name: zh['by.open-meteo'] })).toBeVisible()
  await expect(tiles(page).first()).toContainText('21°')
  await expect(tiles(page).nth(1)).toContainText('11° / 26°')

  await windowOf(page).getByRole('button', { name: zh.add }).click()
  const field = windowOf(page).getByRole('textbox', { name: zh.search })
  await field.fill('东京')
  await expect(windowOf(page).getByRole('list', { name: zh.results })).toContainText('东京')
  await field.press('Enter')
  await expect(tiles(page).first()).toContainText('东京')
  await expect(tiles(page).nth(1)).toContainText('杭州')
  await windowOf(page).getByRole('radio', { name: '°F' }).check({ force: true })
  await expect(tiles(page).first()).toContainText('71°')
  await windowOf(page).getByRole('button', { name: '移除东京' }).click()
  await expect(tiles(page).first()).toContainText('杭州')
  await expect
    .poll(() => storedDocument(page, 'weather'))
    .toMatchObject({ data: { places: [{ name: '杭州' }], unit: 'fahrenheit' } })

  played.asked.length = 0
  await page.reload()
  await expect(tiles(page).first()).toContainText('71°')
  expect(played.asked).toEqual([])
})

test('the location is asked for by a press alone, and leaves the browser to a kilometre', async ({ page, context }) => {
  const played = await playWeather(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 30.274_085, longitude: 120.155_07 })
  const near = page.waitForRequest('**/api/place_near?*')
  await page.route('**/api/place_near?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { place: hangzhou } } }),
  )
  await openOn(page, { home: { groups: [group('a', [tile('one')])], dock: [] } })
  await tiles(page).first().getByRole('button', { name: zh.locate }).click()
  await expect(tiles(page).first()).toContainText('杭州')
  const { searchParams } = new URL((await near).url())
  expect([searchParams.get('latitude'), searchParams.get('longitude')]).toEqual(['30.27', '120.16'])
  await expect.poll(() => played.asked).toEqual(['30.27'])
  await expect
    .poll(() => storedDocument(page, 'weather'))
    .toMatchObject({ data: { places: [{ ...hangzhou, latitude: 30.27, longitude: 120.16 }] } })
})

// the browser reports the refused answers as errors, which other tests do not allow
plain('without an answer a tile says so; later it keeps what it had, with its age', async ({ page }) => {
  const played = await playWeather(page)
  played.isDown = true
  await openOn(page, {
    home: { groups: [group('a', [tile('one', '2x2')])], dock: [] },
    weather: { places: [hangzhou], tiles: { one: keyOf(hangzhou) }, unit: 'celsius' },
  })
  const shown = tiles(page).first()
  await expect(shown).toContainText(live['none.failed'])
  played.isDown = false
  // the spec's default weather, labelled
  await expect(shown).toContainText(`北京0°${zh['condition.clear']}${zh.sample} · `)
  await shown.getByRole('button', { name: zh.retry }).click()
  await expect(shown).toContainText('21°')
  played.isDown = true
  await shown.getByText('杭州').click()
  await windowOf(page).getByRole('button', { name: zh.refresh, exact: true }).click()
  await expect(shown.getByTitle(live['old.failed'].replace('{time}', '2分钟前'))).toBeVisible()
  await expect(shown).toContainText('21°')
})

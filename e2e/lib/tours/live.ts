import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, group, openOn, site } from '../page.ts'
import { answerThirdParties } from '../third-parties.ts'
import { openApps } from './apps.ts'
import { FILLED, LONG } from './contents.ts'
import { closeByKey, type Tour } from './tour.ts'

/** Every widget of live data, and the two that are built like them. */
const WIDGETS = [
  ...globSync('*/live-*.ts', { cwd: join(import.meta.dirname, '../../../src/client/widgets') }).map((path) =>
    basename(dirname(path)),
  ),
  ...['ai-tool', 'wy-music', 'gu-shi', 'yi-yan', 'tg-diary'],
].toSorted()
const SIZES = ['1x1', '1x2', '2x2', '2x4', '4x4'] as const

const tile = (component: string, size: string) => ({
  ...{ id: `${component}-${size}`, name: '', type: 'component', component, size },
})

/** A group for each widget, in which it has every size. */
const GROUPS = WIDGETS.map((widget) => group(widget, [...SIZES.map((size) => tile(widget, size)), site('1')]))

const [FIRST_PLACE] = FILLED.weather.places
const PLACE_KEY = `${FIRST_PLACE?.latitude},${FIRST_PLACE?.longitude},${FIRST_PLACE?.adcode ?? ''}`

const LIVE = {
  ...FILLED,
  home: { groups: GROUPS, dock: [] },
  weather: {
    ...FILLED.weather,
    tiles: Object.fromEntries(SIZES.map((size) => [`weather-${size}`, PLACE_KEY])),
  },
  stocks: {
    rise: '',
    selectList: ['600519', '000001', '601318'].map((code) => ({ market: 'sh', code, name: LONG.slice(0, 80) })),
  },
  'ai-tool': {
    favorites: ['own', 'deepseek', 'doubao', 'kimi'],
    own: [{ id: 'own', name: LONG.slice(0, 60), url: 'https://own.example/', type: 'chat' }],
    openIn: 'tab',
  },
}

async function visitGroups({ page, visit }: Tour, state: string): Promise<void> {
  for (const [index, widget] of WIDGETS.entries()) {
    const button = page.locator('#root nav [data-group] button').nth(index)
    await button.click()
    await expect(button).toHaveAttribute('aria-current', /.+/)
    await expect(page.locator('#tiles')).toHaveAttribute('aria-label', `组 ${widget}`)
    await expect(page.locator('#tiles article').first()).toBeVisible()
    await visit(`tiles of ${widget}, ${state}`, '#tiles')
  }
}

/** The tiles of live data in every size: with contents, and in pure offline without any and with old ones. */
export async function tourLiveTiles(tour: Tour): Promise<void> {
  const { page } = tour
  await answerThirdParties(page)
  await openOn(page, LIVE)
  await visitGroups(tour, 'filled')
  await openOn(page, { home: LIVE.home, theme: { isPureOffline: true } })
  await visitGroups(tour, 'with what was kept, in pure offline')
}

/** The same for a user who has never got anything. */
export async function tourEmptyLiveTiles(tour: Tour): Promise<void> {
  const { home, weather, 'ai-tool': box } = LIVE
  await openOn(tour.page, { home, weather, 'ai-tool': box, theme: { isPureOffline: true } })
  await visitGroups(tour, 'without anything')
}

async function pressIn(view: Locator, name: string): Promise<void> {
  await view.getByRole('button', { name, exact: true }).first().click()
}

/** What the windows of live data open. */
export async function tourLiveWindows(tour: Tour): Promise<void> {
  await answerThirdParties(tour.page)
  await openOn(tour.page, LIVE)
  await tourWeather(tour)
  await tourStocks(tour)
  await tourFilms(tour)
  await tourBoards(tour)
  await tourTools(tour)
  await tourMusic(tour)
}

const windowOf = (page: Page) => page.locator('#layer-window')

async function tourWeather({ page, words, visit }: Tour): Promise<void> {
  await openApps(page, ['weather'])
  await visit('weather', '#layer-window')
  await pressIn(windowOf(page), words.of('weather.add'))
  const field = windowOf(page).getByRole('textbox', { name: words.of('weather.search') })
  await field.fill('nothing')
  await windowOf(page).getByText('nothing').first().waitFor()
  await visit('weather, no place found', '#layer-window')
  await field.fill(LONG.slice(0, 20))
  await windowOf(page)
    .getByRole('list', { name: words.of('weather.results') })
    .waitFor()
  await visit('weather, places found', '#layer-window')
}

async function tourStocks({ page, words, visit }: Tour): Promise<void> {
  await openApps(page, ['stocks'])
  const list = windowOf(page).getByRole('list', { name: words.of('stocks.list') })
  await list.getByRole('button').first().click()
  await windowOf(page).getByRole('tab').last().waitFor()
  await visit('a stock', '#layer-window')
  await pressIn(windowOf(page), words.of('stocks.asTable'))
  await visit('a stock as a table', '#layer-window')
  await page.locator('#layer-window [role="tablist"]').last().getByRole('tab').last().click()
  await visit('a stock over a year', '#layer-window')
  const back = windowOf(page).getByRole('button', { name: words.of('stocks.back') })
  if ((await back.count()) > 0) await back.click()
  await pressIn(windowOf(page), words.of('stocks.add'))
  const adding = page.getByRole('dialog', { name: words.of('stocks.add') })
  const field = adding.getByRole('searchbox')
  await field.fill('nothing')
  await adding.getByText('nothing').first().waitFor()
  await visit('no stock found', '#layer-dialog')
  await field.fill('long')
  await adding.getByRole('list').getByRole('button').first().waitFor()
  await visit('stocks found', '#layer-dialog')
  await closeByKey(page, adding)
}

async function tourFilms({ page, words, visit }: Tour): Promise<void> {
  await openApps(page, ['hot-video'])
  await windowOf(page)
    .getByRole('tab', { name: words.of('hot-video.list.coming') })
    .click()
  await visit('coming films', '#layer-window')
  await windowOf(page).getByRole('tabpanel').last().getByRole('button').first().click()
  await windowOf(page)
    .getByRole('button', { name: words.of('hot-video.photo', { at: 1, count: 2 }) })
    .waitFor()
  await visit('a film', '#layer-window')
  await pressIn(windowOf(page), words.of('hot-video.photo', { at: 1, count: 2 }))
  const photos = page.getByRole('dialog', { name: LONG })
  await photos.waitFor()
  await visit('photos of a film', '#layer-dialog')
  await closeByKey(page, photos)
}

async function tourBoards({ page, words, visit }: Tour): Promise<void> {
  await openApps(page, ['hot-search'])
  const board = words.of('hot-search.board.bilibili')
  await windowOf(page).getByRole('button', { name: board }).first().click()
  await windowOf(page)
    .getByRole('heading', { name: words.of('hot-search.title', { board }) })
    .waitFor()
  await visit('another board', '#layer-window')
}

async function tourTools({ page, words, visit }: Tour): Promise<void> {
  await openApps(page, ['ai-tool'])
  const view = windowOf(page)
  await view.getByRole('searchbox').fill('nothing like that')
  await view.getByText('nothing like that').first().waitFor()
  await visit('no tool found', '#layer-window')
  await view.getByRole('searchbox').fill('')
  await view
    .getByRole('navigation', { name: words.of('ai-tool.categories') })
    .getByRole('button', { name: words.of('ai-tool.category.own') })
    .click()
  await visit('own tools', '#layer-window')
  await view.locator('[data-tool][href]').first().click({ button: 'right' })
  await page.getByRole('menu').waitFor()
  await visit('menu of a tool', '#layer-menu')
  await page.getByRole('menuitem', { name: words.of('ai-tool.edit') }).click()
  const form = page.getByRole('dialog', { name: words.of('ai-tool.editTitle') })
  await form.waitFor()
  await visit('form of a tool', '#layer-dialog')
  await closeByKey(page, form)
}

async function tourMusic({ page, words, visit }: Tour): Promise<void> {
  await openApps(page, ['wy-music'])
  for (const section of ['now', 'queue', 'files']) {
    await windowOf(page)
      .getByRole('navigation')
      .getByRole('button', { name: words.of(`wy-music.${section}`) })
      .first()
      .click()
    await visit(`music, ${section}`, '#layer-window')
  }
}

import type { Frame, Page } from '@playwright/test'
import game from '../src/client/features/shell/game/locales/zh-CN.json' with { type: 'json' }
import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import windows from '../src/client/features/shell/windows/locales/zh-CN.json' with { type: 'json' }
import zh from '../src/client/widgets/game-center/locales/zh-CN.json' with { type: 'json' }
import kit from '../src/games/kit/locales/zh-CN.json' with { type: 'json' }
import sudoku from '../src/games/sudoku/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, site, soak, soakUnless, storedDocument, test } from './lib/page.ts'

/** The game center and the games, which are pages of their own. */

const HOME = {
  groups: [
    group('a', [{ id: 'games', name: '', type: 'component', component: 'game-center', size: '2x2' }, site('one')]),
  ],
  dock: [],
}
const windowOf = (page: Page) => page.locator('#layer-window')
const frameOf = (page: Page) => windowOf(page).locator('iframe').contentFrame()
const tiles = (page: Page) => frameOf(page).locator('[data-tile]:not([data-state="gone"])')

async function gameFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('/games/'))).toBe(true)
  const frame = page.frames().find((one) => one.url().includes('/games/'))
  if (frame === undefined) throw new Error('no game')
  await frame.waitForSelector('[data-game-table]')
  return frame
}

/** The tiles of 2048 with their cells. */
const board = (page: Page): Promise<readonly string[]> =>
  tiles(page)
    .evaluateAll((all) =>
      all.map((tile) => `${tile.getAttribute('data-tile')} ${tile.getAttribute('style')}`).toSorted(),
    )
    .catch(() => []) // its frame was just replaced

/** The numbers of a kept game of 2048, as its small picture has them. */
const keptNumbers = async (page: Page): Promise<readonly string[]> => {
  const kept = (await storedDocument(page, 'games.unfinished')) as
    | {
        readonly data: Readonly<
          Record<string, { readonly picture: { readonly cells: readonly { readonly text: string }[] } }>
        >
      }
    | undefined
  const cells = kept?.data['2048']?.picture.cells ?? []
  return cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .toSorted()
}
/** Waits until the game is kept as it is shown; its frame may be another one meanwhile. */
const waitUntilKept = (page: Page) =>
  expect(async () => {
    const shown = await tiles(page).evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('data-tile') ?? '').toSorted(),
    )
    expect(await keptNumbers(page)).toEqual(shown)
  }).toPass()

test('a game is found, played by keys, left and gone on with, and its best is on the shelf', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 4, y: 4 } })
  await windowOf(page).getByRole('searchbox').fill('2048')
  await windowOf(page).getByRole('listitem').getByRole('button', { name: /^2048/ }).click()
  await gameFrame(page)
  await expect(windowOf(page).locator('iframe')).toBeFocused()
  await expect(tiles(page)).toHaveCount(2)
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(frameOf(page).getByRole('button', { name: kit.undo })).toBeEnabled()
  const played = await board(page)
  await expect
    .poll(() => storedDocument(page, 'games.unfinished'))
    .toMatchObject({ data: { '2048': { progress: {} } } })
  await waitUntilKept(page)

  await page.reload()
  await gameFrame(page)
  await expect.poll(() => board(page)).toEqual(played)
  // back to the beginning, and a new game does not lose the old one
  await frameOf(page).getByRole('button', { name: kit.restart }).click()
  await expect(tiles(page)).toHaveCount(2)
  await frameOf(page).getByRole('button', { name: kit.undo }).click()
  await expect.poll(() => board(page)).toEqual(played)
  // a command of the page reaches it from the game
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: palette.placeholder })).toBeFocused()
})

test('a game reaches nothing of the page, its origin or the network, also when it is opened by itself', async ({
  page,
  complaints,
}) => {
  await openOn(page, { home: HOME })
  await page.evaluate(() => localStorage.setItem('token', 'secret'))
  await page.evaluate(() => (location.hash = '#game=2048'))
  const frame = await gameFrame(page)
  const reach = () =>
    Promise.all(
      [
        () => localStorage.getItem('token'),
        () => document.cookie,
        () => indexedDB.open('genkan'),
        () => (window.parent === window ? Promise.reject(new Error('alone')) : window.parent.document.title),
        () => fetch('/api/health').then((answer) => answer.text()),
        () => navigator.serviceWorker?.getRegistrations() ?? Promise.reject(new Error('none')),
      ].map(async (attempt) => {
        try {
          return String(await attempt())
        } catch {
          return 'refused'
        }
      }),
    )
  expect(new Set(await frame.evaluate(reach))).toEqual(new Set(['refused']))
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  const address = frame.url()
  await page.goto(address)
  await page.waitForSelector('[data-game-table]')
  expect(new Set(await page.evaluate(reach))).toEqual(new Set(['refused']))
  const isOfReach = (text: string) => /connect|Fetch API/.test(text)
  expect(complaints.splice(0).filter((text) => !isOfReach(text))).toEqual([])
})

test(
  'the computer thinks in a worker of the game, and a step back gives the turn to the player',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME })
    await page.evaluate(() => (location.hash = '#game=reversi'))
    await gameFrame(page)
    const discs = frameOf(page).locator('[data-cell] [data-side]')
    await expect(discs).toHaveCount(4)
    await frameOf(page).locator('[data-move="true"]').first().click()
    await expect(discs).toHaveCount(6)
    await frameOf(page).getByRole('button', { name: kit.undo }).click()
    await expect(discs).toHaveCount(4)
    await expect(frameOf(page).locator('[data-move="true"]')).toHaveCount(4)
  },
)

test('a gamepad plays as keys do, and a pressed button does not keep the keys', soak, async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.evaluate(() => (location.hash = '#game=2048'))
  const frame = await gameFrame(page)
  const press = async (button: number) => {
    for (const pressed of [button, -1])
      await frame.evaluate(async (down) => {
        const buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: at === down }))
        Object.assign(navigator, { getGamepads: () => [{ axes: [0, 0], buttons }] })
        dispatchEvent(new Event('gamepadconnected'))
        for (let seen = 0; seen < 2; seen++) await new Promise(requestAnimationFrame)
      }, pressed)
  }
  const undo = frameOf(page).getByRole('button', { name: kit.undo })
  await expect(undo).toBeDisabled()
  for (const button of [15, 13, 14, 12]) await press(button) // the cross
  await expect(undo).toBeEnabled()
  await frameOf(page).getByRole('button', { name: kit.restart }).click()
  await expect(tiles(page)).toHaveCount(2)
  await press(0) // would press the button that was clicked, if it had the focus
  await expect(frameOf(page).locator(':focus')).toHaveCount(0)
  await press(1)
  await expect(tiles(page)).not.toHaveCount(2)
})

test('a game that throws shows a kind page, loses nothing, and goes on', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.evaluate(() => (location.hash = '#game=2048'))
  const frame = await gameFrame(page)
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) await frameOf(page).locator('[data-game-table]').press(key)
  await waitUntilKept(page)
  const played = await board(page)
  await frame.evaluate(() => void setTimeout(() => window.dispatchEvent(new ErrorEvent('error'))))
  await expect(frameOf(page).getByRole('heading', { name: kit.brokenTitle })).toBeVisible()
  await frameOf(page).getByRole('button', { name: kit.resume }).click()
  await expect.poll(() => board(page)).toEqual(played)
})

test('a game that is gone on with in another tab is there as it was left, and neither replaces the other', async ({
  page,
}) => {
  await openOn(page, { home: HOME })
  await page.evaluate(() => (location.hash = '#game=2048'))
  await gameFrame(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  const second = await page.context().newPage()
  await second.goto('/#game=2048')
  await gameFrame(second)
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
    await second.keyboard.press(key)
  await waitUntilKept(second)
  const played = await board(second)
  await expect.poll(() => board(page)).toEqual(played)
  await second.close()
  await page.bringToFront()
  await page.reload()
  await gameFrame(page)
  await expect.poll(() => board(page)).toEqual(played)
})

test('a game goes on where it was when its window becomes a sheet', soak, async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.evaluate(() => (location.hash = '#game=2048'))
  await gameFrame(page)
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  const played = await board(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => board(page)).toEqual(played)
  await frameOf(page).locator('[data-game-table]').press('ArrowDown')
  await expect.poll(() => board(page)).not.toEqual(played)
})

test.describe('what no game does ends it, and it can be opened again:', () => {
  const strange: Readonly<Record<string, () => void>> = {
    'it floods its page': () => {
      for (let time = 0; time < 5000; time++) window.parent.postMessage('genkan-game', '*')
    },
    'it greets anew, as another page would': () => window.parent.postMessage('genkan-game', '*'),
    'it leaves its page': () => window.location.replace('about:blank'),
  }
  for (const [name, act] of Object.entries(strange))
    test(name, soakUnless(name === 'it floods its page'), async ({ page }) => {
      await openOn(page, { home: HOME })
      await page.evaluate(() => (location.hash = '#game=2048'))
      const frame = await gameFrame(page)
      await frame.evaluate(act).catch(() => {}) // it may be gone before it answers
      await expect(windowOf(page).getByText(game.floodedHint)).toBeVisible()
      await windowOf(page).getByRole('button', { name: game.retry }).click()
      await gameFrame(page)
      await expect(tiles(page)).toHaveCount(2)
    })
})

test('the card of the day opens its puzzle, also while another lies there, and the statistics open', async ({
  page,
}) => {
  await openOn(page, { home: HOME })
  await page.locator('#root article').click({ position: { x: 4, y: 4 } })
  const card = windowOf(page).getByRole('button', { name: zh['day.title'] })
  const way = (name: string) => frameOf(page).getByRole('button', { name, exact: true })
  await card.click()
  await gameFrame(page)
  await expect(way(sudoku.daily)).toHaveAttribute('aria-pressed', 'true')
  await way(sudoku.easy).click()
  await expect(way(sudoku.easy)).toHaveAttribute('aria-pressed', 'true')
  await windowOf(page).getByRole('tab', { name: zh.name }).click()
  await card.click()
  await expect(way(sudoku.daily)).toHaveAttribute('aria-pressed', 'true')
  await expect(windowOf(page).locator('iframe')).toBeFocused()
  await page.keyboard.press('t')
  await expect(frameOf(page).getByRole('dialog', { name: kit.statistics })).toBeVisible()
})

test('the shelf has favorites, and a tile goes on with a game', soak, async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.locator('#root article').getByRole('button', { name: '2048' }).click()
  await gameFrame(page)
  await windowOf(page).getByRole('button', { name: windows.closeWindow }).click()
  await page.locator('#root article').click({ position: { x: 4, y: 4 } })
  const cell = windowOf(page).getByRole('listitem').filter({ hasText: '2048' })
  await cell.hover()
  await cell.getByRole('button', { name: zh.favorite.replace('{name}', '2048') }).click()
  await windowOf(page).getByRole('navigation').getByRole('button', { name: zh['section.favorites'] }).click()
  await expect(windowOf(page).getByRole('listitem').filter({ hasText: '2048' })).toBeVisible()
  await expect.poll(() => storedDocument(page, 'games')).toMatchObject({ data: { '2048': { isFavorite: true } } })

  // an icon of its own opens it from the home screen
  await cell.click({ button: 'right' })
  await page.getByRole('menuitem', { name: zh.addToDesktop }).click()
  const icon = page.locator('#root #tiles li').filter({ hasText: '2048' })
  await expect(icon).toHaveCount(1)
  await windowOf(page).getByRole('button', { name: windows.closeWindow }).click()
  await icon.click()
  await expect(tiles(page)).toHaveCount(2)
})

import type { Locator, Page } from '@playwright/test'
import clockWidget from '../src/client/widgets/clock/widget.ts'
import { sites, smallFolder } from './lib/groups.ts'
import { expect, group, site, soak, test } from './lib/page.ts'
import { centerOf, open, tile, tileItems, tileOrder, undo } from './lib/sorting.ts'

const folder = (page: Page) => page.getByRole('button', { name: '文件夹', exact: true })
const placeOf = (target: Locator) => target.locator('xpath=ancestor::li[1]')
const handleOf = (target: Locator) => placeOf(target).locator(':scope > [aria-hidden]')
const areas = (page: Page) =>
  tileItems(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).style.gridArea))
const spans = (target: Locator) =>
  placeOf(target).evaluate(({ style }) => `${style.gridRowEnd} ${style.gridColumnEnd}`.replaceAll('span ', ''))

/** Distances between cells, in px. */
const pitchOf = (page: Page) =>
  tile(page, 'a1').evaluate((one) => {
    const list = one.closest('ul') ?? one
    const { columnGap, rowGap, gridAutoRows } = getComputedStyle(list)
    const cell = Number.parseFloat(gridAutoRows)
    return { x: cell + Number.parseFloat(columnGap), y: cell + Number.parseFloat(rowGap) }
  })

/** Drags a tile's handle by rows and columns; the button stays pressed. */
async function pull(page: Page, target: Locator, rows: number, columns: number) {
  const pitch = await pitchOf(page)
  await target.hover()
  await expect(handleOf(target)).toBeVisible()
  const { x, y } = await centerOf(handleOf(target))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + columns * pitch.x, y + rows * pitch.y, { steps: 6 })
}

test('resizing a tile reflows the others at once, and is one undo step', async ({ page }) => {
  await open(page)
  const before = await areas(page)
  await pull(page, folder(page), 0, 2)
  await expect.poll(() => spans(folder(page))).toBe('2 4')
  await expect(handleOf(folder(page))).toHaveAttribute('data-size-label', '2 × 4')
  const during = await areas(page)
  expect(during).not.toEqual(before)
  await page.mouse.up()
  // a page of one row is centered again, and may leave the pointer
  await expect(page.locator('[data-size-label]')).toHaveCount(0)
  expect(await areas(page)).toEqual(during)
  expect(await tileOrder(page)).toHaveLength(6)
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  expect(await areas(page)).toEqual(during)
  await expect.poll(() => page.evaluate(() => 'sortable' in document.documentElement.dataset)).toBe(true)
  await pull(page, folder(page), -1, -4)
  await page.mouse.up()
  await expect.poll(() => spans(folder(page))).toBe('1 1')
  await undo(page)
  await expect.poll(() => areas(page)).toEqual(during)
  await expect(page.getByRole('dialog')).toHaveCount(0) // nothing was opened
})

test('a widget is resized only to its supported sizes', soak, async ({ page }) => {
  await open(page)
  const clock = page.locator('#root [data-pages]').getByRole('article')
  const sizes = clockWidget.sizes.map((size) => size.replace('x', ' '))
  await pull(page, clock, -30, -30)
  await page.mouse.up()
  await expect.poll(() => spans(clock)).toBe(sizes[0])
  await pull(page, clock, 30, 30)
  await page.mouse.up()
  await expect.poll(() => spans(clock)).toBe(sizes.at(-1))
})

test('Escape cancels a resize; a press under 5 px does nothing', soak, async ({ page, context }) => {
  await open(page)
  const before = await areas(page)
  await pull(page, folder(page), 1, 1)
  await expect.poll(() => spans(folder(page))).toBe('3 3')
  await page.keyboard.press('Escape')
  await expect.poll(() => areas(page)).toEqual(before)
  await page.mouse.up()
  await pull(page, folder(page), 0.02, 0.02)
  await page.mouse.up()
  expect(await areas(page)).toEqual(before)
  expect(context.pages()).toHaveLength(1)
})

test('after Escape all tiles are back in place, also on a scrolled page', soak, async ({ page }) => {
  await open(page, {
    groups: [group('a', [site('a1'), site('a2'), smallFolder, ...sites('b', 217)])],
    dock: [],
  })
  await expect.poll(async () => (await areas(page)).length).toBe(220) // a long page renders incrementally
  const before = await areas(page)
  await pull(page, folder(page), 4, 4)
  await expect.poll(() => spans(folder(page))).toBe('6 6')
  await page.locator('#root [data-pages]').evaluate((area) => {
    area.scrollTop = area.scrollHeight
  })
  await page.keyboard.press('Escape')
  await expect.poll(() => areas(page)).toEqual(before)
  await page.mouse.up()
})

test('the handle is shown on hover and on focus of widgets and folders only', soak, async ({ page }) => {
  await open(page)
  const clock = page.locator('#root [data-pages]').getByRole('article')
  await folder(page).hover()
  await expect(handleOf(folder(page))).toBeVisible()
  const box = await handleOf(folder(page)).evaluate((one) => {
    const { width, height } = getComputedStyle(one, '::before')
    return [width, height].map(Number.parseFloat)
  })
  expect(Math.min(...box)).toBeGreaterThanOrEqual(36)
  await clock.hover()
  await expect(handleOf(folder(page))).toHaveCount(0)
  await expect(handleOf(clock)).toHaveCSS('animation-delay', '0.6s')
  await expect(handleOf(clock)).toBeVisible()
  await tile(page, 'a1').hover()
  await expect(handleOf(clock)).toHaveCount(0)
  await expect(page.locator('[data-resizable]')).toHaveCount(0)
  await tile(page, 'a2').focus()
  await page.keyboard.press('ArrowRight')
  await page.mouse.move(720, 5)
  await expect(handleOf(clock)).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { expect, folder, group, openOn, pressWithoutMenu, site } from './page.ts'

export const clock = { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' }
export const HOME = {
  groups: [
    group('a', [site('a1'), site('a2'), clock, site('a3'), folder([site('in1')]), site('a4')]),
    group('b', [site('b1'), site('b2')]),
  ],
  dock: [site('d1'), site('d2')],
}

export async function open(page: Page, home: object = HOME) {
  await openOn(page, { home })
  await expect(page.locator('#first')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => 'sortable' in document.documentElement.dataset)).toBe(true)
}

export const tileItems = (page: Page) =>
  page.locator('#root [data-pages] > :not([aria-hidden]) > li:not([data-volatile])')
/** Names of the tiles on the current page, in order. */
export const tileOrder = async (page: Page) =>
  (
    await tileItems(page).evaluateAll((all) => all.map((one) => one.firstElementChild?.getAttribute('title') ?? '时钟'))
  ).map((name) => name.replace('站 ', ''))
export const tile = (page: Page, name: string) =>
  page.locator('#root').getByRole('link', { name: `站 ${name}`, exact: true })
export const dockNames = async (page: Page) =>
  (
    await page.locator('[data-dock] a').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((name) => name.replace('站 ', ''))
export const centerOf = async (target: Locator) => {
  // Waits for running animations of the tile and its page.
  await target.evaluate(async (one) => {
    const item = one.closest('li') ?? one
    const page = item.parentElement // it may be in a page transition
    await Promise.allSettled(
      [item, ...(page === null ? [] : [page, ...page.children])]
        .flatMap((element) => element.getAnimations())
        .filter(({ playState }) => playState === 'running') // the dragged tile's own animations are paused
        .map(({ finished }) => finished),
    )
  })
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
/** A point beside the center of a tile, at which the other tiles reflow. */
export const sideOf = async (target: Locator) => {
  const { x, y, width } = await centerOf(target)
  return { x: x + width * 0.4, y }
}
export const ghost = (page: Page) => page.locator('body > [aria-hidden]:not([data-landing]):has(> [inert])')
export const undo = async (page: Page) => {
  await pressWithoutMenu(page, 'Control+z')
}

/** Drags a tile to a point; the button stays pressed. */
export async function dragTo(page: Page, from: Locator, to: { readonly x: number; readonly y: number }) {
  await expect(page.locator('body > [data-landing]')).toHaveCount(0) // the previous ghost has landed
  const { x, y } = await centerOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(ghost(page)).toBeVisible()
}

/** Drags a tile to a neighbour as slowly as a careful hand, in steps of some px and frames; the button stays pressed. */
export async function dragSlowlyTo(page: Page, from: Locator, to: { readonly x: number; readonly y: number }) {
  const { x, y } = await centerOf(from)
  const steps = 12 // of more than 5 px: less is a hand at rest
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + ((to.x - x) * step) / steps, y + ((to.y - y) * step) / steps)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    })
  }
}

/** Drags a tile onto another one until that is highlighted as drop target; the button stays pressed. */
export async function dragOnto(page: Page, from: Locator, onto: Locator) {
  await dragTo(page, from, await centerOf(onto))
  await expect(async () => {
    const { x, y } = await centerOf(onto) // a slow drag may have reflowed the tiles
    await page.mouse.move(x, y)
    await expect(page.locator('[data-folder-target]')).toHaveCount(1, { timeout: 1500 })
  }).toPass()
}

import type { Locator, Page } from '@playwright/test'
import { expect, folder, group, openOn, pressBeside, site } from './page.ts'

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
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // everything has come
  await expect.poll(() => page.evaluate(() => 'sortable' in document.documentElement.dataset)).toBe(true)
}

export const places = (page: Page) => page.locator('#root [data-pages] > :not([aria-hidden]) > li')
/** What stands on the page, in its order. */
export const order = async (page: Page) =>
  (
    await places(page).evaluateAll((all) => all.map((one) => one.firstElementChild?.getAttribute('title') ?? '时钟'))
  ).map((name) => name.replace('站 ', ''))
export const tile = (page: Page, name: string) =>
  page.locator('#root').getByRole('link', { name: `站 ${name}`, exact: true })
export const dockNames = async (page: Page) =>
  (
    await page.locator('[data-dock] a').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((name) => name.replace('站 ', ''))
export const middleOf = async (target: Locator) => {
  // it has come to rest
  await target.evaluate(async (one) => {
    const place = one.closest('li') ?? one
    const page = place.parentElement // it may be on its way itself: a turn
    await Promise.allSettled(
      [place, ...(page === null ? [] : [page, ...page.children])]
        .flatMap((each) => each.getAnimations())
        .filter(({ playState }) => playState === 'running') // what floats in a hand stands still
        .map(({ finished }) => finished),
    )
  })
  const box = await target.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
/** Where it is held over a tile's side: the others make room there. */
export const besideOf = async (target: Locator) => {
  const { x, y, width } = await middleOf(target)
  return { x: x + width * 0.4, y }
}
export const ghost = (page: Page) => page.locator('body > [aria-hidden]:not([data-landing]):has(> [inert])')
export const undo = async (page: Page) => {
  await pressBeside(page, 'Control+z')
}

/** Takes a tile by the mouse and carries it there; it is not put down yet. */
export async function carry(page: Page, from: Locator, to: { readonly x: number; readonly y: number }) {
  await expect(page.locator('body > [data-landing]')).toHaveCount(0) // what was put down before lies under the pointer
  const { x, y } = await middleOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(ghost(page)).toBeVisible()
}

/** Takes a tile by the mouse and holds it over another, until that would take it. */
export async function carryOnto(page: Page, from: Locator, onto: Locator) {
  await carry(page, from, await middleOf(onto))
  await expect(async () => {
    const { x, y } = await middleOf(onto) // on a slow way there it may have made room
    await page.mouse.move(x, y)
    await expect(page.locator('[data-folder-target]')).toHaveCount(1, { timeout: 1500 })
  }).toPass()
}

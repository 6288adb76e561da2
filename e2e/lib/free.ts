import type { Locator, Page } from '@playwright/test'
import { expect, site } from './page.ts'
import { open } from './sorting.ts'

/** Scale of a viewport of 1440 px: stored coordinates are px of a page 1920 px wide. */
export const SCALE = 1440 / 1920

/** A site on a free page, at a position in px of a page 1440 px wide. */
export const placedSite = (id: string, x: number, y: number, more: object = {}) =>
  site(id, { x: x / SCALE, y: y / SCALE, w: 60 / SCALE, h: 60 / SCALE, ...more })

/** A free group of the home screen. */
export const freeGroup = (id: string, children: readonly object[], lock = false) => ({
  id,
  name: `组 ${id}`,
  icon: 'home',
  mode: 1,
  lock,
  children,
})

export const TILES = [
  placedSite('t1', 300, 75),
  placedSite('t2', 500, 75),
  placedSite('t3', 700, 175),
  placedSite('t4', 900, 275),
]

export async function openFree(page: Page, children: readonly object[] = TILES, lock = false) {
  await open(page, { groups: [freeGroup('a', children, lock)], dock: [] })
  if (!lock) await waitForEditing(page)
}

/** Waits until the current free page is editable; before, a click on a tile opens it. */
export const waitForEditing = (page: Page) => expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)

export const tileItem = (page: Page, id: string): Locator => page.locator(`#root [data-free] li[data-tile="${id}"]`)

/** Position, size and rotation of a tile on its page, in whole px and degrees. */
export const frameOf = (page: Page, id: string) =>
  tileItem(page, id).evaluate((one) => {
    const element = one as HTMLElement
    const [dx = 0, dy = 0] = element.style.translate.split(' ').map((px) => Number.parseFloat(px) || 0)
    // Read from the computed style: during a rotation by drag the inline style lacks it.
    const r = Math.round(100 * (Number.parseFloat(getComputedStyle(element).rotate) || 0)) / 100
    return { x: element.offsetLeft + dx, y: element.offsetTop + dy, w: element.offsetWidth, h: element.offsetHeight, r }
  })

export const centerOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a target by an offset in px; the button stays pressed. */
export async function dragBy(page: Page, target: Locator, by: { readonly x: number; readonly y: number }) {
  const from = await centerOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 })
}

/** Ids of the selected tiles. */
export const selectedIds = (page: Page) =>
  page
    .locator('[data-free] li[data-in-selection]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tile ?? ''))

export async function expectFrame(page: Page, id: string, frame: Readonly<Record<string, number>>) {
  await expect.poll(() => frameOf(page, id)).toMatchObject(frame)
}

import type { Locator, Page } from '@playwright/test'
import { expect, site } from './page.ts'
import { open } from './sorting.ts'

/** A viewport of 1440 px shows what is stored for 1920 px at three quarters. */
export const SCALE = 1440 / 1920

/** A site on a free page, where it stands in px of a page 1440 px wide. */
export const standing = (id: string, x: number, y: number, more: object = {}) =>
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
  standing('t1', 300, 75),
  standing('t2', 500, 75),
  standing('t3', 700, 175),
  standing('t4', 900, 275),
]

export async function openFree(page: Page, children: readonly object[] = TILES, lock = false) {
  await open(page, { groups: [freeGroup('a', children, lock)], dock: [] })
  if (!lock) await editable(page)
}

/** Waits until the free page on screen can be arranged: until then a click on a tile opens it. */
export const editable = (page: Page) => expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)

export const place = (page: Page, id: string): Locator => page.locator(`#root [data-free] li[data-tile="${id}"]`)

/** Where a tile is drawn on its page; whole px. */
export const frameOf = (page: Page, id: string) =>
  place(page, id).evaluate((one) => {
    const element = one as HTMLElement
    const [dx = 0, dy = 0] = element.style.translate.split(' ').map((px) => Number.parseFloat(px) || 0)
    // while a hand turns it, its style does not say how
    const r = Math.round(100 * (Number.parseFloat(getComputedStyle(element).rotate) || 0)) / 100
    return { x: element.offsetLeft + dx, y: element.offsetTop + dy, w: element.offsetWidth, h: element.offsetHeight, r }
  })

export const middle = async (target: Locator) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes hold of something by the mouse and moves it by so many px; it is not let go yet. */
export async function pull(page: Page, target: Locator, by: { readonly x: number; readonly y: number }) {
  const from = await middle(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 })
}

/** The ids of what is selected. */
export const selected = (page: Page) =>
  page
    .locator('[data-free] li[data-in-selection]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['tile'] ?? ''))

export async function expectFrame(page: Page, id: string, frame: Readonly<Record<string, number>>) {
  await expect.poll(() => frameOf(page, id)).toMatchObject(frame)
}

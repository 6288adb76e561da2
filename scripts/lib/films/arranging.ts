/** Films of drags: sorting, making a folder, the free layout. */
import type { Locator, Page } from '@playwright/test'
import { waitForLoad } from '../../../e2e/lib/page.ts'
import type { Film } from './films.ts'

interface Point {
  readonly x: number
  readonly y: number
}

type Action = Film['actions'][number]

/** Longer than every delay that a drag triggers while it rests. */
const LONGEST_DELAY_MS = 800
const wait: Action = async () => {}
const drop: Action = (page) => page.mouse.up()
const repeat = (count: number, action: Action): readonly Action[] => Array.from({ length: count }, () => action)
/** Moves the pointer along a path of points, one step per frame. */
const moveAlong = (points: (page: Page) => Promise<readonly Point[]>, steps: number): readonly Action[] => {
  let path: readonly Point[] = []
  return Array.from(
    { length: steps },
    (_, at): Action =>
      async (page) => {
        if (at === 0) path = await points(page)
        const position = ((at + 1) / steps) * (path.length - 1)
        const [from, to] = [path[Math.floor(position)], path[Math.ceil(position)]]
        if (from === undefined || to === undefined) throw new Error('the path has too few points')
        const fraction = position % 1
        await page.mouse.move(from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction, { steps: 3 })
      },
  )
}

const tiles = (page: Page): Locator => page.locator('#tiles > :not([aria-hidden]) > li')
const icons = (page: Page): Locator => tiles(page).filter({ has: page.locator(':scope > a') })

/** An icon of the second row, with free space below. */
const secondRowIcon = (page: Page): Locator => icons(page).nth(9)

async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await centerOf(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
}

async function openSequential(page: Page): Promise<void> {
  await page.goto('/')
  await waitForLoad(page)
  await page.locator('html[data-sortable]').waitFor()
}

/** The first desktop in the free layout; the tiles have the positions of the grid. */
async function openFree(page: Page): Promise<void> {
  await openSequential(page)
  await page.keyboard.press('Control+o')
  await page.locator('#tiles[data-free] > ul + [data-volatile]').waitFor({ state: 'attached' })
}

/** A free page on which one tile is selected. */
async function openSelected(page: Page): Promise<void> {
  await openFree(page)
  const { x, y } = await centerOf(secondRowIcon(page))
  await page.mouse.click(x, y)
  await page.locator('[data-handle="se"]').waitFor()
}

const offsetsFrom =
  (from: (page: Page) => Locator, offsets: readonly Point[]) =>
  async (page: Page): Promise<readonly Point[]> => {
    const { x, y } = await centerOf(from(page))
    return [{ x: 0, y: 0 }, ...offsets].map((offset) => ({ x: x + offset.x, y: y + offset.y }))
  }

/** Rests the dragged tile over another one, `offsetX` px beside its center, until every delay is over. */
const hoverTile =
  (at: number, offsetX: number): Action =>
  async (page) => {
    const { x, y } = await centerOf(icons(page).nth(at))
    await page.mouse.move(x + offsetX, y, { steps: 8 })
    await page.waitForTimeout(LONGEST_DELAY_MS)
  }

/** Beside the center the tiles reflow; onto it a folder is made. */
const hoverBeside = (at: number) => hoverTile(at, 24)
const hoverOnto = (at: number) => hoverTile(at, 0)

const rotateHandle = (page: Page) => page.locator('[data-rotate-handle]')
const resizeHandle = (page: Page) => page.locator('[data-handle="se"]')

export const films: readonly Film[] = [
  {
    // The tiles reflow; the drag goes on before the animation ends.
    name: 'sort',
    open: async (page) => {
      await openSequential(page)
      await press(page, icons(page).nth(0))
    },
    actions: [hoverBeside(6), ...repeat(3, wait), hoverBeside(2), ...repeat(5, wait)],
  },
  {
    name: 'drop',
    open: async (page) => {
      await openSequential(page)
      await press(page, icons(page).nth(0))
      await hoverBeside(6)(page)
      await page.mouse.move(900, 560, { steps: 4 })
    },
    actions: [wait, drop, ...repeat(8, wait)],
  },
  {
    name: 'folder',
    open: async (page) => {
      await openSequential(page)
      await press(page, icons(page).nth(0))
    },
    actions: [hoverOnto(3), ...repeat(3, wait), drop, ...repeat(8, wait)],
  },
  {
    name: 'free-drag',
    open: async (page) => {
      await openFree(page)
      await press(page, secondRowIcon(page))
    },
    actions: [
      ...moveAlong(
        offsetsFrom(secondRowIcon, [
          { x: 60, y: 60 },
          { x: 84, y: 110 },
          { x: 160, y: 112 },
          { x: 240, y: 176 },
        ]),
        9,
      ),
      drop,
    ],
  },
  {
    name: 'resize',
    open: async (page) => {
      await openSelected(page)
      await press(page, resizeHandle(page))
    },
    actions: [
      ...moveAlong(
        offsetsFrom(resizeHandle, [
          { x: 90, y: 60 },
          { x: 30, y: 120 },
        ]),
        9,
      ),
      drop,
    ],
  },
  {
    name: 'rotate',
    open: async (page) => {
      await openSelected(page)
      await press(page, rotateHandle(page))
    },
    actions: [
      ...moveAlong(
        offsetsFrom(rotateHandle, [
          { x: 50, y: 20 },
          { x: 66, y: 66 },
          { x: 10, y: 130 },
        ]),
        9,
      ),
      drop,
    ],
  },
  {
    name: 'marquee',
    open: async (page) => {
      await openFree(page)
      const { x, y } = await centerOf(tiles(page).first())
      await page.mouse.move(x - 120, y - 80)
      await page.mouse.down()
    },
    actions: [
      ...moveAlong(
        offsetsFrom(
          (page) => tiles(page).first(),
          [
            { x: 300, y: 120 },
            { x: 900, y: 330 },
          ],
        ),
        9,
      ),
      drop,
    ],
  },
]

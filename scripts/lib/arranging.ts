/** The films of what is arranged: sorted, put together, moved freely. */
import type { Locator, Page } from '@playwright/test'
import { settled } from '../../e2e/lib/page.ts'
import type { Film } from './films.ts'

interface Point {
  readonly x: number
  readonly y: number
}

type Act = Film['acts'][number]

/** Longer than anything must rest before it does something, in ms. */
const REST_MS = 800
const stay: Act = async () => {}
const drop: Act = (page) => page.mouse.up()
const times = (count: number, act: Act): readonly Act[] => Array.from({ length: count }, () => act)
/** Goes somewhere by one step for each picture: from the first point to the last in this order. */
const along = (points: (page: Page) => Promise<readonly Point[]>, steps: number): readonly Act[] => {
  let way: readonly Point[] = []
  return Array.from(
    { length: steps },
    (_, at): Act =>
      async (page) => {
        if (at === 0) way = await points(page)
        const part = ((at + 1) / steps) * (way.length - 1)
        const [from, to] = [way[Math.floor(part)], way[Math.ceil(part)]]
        if (from === undefined || to === undefined) throw new Error('a way has an end')
        const share = part % 1
        await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, { steps: 3 })
      },
  )
}

const places = (page: Page): Locator => page.locator('#tiles > :not([aria-hidden]) > li')
const icons = (page: Page): Locator => places(page).filter({ has: page.locator(':scope > a') })

/** An icon of the second row: below it there is room. */
const lower = (page: Page): Locator => icons(page).nth(9)

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
}

async function openSequential(page: Page): Promise<void> {
  await page.goto('/')
  await settled(page)
  await page.locator('html[data-sortable]').waitFor()
}

/** The first desktop in the free layout: its tiles stand where they are in the grid. */
async function openFree(page: Page): Promise<void> {
  await openSequential(page)
  await page.keyboard.press('Control+o')
  await page.locator('#tiles[data-free] > ul + [data-volatile]').waitFor({ state: 'attached' })
}

/** A free page on which one tile is selected. */
async function openSelected(page: Page): Promise<void> {
  await openFree(page)
  const { x, y } = await middleOf(lower(page))
  await page.mouse.click(x, y)
  await page.locator('[data-handle="se"]').waitFor()
}

const by =
  (from: (page: Page) => Locator, ways: readonly Point[]) =>
  async (page: Page): Promise<readonly Point[]> => {
    const { x, y } = await middleOf(from(page))
    return [{ x: 0, y: 0 }, ...ways].map((way) => ({ x: x + way.x, y: y + way.y }))
  }

/** Holds what is in hand over a tile, so much beside its middle, until something comes of it. */
const hold =
  (at: number, aside: number): Act =>
  async (page) => {
    const { x, y } = await middleOf(icons(page).nth(at))
    await page.mouse.move(x + aside, y, { steps: 8 })
    await page.waitForTimeout(REST_MS)
  }

/** Where the others make room, and where a folder is made. */
const holdBeside = (at: number) => hold(at, 24)
const holdOnto = (at: number) => hold(at, 0)

const knob = (page: Page) => page.locator('[data-rotate-handle]')
const corner = (page: Page) => page.locator('[data-handle="se"]')

export const films: readonly Film[] = [
  {
    // the others make room; before all have, it goes on to another place
    name: 'sort',
    arrive: async (page) => {
      await openSequential(page)
      await press(page, icons(page).nth(0))
    },
    acts: [holdBeside(6), ...times(3, stay), holdBeside(2), ...times(5, stay)],
  },
  {
    name: 'drop',
    arrive: async (page) => {
      await openSequential(page)
      await press(page, icons(page).nth(0))
      await holdBeside(6)(page)
      await page.mouse.move(900, 560, { steps: 4 })
    },
    acts: [stay, drop, ...times(8, stay)],
  },
  {
    name: 'folder',
    arrive: async (page) => {
      await openSequential(page)
      await press(page, icons(page).nth(0))
    },
    acts: [holdOnto(3), ...times(3, stay), drop, ...times(8, stay)],
  },
  {
    name: 'free-drag',
    arrive: async (page) => {
      await openFree(page)
      await press(page, lower(page))
    },
    acts: [
      ...along(
        by(lower, [
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
    arrive: async (page) => {
      await openSelected(page)
      await press(page, corner(page))
    },
    acts: [
      ...along(
        by(corner, [
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
    arrive: async (page) => {
      await openSelected(page)
      await press(page, knob(page))
    },
    acts: [
      ...along(
        by(knob, [
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
    arrive: async (page) => {
      await openFree(page)
      const { x, y } = await middleOf(places(page).first())
      await page.mouse.move(x - 120, y - 80)
      await page.mouse.down()
    },
    acts: [
      ...along(
        by(
          (page) => places(page).first(),
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

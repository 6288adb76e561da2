import type { Browser, Locator, Page } from '@playwright/test'
import { type Point, press, type Traced, trace, traceDrag } from '../tracing/drag.ts'
import type { Layout } from './pages.ts'

/** Something that is done with a page, again and again: in the end everything is as it was. */
export interface Scenario {
  readonly name: string
  readonly layout: Layout
  /** Does it for so many ms, and gives what was seen meanwhile. */
  readonly play: (browser: Browser, page: Page, ms: number) => Promise<Traced>
}

/** Over the page and back, with a turn here and there, in px of the viewport. */
const WAY: readonly Point[] = [
  { x: 900, y: 520 },
  { x: 400, y: 600 },
  { x: 1000, y: 440 },
  { x: 700, y: 560 },
]

/** Drags from there over these points, and calls it off; only the way is traced. */
async function drag(browser: Browser, page: Page, from: Point, way: readonly Point[], ms: number): Promise<Traced> {
  const traced = await traceDrag(browser, page, from, way, ms)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  // what flies back cannot be taken hold of where it will stand
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  return traced
}

/** The drag that a bare element is dragged. */
export const dragBare = (browser: Browser, page: Page, ms: number): Promise<Traced> =>
  drag(browser, page, { x: 300, y: 500 }, WAY, ms)

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The tile in the second row from whose neighbours there is a way in every direction. */
const tileOf = (page: Page): Locator => page.locator('#tiles > :not([aria-hidden]) > li').nth(25)

/** Selects that tile alone, or everything. */
async function select(page: Page, what: 'one' | 'all'): Promise<void> {
  await page.keyboard.press('Escape')
  const { x, y } = await middleOf(tileOf(page))
  await page.mouse.click(x, y)
  if (what === 'all') await page.keyboard.press('Control+a')
  await page.locator('[data-handle="ne"]').waitFor()
}

const beside = ({ x, y }: Point, ways: readonly (readonly [x: number, y: number])[]): readonly Point[] =>
  ways.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))

const free = (name: string, play: Scenario['play']): Scenario => ({ name, layout: 'free', play })

/** What is selected is dragged by something of it. */
const freely = (
  name: string,
  what: 'one' | 'all',
  hold: string | undefined,
  ways: readonly (readonly [x: number, y: number])[],
): Scenario =>
  free(name, async (browser, page, ms) => {
    await select(page, what)
    const from = await middleOf(hold === undefined ? tileOf(page) : page.locator(hold))
    return await drag(browser, page, from, beside(from, ways), ms)
  })

/** Resolves when the turn that has begun is over. The page tells: to be asked in every frame is work for its main thread. */
const turned = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.documentElement
        const turns = new MutationObserver(() => 'paging' in root.dataset || resolve())
        turns.observe(root, { attributeFilter: ['data-paging'] })
      }),
  )

export const scenarios: readonly Scenario[] = [
  {
    name: 'drag',
    layout: 'sequential',
    play: async (browser, page, ms) => await drag(browser, page, await middleOf(tileOf(page)), WAY, ms),
  },
  freely('free drag of one', 'one', undefined, [
    [300, 60],
    [-200, 120],
    [240, 20],
    [0, 0],
  ]),
  freely('free drag of all', 'all', undefined, [
    [100, 40],
    [-90, 90],
    [60, 10],
    [0, 0],
  ]),
  freely('resize of one', 'one', '[data-handle="se"]', [
    [200, 120],
    [20, 200],
    [120, 10],
    [0, 0],
  ]),
  freely('resize of all', 'all', '[data-handle="ne"]', [
    [-300, 60],
    [-60, 20],
    [-200, 160],
    [0, 0],
  ]),
  freely('rotation of one', 'one', '[data-rotate-handle]', [
    [140, 40],
    [100, 200],
    [-100, 160],
    [0, 0],
  ]),
  freely('rotation of all', 'all', '[data-rotate-handle]', [
    [400, 60],
    [-300, 40],
    [200, 200],
    [0, 0],
  ]),
  free('marquee', async (browser, page, ms) => {
    await page.keyboard.press('Escape')
    const { x, y } = await middleOf(page.locator('#tiles > ul > li').first())
    const from = { x: x - 60, y: y - 30 }
    const way = beside(from, [
      [1100, 60],
      [1180, 440],
      [300, 300],
      [1200, 480],
    ])
    return await drag(browser, page, from, way, ms)
  }),
  {
    name: 'page turn',
    layout: 'sequential',
    play: async (browser, page, ms) => {
      const buttons = ['b', 'a'].map((id) => page.locator(`#root [data-group="${id}"] button`))
      const places = await Promise.all(buttons.map(middleOf))
      return await trace(browser, page, async () => {
        const until = performance.now() + ms
        do
          for (const place of places) {
            const turn = turned(page)
            await press(page, place)
            await turn
          }
        while (performance.now() < until)
      })
    },
  },
]

import type { Browser, Locator, Page } from '@playwright/test'
import { click, type DragTrace, type Point, trace, traceDrag } from '../tracing/drag.ts'
import type { Layout } from './pages.ts'

/** A repeatable interaction with a page, which leaves it unchanged. */
export interface Scenario {
  readonly name: string
  readonly layout: Layout
  /** Repeats the interaction for this many ms. */
  readonly run: (browser: Browser, page: Page, ms: number) => Promise<DragTrace>
}

/** A path across the page and back, in px of the viewport. */
const PATH: readonly Point[] = [
  { x: 900, y: 520 },
  { x: 400, y: 600 },
  { x: 1000, y: 440 },
  { x: 700, y: 560 },
]

/** Drags along a path and cancels by Escape; only the path is traced. */
async function dragAndCancel(
  browser: Browser,
  page: Page,
  from: Point,
  path: readonly Point[],
  ms: number,
): Promise<DragTrace> {
  const result = await traceDrag(browser, page, from, path, ms)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  // An element that animates back cannot be grabbed at its final position.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  return result
}

/** The drag of the control element. */
export const dragBare = (browser: Browser, page: Page, ms: number): Promise<DragTrace> =>
  dragAndCancel(browser, page, { x: 300, y: 500 }, PATH, ms)

async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A tile of the second row with space in every direction. */
const tileOf = (page: Page): Locator => page.locator('#tiles > :not([aria-hidden]) > li').nth(25)

/** Selects that tile only, or all tiles. */
async function select(page: Page, selection: 'one' | 'all'): Promise<void> {
  await page.keyboard.press('Escape')
  const { x, y } = await centerOf(tileOf(page))
  await page.mouse.click(x, y)
  if (selection === 'all') await page.keyboard.press('Control+a')
  await page.locator('[data-handle="ne"]').waitFor()
}

const offsetsFrom = ({ x, y }: Point, offsets: readonly (readonly [x: number, y: number])[]): readonly Point[] =>
  offsets.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))

const freeScenario = (name: string, play: Scenario['run']): Scenario => ({ name, layout: 'free', run: play })

/** Drags the selection by one of its handles, or by the tile itself. */
const selectionScenario = (
  name: string,
  selection: 'one' | 'all',
  handle: string | undefined,
  offsets: readonly (readonly [x: number, y: number])[],
): Scenario =>
  freeScenario(name, async (browser, page, ms) => {
    await select(page, selection)
    const from = await centerOf(handle === undefined ? tileOf(page) : page.locator(handle))
    return await dragAndCancel(browser, page, from, offsetsFrom(from, offsets), ms)
  })

/** Resolves when the page transition ends. Uses an observer, since polling would load the main thread. */
const waitForTransition = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.documentElement
        const observer = new MutationObserver(() => 'paging' in root.dataset || resolve())
        observer.observe(root, { attributeFilter: ['data-paging'] })
      }),
  )

export const scenarios: readonly Scenario[] = [
  {
    name: 'drag',
    layout: 'sequential',
    run: async (browser, page, ms) => await dragAndCancel(browser, page, await centerOf(tileOf(page)), PATH, ms),
  },
  selectionScenario('free drag of one', 'one', undefined, [
    [300, 60],
    [-200, 120],
    [240, 20],
    [0, 0],
  ]),
  selectionScenario('free drag of all', 'all', undefined, [
    [100, 40],
    [-90, 90],
    [60, 10],
    [0, 0],
  ]),
  selectionScenario('resize of one', 'one', '[data-handle="se"]', [
    [200, 120],
    [20, 200],
    [120, 10],
    [0, 0],
  ]),
  selectionScenario('resize of all', 'all', '[data-handle="ne"]', [
    [-300, 60],
    [-60, 20],
    [-200, 160],
    [0, 0],
  ]),
  selectionScenario('rotation of one', 'one', '[data-rotate-handle]', [
    [140, 40],
    [100, 200],
    [-100, 160],
    [0, 0],
  ]),
  selectionScenario('rotation of all', 'all', '[data-rotate-handle]', [
    [400, 60],
    [-300, 40],
    [200, 200],
    [0, 0],
  ]),
  freeScenario('marquee', async (browser, page, ms) => {
    await page.keyboard.press('Escape')
    const { x, y } = await centerOf(page.locator('#tiles > ul > li').first())
    const from = { x: x - 60, y: y - 30 }
    const path = offsetsFrom(from, [
      [1100, 60],
      [1180, 440],
      [300, 300],
      [1200, 480],
    ])
    return await dragAndCancel(browser, page, from, path, ms)
  }),
  {
    name: 'page turn',
    layout: 'sequential',
    run: async (browser, page, ms) => {
      const buttons = ['b', 'a'].map((id) => page.locator(`#root [data-group="${id}"] button`))
      const centers = await Promise.all(buttons.map(centerOf))
      return await trace(browser, page, async () => {
        const deadline = performance.now() + ms
        do
          for (const center of centers) {
            const transition = waitForTransition(page)
            await click(page, center)
            await transition
          }
        while (performance.now() < deadline)
      })
    },
  },
]

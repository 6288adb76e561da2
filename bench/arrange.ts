import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import { preview, type Scene, step } from '../src/client/features/groups/arranging/sorting/gesture.ts'
import type { Sortable } from '../src/client/features/groups/arranging/sorting/model.ts'
import { placeTiles } from '../src/client/features/groups/model.ts'
import { openHome, type Point, slowDown, type Traced, traceDrag } from './tracing/drag.ts'

const COUNTS = [60, 300, 1000] as const
const SLOWDOWNS = [1, 4] as const
/** A frame of 60 Hz and a half. */
const MISSED_MS = 25

/** The least that a drag can be: one element that follows the pointer. */
const BARE = `<!doctype html><title>bare</title>
<div style="position: fixed; width: 58px; height: 58px; background: teal"></div>
<script>addEventListener('pointermove', ({ clientX, clientY }) =>
  document.querySelector('div').style.transform = \`translate(\${clientX}px, \${clientY}px)\`)</script>`

async function dragTile(browser: Browser, page: Page, from: Point): Promise<Traced> {
  const way = [
    { x: 900, y: 420 },
    { x: 400, y: 520 },
    { x: 1000, y: 340 },
    { x: 700, y: 480 },
  ]
  const traced = await traceDrag(browser, page, [from, ...way], 30)
  await page.keyboard.press('Control+z')
  return traced
}

async function firstTileOf(page: Page): Promise<Point> {
  const box = await page.locator('#tiles li').first().boundingBox()
  if (box === null) throw new Error('no tile')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Times of `preview` beside a loop that does nothing but add, as one ratio for each count of tiles. */
function previewAgainstLoop(count: number): number {
  const others: readonly Sortable[] = Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    size: at % 7 === 0 ? '2x2' : '1x1',
    kind: 'icon',
  }))
  const scene: Scene = {
    free: false,
    page: 'a',
    others,
    columns: 12,
    origin: { x: 0, y: 0 },
    pitch: { x: 100, y: 100 },
    window: { x: 0, y: 0, width: 1440, height: 900 },
    groups: [],
    folder: undefined,
    dock: undefined,
  }
  const carried = step({ at: 'idle' }, { at: 'pick', held: { id: 'held', size: '1x1', kind: 'icon' }, index: 5 }, scene)
  if (carried.at !== 'carrying') return Number.NaN
  const timed = (task: () => void) => {
    const began = performance.now()
    task()
    return performance.now() - began
  }
  const ratios = Array.from({ length: 40 }, (_, at) => {
    const moved = { ...carried, index: at } // asked the same again, it has the answer
    const own = timed(() =>
      placeTiles(
        preview(moved, scene).map(({ size }) => size),
        scene.columns,
      ),
    )
    let sum = 0
    const loop = timed(() => {
      for (let at = 0; at < 100_000; at++) sum += at
    })
    return own / loop + (sum === 0 ? 1 : 0)
  })
  return median(ratios)
}

export const bench: Bench = {
  about:
    'Dragging a tile over pages of 60, 300 and 1,000; controls: one bare element that is dragged, a loop that adds.',
  quickSeconds: 180,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const executablePath = findChromium()
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
    const ours = await startServer()
    const figures: Figure[] = []
    try {
      for (const rate of SLOWDOWNS) {
        const bare = await browser.newPage()
        await bare.setContent(BARE)
        await slowDown(bare, rate)
        for (const count of COUNTS) {
          const page = await openHome(browser, ours.origin, count)
          await slowDown(page, rate)
          await page.waitForFunction(() => 'sortable' in document.documentElement.dataset)
          const [frames, least, longest]: [number[], number[], number[]] = [[], [], []]
          for (let round = 0; round < (quick ? 1 : 5); round++) {
            await bare.bringToFront()
            least.push(...(await dragTile(browser, bare, { x: 300, y: 300 })).frames)
            await page.bringToFront()
            const traced = await dragTile(browser, page, await firstTileOf(page))
            frames.push(...traced.frames)
            longest.push(traced.longest)
          }
          const control = percentile(least, 0.95)
          log(`${count} tiles, x${rate}: ${frames.length} frames, median ${median(frames).toFixed(1)} ms`)
          const wanted = rate === 4 && count === 300
          const of = `${count} tiles, x${rate}, solid`
          figures.push(
            {
              name: `${of}: main thread of a frame beyond one bare element, p95`,
              value: percentile(frames, 0.95) - control,
              unit: 'ms',
              timed: true,
              control: { name: 'bare element, ms', value: control },
              ...(wanted && { target: { op: '<=', value: 12 } }),
            },
            {
              name: `${of}: frames over 1.5 vsync`,
              value: (100 * frames.filter((ms) => ms > MISSED_MS).length) / frames.length,
              unit: '%',
              timed: true,
              ...(wanted && { target: { op: '<=', value: 5 } }),
            },
            {
              name: `${of}: longest task`,
              value: median(longest),
              unit: 'ms',
              timed: true,
              ...(wanted && { target: { op: '<=', value: 50 } }),
            },
          )
          await page.context().close()
        }
        await bare.close()
      }
      const [few = 1, , many = 1] = COUNTS.map(previewAgainstLoop)
      figures.push(
        {
          name: 'preview of 60 tiles and their places against adding 100,000 numbers',
          value: few,
          unit: 'x',
          timed: true,
        },
        {
          name: 'preview and places: growth from 60 to 1,000 tiles against n log n',
          value: many / few / ((1000 * Math.log(1000)) / (60 * Math.log(60))),
          unit: 'x',
          timed: true,
          target: { op: '<=', value: 1 },
        },
      )
      return figures
    } finally {
      await ours.end()
      await browser.close()
    }
  },
}

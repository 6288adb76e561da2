import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import { TILE_COUNTS } from './arrange/counts.ts'
import { coverWithBareElement, type Layout, openBare, openPage } from './arrange/pages.ts'
import { growthToNLogN, measurePreviews } from './arrange/preview.ts'
import { dragBare, type Scenario, scenarios } from './arrange/scenarios.ts'
import { type DragTrace, slowDown } from './tracing/drag.ts'

/** 1.5 frames at 60 Hz; a longer frame is late. */
const LATE_FRAME_MS = 25
/** The page for which `MAX_RATIOS` hold. */
const GUARDED = { tiles: 300, slowdown: 4 } as const

/** All rounds of one scenario on one page at one speed, with the bare element in the same rounds. */
interface Measurement {
  readonly scenario: string
  readonly tiles: number
  readonly slowdown: number
  readonly ours: readonly DragTrace[]
  readonly bare: readonly DragTrace[]
}

const framesOf = (traces: readonly DragTrace[]) => traces.flatMap(({ frames }) => frames)
const p95 = (traces: readonly DragTrace[]) => percentile(framesOf(traces), 0.95)
const longestOf = (traces: readonly DragTrace[]) => median(traces.map(({ longestTask }) => longestTask))
const lateShareOf = (traces: readonly DragTrace[]) =>
  (100 * framesOf(traces).filter((ms) => ms > LATE_FRAME_MS).length) / framesOf(traces).length

interface RunOptions {
  /** CPU throttling rates, one after the other. */
  readonly slowdowns: readonly number[]
  readonly rounds: number
  /** Duration of one round. */
  readonly ms: number
  readonly log: (line: string) => void
}

/** Runs the scenarios of one layout on pages of all sizes, alternating with the bare element. */
async function measureLayout(
  browser: Browser,
  origin: string,
  layout: Layout,
  { slowdowns, rounds, ms, log }: RunOptions,
): Promise<readonly Measurement[]> {
  const bare = await openBare(browser)
  const measurements: Measurement[] = []
  for (const tiles of TILE_COUNTS) {
    const page = await openPage(browser, origin, { layout, tiles })
    const selected = scenarios.filter((one) => one.layout === layout)
    await selected[0]?.run(browser, page, 300) // warms up, so that its modules are loaded
    for (const slowdown of slowdowns) {
      for (const one of [bare, page]) await slowDown(one, slowdown)
      const bareTraces: DragTrace[] = []
      const tracesByScenario = new Map(selected.map((one): [Scenario, DragTrace[]] => [one, []]))
      for (let round = 0; round < rounds; round++) {
        bareTraces.push(await runInFront(bare, () => dragBare(browser, bare, ms)))
        for (const [one, traced] of tracesByScenario)
          traced.push(await runInFront(page, () => one.run(browser, page, ms)))
      }
      for (const [{ name }, ours] of tracesByScenario) {
        measurements.push({ scenario: name, tiles, slowdown, ours, bare: bareTraces })
        log(
          `${name}, ${tiles} tiles, x${slowdown}: ${framesOf(ours).length} frames of ${median(framesOf(ours)).toFixed(1)} ms, p95 ${p95(ours).toFixed(1)} (bare ${p95(bareTraces).toFixed(1)}), longest task ${longestOf(ours).toFixed(0)} ms, ${lateShareOf(ours).toFixed(0)} % over 1.5 vsync`,
        )
      }
    }
    await page.context().close()
  }
  await bare.context().close()
  return measurements
}

async function runInFront<T>(page: Page, action: () => Promise<T>): Promise<T> {
  await page.bringToFront()
  return await action()
}

/**
 * Frame interval with live glass, as a ratio to one bare element that moves over the same page. Without a GPU most of
 * it is the glass itself.
 */
async function measureGlass(browser: Browser, origin: string, { rounds, ms }: RunOptions): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const layout of ['sequential', 'free'] as const) {
    const options = { layout, tiles: GUARDED.tiles, tier: 'full' }
    const [page, bare] = [await openPage(browser, origin, options), await openPage(browser, origin, options)]
    await coverWithBareElement(bare)
    const [scenario] = scenarios.filter((one) => one.layout === layout)
    if (scenario === undefined) continue
    await scenario.run(browser, page, 300)
    for (const one of [page, bare]) await slowDown(one, GUARDED.slowdown)
    const [ours, bareIntervals]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      bareIntervals.push((await runInFront(bare, () => dragBare(browser, bare, ms))).frameInterval)
      ours.push((await runInFront(page, () => scenario.run(browser, page, ms))).frameInterval)
    }
    figures.push({
      name: `${scenario.name}, ${GUARDED.tiles} tiles, x${GUARDED.slowdown}, with glass: frame interval against one bare element over the same page`,
      value: median(ours) / median(bareIntervals),
      unit: 'x',
      timed: true,
      target: { op: '<=', value: 1.1 },
      control: { name: 'bare element over the same page, ms', value: median(bareIntervals) },
    })
    for (const one of [page, bare]) await one.context().close()
  }
  return figures
}

/**
 * Largest p95 frame by scenario, as a ratio to the bare element's: today's value with a reserve. Ratios, because
 * milliseconds depend on the machine.
 */
const MAX_RATIOS: Readonly<Record<string, number>> = {
  drag: 3,
  'free drag of one': 3,
  'free drag of all': 3,
  'resize of one': 4,
  'resize of all': 7,
  'rotation of one': 3,
  'rotation of all': 7,
  marquee: 3,
  'page turn': 8,
}

/** Figures of one scenario: its frames against the largest ratio, and the underlying milliseconds. */
function toFigures({ scenario, tiles, slowdown, ours, bare }: Measurement): readonly Figure[] {
  const of = `${scenario}, ${tiles} tiles, x${slowdown}, solid`
  const report = (name: string, unit: string, of: (traced: readonly DragTrace[]) => number): Figure => ({
    name,
    value: of(ours),
    unit,
    control: { name: 'bare element', value: of(bare) },
  })
  const guard = MAX_RATIOS[scenario]
  return [
    {
      name: `${of}: main thread of a frame against one bare element, p95`,
      value: p95(ours) / p95(bare),
      unit: 'x',
      timed: true,
      ...(guard !== undefined && { target: { op: '<=', value: guard } }),
      control: { name: 'bare element, ms', value: p95(bare) },
    },
    report(`${of}: main thread of a frame, p95`, 'ms', p95),
    report(`${of}: frames over 1.5 vsync`, '%', lateShareOf),
    report(`${of}: longest task`, 'ms', longestOf),
  ]
}

/** Growth of a scenario's longest task with the number of tiles, throttled. */
function growthOf(measurements: readonly Measurement[], { name }: Scenario): Figure {
  const at = (tiles: number) =>
    measurements.find((one) => one.scenario === name && one.tiles === tiles && one.slowdown === GUARDED.slowdown)
  const longest = (tiles: number) => longestOf(at(tiles)?.ours ?? [])
  const [few, , many] = TILE_COUNTS
  return {
    name: `${name}, x${GUARDED.slowdown}, solid: growth of the longest task from ${few} to ${many} tiles against n log n`,
    value: growthToNLogN(longest(few), longest(many)),
    unit: 'x',
    timed: true,
    target: { op: '<=', value: 1 },
    control: { name: `${few} tiles, ms`, value: longest(few) },
  }
}

export const bench: Bench = {
  about:
    'Arranging pages of 60, 300 and 1,000 tiles: drag, resize, rotate, marquee, page turn; controls: one bare element that is dragged, a loop that adds.',
  quickSeconds: 300,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const ours = await startServer()
    try {
      const { slowdown } = GUARDED
      const rounds: RunOptions = quick
        ? { slowdowns: [slowdown], rounds: 1, ms: 900, log }
        : { slowdowns: [1, slowdown], rounds: 3, ms: 1500, log }
      const measurements = [
        ...(await measureLayout(browser, ours.origin, 'sequential', rounds)),
        ...(await measureLayout(browser, ours.origin, 'free', rounds)),
      ]
      const guarded = measurements.filter(
        ({ tiles, slowdown }) => tiles === GUARDED.tiles && slowdown === GUARDED.slowdown,
      )
      return [
        ...guarded.flatMap(toFigures),
        ...(await measureGlass(browser, ours.origin, rounds)),
        ...scenarios.map((scenario) => growthOf(measurements, scenario)),
        ...measurePreviews(log),
      ]
    } finally {
      await ours.stop()
      await browser.close()
    }
  },
}

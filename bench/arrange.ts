import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import { COUNTS } from './arrange/counts.ts'
import { coverWithBare, type Layout, openBare, openPage } from './arrange/pages.ts'
import { growthAgainst, measurePreviews } from './arrange/preview.ts'
import { dragBare, type Scenario, scenarios } from './arrange/scenarios.ts'
import { slowDown, type Traced } from './tracing/drag.ts'

/** A frame of 60 Hz and a half. */
const MISSED_MS = 25
/** The guards are those of this page. */
const TARGET = { tiles: 300, slowdown: 4 } as const

/** One scenario on one page at one speed, all rounds of it, and the bare element in the same rounds. */
interface Measured {
  readonly scenario: string
  readonly tiles: number
  readonly slowdown: number
  readonly ours: readonly Traced[]
  readonly bare: readonly Traced[]
}

const framesOf = (traced: readonly Traced[]) => traced.flatMap(({ frames }) => frames)
const p95 = (traced: readonly Traced[]) => percentile(framesOf(traced), 0.95)
const longestOf = (traced: readonly Traced[]) => median(traced.map(({ longest }) => longest))
const missedOf = (traced: readonly Traced[]) =>
  (100 * framesOf(traced).filter((ms) => ms > MISSED_MS).length) / framesOf(traced).length

interface Rounds {
  /** By how much the machine is slowed down, one after the other. */
  readonly slowdowns: readonly number[]
  readonly rounds: number
  /** In each it is done for so many ms. */
  readonly ms: number
  readonly log: (line: string) => void
}

/** Plays the scenarios of one layout on pages of all sizes, in turn with the bare element. */
async function measureLayout(
  browser: Browser,
  origin: string,
  layout: Layout,
  { slowdowns, rounds, ms, log }: Rounds,
): Promise<readonly Measured[]> {
  const bare = await openBare(browser)
  const measured: Measured[] = []
  for (const tiles of COUNTS) {
    const page = await openPage(browser, origin, { layout, tiles })
    const played = scenarios.filter((one) => one.layout === layout)
    await played[0]?.play(browser, page, 300) // whatever it loads has come then
    for (const slowdown of slowdowns) {
      for (const one of [bare, page]) await slowDown(one, slowdown)
      const least: Traced[] = []
      const found = new Map(played.map((one): [Scenario, Traced[]] => [one, []]))
      for (let round = 0; round < rounds; round++) {
        least.push(await inFront(bare, () => dragBare(browser, bare, ms)))
        for (const [one, traced] of found) traced.push(await inFront(page, () => one.play(browser, page, ms)))
      }
      for (const [{ name }, ours] of found) {
        measured.push({ scenario: name, tiles, slowdown, ours, bare: least })
        log(
          `${name}, ${tiles} tiles, x${slowdown}: ${framesOf(ours).length} frames of ${median(framesOf(ours)).toFixed(1)} ms, p95 ${p95(ours).toFixed(1)} (bare ${p95(least).toFixed(1)}), longest task ${longestOf(ours).toFixed(0)} ms, ${missedOf(ours).toFixed(0)} % over 1.5 vsync`,
        )
      }
    }
    await page.context().close()
  }
  await bare.context().close()
  return measured
}

async function inFront<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await page.bringToFront()
  return await act()
}

/**
 * With glass that blurs live: how long it takes from one frame to the next, as a ratio to one bare element that moves over the
 * very same page. Where there is no graphics card the glass itself takes most of that.
 */
async function measureGlass(browser: Browser, origin: string, { rounds, ms }: Rounds): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const layout of ['sequential', 'free'] as const) {
    const opening = { layout, tiles: TARGET.tiles, tier: 'full' }
    const [page, bare] = [await openPage(browser, origin, opening), await openPage(browser, origin, opening)]
    await coverWithBare(bare)
    const [scenario] = scenarios.filter((one) => one.layout === layout)
    if (scenario === undefined) continue
    await scenario.play(browser, page, 300)
    for (const one of [page, bare]) await slowDown(one, TARGET.slowdown)
    const [ours, least]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      least.push((await inFront(bare, () => dragBare(browser, bare, ms))).pace)
      ours.push((await inFront(page, () => scenario.play(browser, page, ms))).pace)
    }
    figures.push({
      name: `${scenario.name}, ${TARGET.tiles} tiles, x${TARGET.slowdown}, with glass: from frame to frame against one bare element over the same page`,
      value: median(ours) / median(least),
      unit: 'x',
      timed: true,
      target: { op: '<=', value: 1.1 },
      control: { name: 'bare element over the same page, ms', value: median(least) },
    })
    for (const one of [page, bare]) await one.context().close()
  }
  return figures
}

/**
 * How many times the bare element's frame a frame of ours may take, p95, by scenario: what it takes today, with a reserve. It
 * guards against growing worse; milliseconds would be of the machine.
 */
const GUARDS: Readonly<Record<string, number>> = {
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

/** What is said of one scenario: its frames against the guard, and the milliseconds behind them. */
function judge({ scenario, tiles, slowdown, ours, bare }: Measured): readonly Figure[] {
  const of = `${scenario}, ${tiles} tiles, x${slowdown}, solid`
  const report = (name: string, unit: string, of: (traced: readonly Traced[]) => number): Figure => ({
    name,
    value: of(ours),
    unit,
    control: { name: 'bare element', value: of(bare) },
  })
  const guard = GUARDS[scenario]
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
    report(`${of}: frames over 1.5 vsync`, '%', missedOf),
    report(`${of}: longest task`, 'ms', longestOf),
  ]
}

/** How the longest task of a scenario grows with the tiles, slowed down. */
function growthOf(measured: readonly Measured[], { name }: Scenario): Figure {
  const at = (tiles: number) =>
    measured.find((one) => one.scenario === name && one.tiles === tiles && one.slowdown === TARGET.slowdown)
  const longest = (tiles: number) => longestOf(at(tiles)?.ours ?? [])
  const [few, , many] = COUNTS
  return {
    name: `${name}, x${TARGET.slowdown}, solid: growth of the longest task from ${few} to ${many} tiles against n log n`,
    value: growthAgainst(longest(few), longest(many)),
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
      const { slowdown } = TARGET
      const rounds: Rounds = quick
        ? { slowdowns: [slowdown], rounds: 1, ms: 900, log }
        : { slowdowns: [1, slowdown], rounds: 3, ms: 1500, log }
      const measured = [
        ...(await measureLayout(browser, ours.origin, 'sequential', rounds)),
        ...(await measureLayout(browser, ours.origin, 'free', rounds)),
      ]
      const wanted = measured.filter(({ tiles, slowdown }) => tiles === TARGET.tiles && slowdown === TARGET.slowdown)
      return [
        ...wanted.flatMap(judge),
        ...(await measureGlass(browser, ours.origin, rounds)),
        ...scenarios.map((scenario) => growthOf(measured, scenario)),
        ...measurePreviews(log),
      ]
    } finally {
      await ours.stop()
      await browser.close()
    }
  },
}

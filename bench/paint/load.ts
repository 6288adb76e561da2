import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Observation, observePage } from './watch.ts'

/** Measurements of one visit by the page and by the browser, until the end of its observation: ms and MB. */
export interface Load extends Observation {
  readonly script: number
  /** Layout and style recalculation. */
  readonly layout: number
  readonly heap: number
  /** Total main thread time of the visit. */
  readonly task: number
}

export interface OpenOptions {
  /** CPU throttling rate. */
  readonly slowdown: number
  /** Milliseconds of observation after the page is complete. */
  readonly restMs: number
  /** Script that runs in the page before its own. */
  readonly prepare?: string
}

export async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

/** Opens `url` in a new tab of `context`, observes it, and passes it to `use` before closing it. */
export async function withPage<T>(
  context: BrowserContext,
  url: string,
  { slowdown, restMs, prepare }: OpenOptions,
  use: (watched: Observation, session: CDPSession, page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    if (prepare !== undefined) await page.addInitScript(prepare)
    await page.addInitScript(observePage)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    const watched = await page.evaluate<Observation>(`watched(${restMs})`)
    return await use(watched, session, page)
  } finally {
    await page.close()
  }
}

/** Measures one visit. */
export function loadPage(context: BrowserContext, url: string, opening: OpenOptions): Promise<Load> {
  return withPage(context, url, opening, async (watched, session) => {
    const metric = await metricsOf(session)
    return {
      ...watched,
      script: metric('ScriptDuration') * 1000,
      layout: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
      task: metric('TaskDuration') * 1000,
      heap: metric('JSHeapUsedSize') / 1e6,
    }
  })
}

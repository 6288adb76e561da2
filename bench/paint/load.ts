import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Observation, observePage } from './watch.ts'

/** Measurements of one opening by the page and by the browser: ms and MB. */
export interface Load extends Observation {
  readonly script: number
  /** Layout and style recalculation. */
  readonly layout: number
  readonly heap: number
  /** Total main thread time. */
  readonly task: number
}

export interface OpenOptions {
  /** CPU throttling rate. */
  readonly slowdown: number
  /** Milliseconds of observation after the page is complete. */
  readonly settleMs: number
  /** Script that runs in the page before its own. */
  readonly prepare?: string
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

/** Opens `url` in a new tab of `context`, observes it, and passes it to `use` before closing it. */
async function withPage<T>(
  context: BrowserContext,
  url: string,
  { slowdown, settleMs, prepare }: OpenOptions,
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
    const watched = await page.evaluate<Observation>(`watched(${settleMs})`)
    return await use(watched, session, page)
  } finally {
    await page.close()
  }
}

/** Measures one opening. */
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

/** Main thread milliseconds per second of an idle page, over `seconds`. */
export function measureIdle(context: BrowserContext, url: string, seconds: number): Promise<number> {
  return withPage(context, url, { slowdown: 1, settleMs: 4000 }, async (_watched, session) => {
    const before = (await metricsOf(session))('TaskDuration')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return (((await metricsOf(session))('TaskDuration') - before) * 1000) / seconds
  })
}

/** Milliseconds that all processes of the browser work over `seconds` while the page is idle. */
export async function measureIdleProcesses(context: BrowserContext, url: string, seconds: number): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (session === undefined) return Number.NaN
  const work = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo
  return withPage(context, url, { slowdown: 1, settleMs: 4000 }, async () => {
    const before = new Map((await work()).map(({ id, cpuTime }) => [id, cpuTime]))
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return (await work()).reduce((sum, { id, cpuTime }) => sum + (cpuTime - (before.get(id) ?? cpuTime)) * 1000, 0)
  })
}

const TYPED = 'genkan new tab'

/** Types from the first frame until the program has taken over. @returns the fraction of letters kept, 0–1. */
export async function measureEarlyTyping(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#first input, #root input').first().focus()
    for (const letter of TYPED) await page.keyboard.type(letter, { delay: 30 })
    await page.locator('#first').waitFor({ state: 'detached' })
    const value = await page.locator('#root input').first().inputValue()
    return value === TYPED ? 1 : [...value].filter((letter, i) => letter === TYPED[i]).length / TYPED.length
  } finally {
    await page.close()
  }
}

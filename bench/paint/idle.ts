import type { BrowserContext, CDPSession } from '@playwright/test'
import { metricsOf, withPage } from './load.ts'

/** What a page does that nobody touches. */
export interface Idleness {
  /** Main thread milliseconds per second. */
  readonly mainThread: number
  /** Milliseconds that all processes of the browser work in ten seconds. */
  readonly processes: number
}

/** As the other start pages were measured, see `peers.ts`: how long, and how long after the page is complete. */
const SECONDS = 10
const REST_MS = 4000

/**
 * Measures a page at rest.
 * @param context of a browser in which no other page is open: its processes count, too
 */
export function measureIdle(context: BrowserContext, url: string): Promise<Idleness> {
  return withPage(context, url, { slowdown: 1, restMs: REST_MS }, async (_watched, session) => {
    const browser = await context.browser()?.newBrowserCDPSession()
    if (browser === undefined) throw new Error('the browser of the page is not known')
    const mainThreadNow = async () => (await metricsOf(session))('TaskDuration') * 1000
    const before = await workOf(browser)
    const mainThread = await mainThreadNow()
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
    const processes = [...(await workOf(browser))].reduce((sum, [id, ms]) => sum + ms - (before.get(id) ?? ms), 0)
    const idleness = { mainThread: ((await mainThreadNow()) - mainThread) / SECONDS, processes }
    await browser.detach()
    return idleness
  })
}

/** Milliseconds that each process has worked so far. */
async function workOf(browser: CDPSession): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]))
}

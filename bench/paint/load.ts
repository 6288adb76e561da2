import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Watched, watch } from './watch.ts'

/** One opening, as the page saw it and as the browser counted it: ms and MB. */
export interface Load extends Watched {
  readonly script: number
  /** Layout and the recalculation of styles. */
  readonly layout: number
  readonly heap: number
  /** Everything that the main thread did. */
  readonly task: number
}

export interface Opening {
  /** The processor is slowed down so many times. */
  readonly slowdown: number
  /** Milliseconds that the page is watched after it is whole. */
  readonly rest: number
  /** Run in the page before its own scripts. */
  readonly prepare?: string
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

/** Opens `url` in a new tab of `context`, watches it and hands it to `use` before it is closed. */
async function open<T>(
  context: BrowserContext,
  url: string,
  { slowdown, rest, prepare }: Opening,
  use: (watched: Watched, session: CDPSession, page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    if (prepare !== undefined) await page.addInitScript(prepare)
    await page.addInitScript(watch)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    const watched = await page.evaluate<Watched>(`watched(${rest})`)
    return await use(watched, session, page)
  } finally {
    await page.close()
  }
}

/** One opening, measured. */
export function loadPage(context: BrowserContext, url: string, opening: Opening): Promise<Load> {
  return open(context, url, opening, async (watched, session) => {
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

/** Milliseconds a second that the main thread is busy in a page left alone for `seconds`. */
export function measureIdle(context: BrowserContext, url: string, seconds: number): Promise<number> {
  return open(context, url, { slowdown: 1, rest: 4000 }, async (_watched, session) => {
    const before = (await metricsOf(session))('TaskDuration')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return (((await metricsOf(session))('TaskDuration') - before) * 1000) / seconds
  })
}

const WORDS = 'genkan new tab'

/** Types from the first frame on until the program has taken over: the share of letters that are in the box afterwards. */
export async function typeFromTheStart(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#first input, #root input').first().focus()
    for (const letter of WORDS) await page.keyboard.type(letter, { delay: 30 })
    await page.locator('#first').waitFor({ state: 'detached' })
    const value = await page.locator('#root input').first().inputValue()
    return value === WORDS ? 1 : [...value].filter((letter, i) => letter === WORDS[i]).length / WORDS.length
  } finally {
    await page.close()
  }
}

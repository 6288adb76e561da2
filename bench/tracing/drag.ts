import type { Browser, Page } from '@playwright/test'
import { group, openOn, site } from '../../e2e/lib/page.ts'
import { frameIntervalOf, framesOf, longestTaskOf, type TraceEvent } from './frames.ts'

/** Opens a home screen with these groups, by default in the tier without blur. */
export async function openGroups(
  browser: Browser,
  origin: string,
  groups: readonly object[],
  tier = 'solid',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    baseURL: origin,
    serviceWorkers: 'block',
  })
  await context.addInitScript(`localStorage.setItem('genkan.tier', '${tier}')`)
  const page = await context.newPage()
  await openOn(page, { home: { groups, dock: [] } })
  await page.locator('#first').waitFor({ state: 'detached' })
  return page
}

/** Opens a home screen with one group of this many tiles. */
export const openHome = (browser: Browser, origin: string, tiles: number): Promise<Page> =>
  openGroups(browser, origin, [
    group(
      'a',
      Array.from({ length: tiles }, (_, at) => site(`t${at}`)),
    ),
  ])

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** In px of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Main thread milliseconds of each frame and of the longest task, and the mean interval between frames. */
export interface DragTrace {
  readonly frames: readonly number[]
  readonly longestTask: number
  readonly frameInterval: number
}

/** Traces the page during an action. */
export async function trace(browser: Browser, page: Page, action: () => Promise<void>): Promise<DragTrace> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await action()
  const traced: unknown = JSON.parse((await browser.stopTracing()).toString())
  const events = (traced as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
  return { frames: framesOf(events), longestTask: longestTaskOf(events), frameInterval: frameIntervalOf(events) }
}

/** Presses at `from` and drags along `path` for `ms`; only the path is traced. The button stays pressed. */
export async function traceDrag(
  browser: Browser,
  page: Page,
  from: Point,
  path: readonly Point[],
  ms: number,
): Promise<DragTrace> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  return await trace(browser, page, () => movePointer(page, from, path, ms))
}

/** Clicks at a point by CDP, see `movePointer`. */
export async function click(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', {
      type,
      button: type === 'mouseMoved' ? 'none' : 'left',
      x,
      y,
      clickCount: 1,
    })
  await session.detach()
}

/** Interval between pointer moves: one per frame. */
const MOVE_INTERVAL_MS = 16

/**
 * Moves the pressed pointer along `path` for `ms` at a fixed rate, whether or not the page keeps up, and resolves when
 * it has handled all moves. Uses CDP, because Playwright's mouse evaluates in the page at every step.
 */
async function movePointer(page: Page, from: Point, path: readonly Point[], ms: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const began = performance.now()
  const sent: Promise<unknown>[] = []
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - began) {
    const position = (elapsed / ms) * path.length
    const [last, next] = [path[Math.floor(position) - 1] ?? from, path[Math.floor(position)] ?? from]
    const fraction = position % 1
    const [x, y] = [last.x + (next.x - last.x) * fraction, last.y + (next.y - last.y) * fraction]
    sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, x, y }))
    await new Promise((resolve) => setTimeout(resolve, MOVE_INTERVAL_MS))
  }
  await Promise.all(sent)
  await session.detach()
}

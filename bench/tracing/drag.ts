import type { Browser, Page } from '@playwright/test'
import { group, openOn, site } from '../../e2e/lib/page.ts'
import { framesOf, longestTaskOf, paceOf, type TraceEvent } from './frames.ts'

/** Opens a home screen of these groups, in the tier that blurs nothing unless another is given. */
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

/** Opens a home screen of one group of so many tiles. */
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

/** What the main thread did meanwhile: milliseconds of each frame, of the longest task, and from one frame to the next. */
export interface Traced {
  readonly frames: readonly number[]
  readonly longest: number
  readonly pace: number
}

/** Traces the page while something is done with it. */
export async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<Traced> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await act()
  const traced: unknown = JSON.parse((await browser.stopTracing()).toString())
  const events = (traced as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
  return { frames: framesOf(events), longest: longestTaskOf(events), pace: paceOf(events) }
}

/** Presses there and drags over these points in so many ms; only the way is traced. What is dragged is still held then. */
export async function traceDrag(
  browser: Browser,
  page: Page,
  from: Point,
  way: readonly Point[],
  ms: number,
): Promise<Traced> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  return await trace(browser, page, () => sweep(page, from, way, ms))
}

/** Presses there and lets go, as a hand does: told to the browser itself, as below. */
export async function press(page: Page, { x, y }: Point): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
    await hand.send('Input.dispatchMouseEvent', {
      type,
      button: type === 'mouseMoved' ? 'none' : 'left',
      x,
      y,
      clickCount: 1,
    })
  await hand.detach()
}

/** How often a hand tells where it is, in ms: once a frame. */
const TELLS_MS = 16

/**
 * Moves the pointer over these points in so many ms, its button pressed, as a hand does: it tells where it is whether the page
 * has kept up or not. Resolves once the page has heard it all. Told to the browser itself: Playwright's mouse looks into the
 * page at every step, for which its main thread would pay.
 */
async function sweep(page: Page, from: Point, way: readonly Point[], ms: number): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  const began = performance.now()
  const told: Promise<unknown>[] = []
  for (let gone = 0; gone < ms; gone = performance.now() - began) {
    const part = (gone / ms) * way.length
    const [last, next] = [way[Math.floor(part) - 1] ?? from, way[Math.floor(part)] ?? from]
    const share = part % 1
    const [x, y] = [last.x + (next.x - last.x) * share, last.y + (next.y - last.y) * share]
    told.push(hand.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, x, y }))
    await new Promise((resolve) => setTimeout(resolve, TELLS_MS))
  }
  await Promise.all(told)
  await hand.detach()
}

import type { Browser, Page } from '@playwright/test'
import { openOn, site } from '../../e2e/lib/page.ts'
import { framesOf, longestTaskOf, type TraceEvent } from './frames.ts'

/** Opens the home screen of so many tiles, in the tier that blurs nothing unless another is given. */
export async function openHome(browser: Browser, origin: string, tiles: number, tier = 'solid'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    baseURL: origin,
    serviceWorkers: 'block',
  })
  await context.addInitScript(`localStorage.setItem('genkan.tier', '${tier}')`)
  const page = await context.newPage()
  const children = Array.from({ length: tiles }, (_, index) => site(`t${index}`))
  await openOn(page, {
    home: { groups: [{ id: 'a', name: 'a', icon: 'home', mode: 0, lock: false, children }], dock: [] },
  })
  await page.locator('#first').waitFor({ state: 'detached' })
  return page
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** In px of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What the main thread did in a drag: milliseconds of each frame, and of the longest task. */
export interface Traced {
  readonly frames: readonly number[]
  readonly longest: number
}

/** Presses at the first point, drags over the others in so many steps each, and lets go; only the way is traced. */
export async function traceDrag(
  browser: Browser,
  page: Page,
  [from, ...way]: readonly [Point, ...Point[]],
  steps: number,
): Promise<Traced> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  for (const { x, y } of way) await page.mouse.move(x, y, { steps })
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  await page.mouse.up()
  const events = (trace as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
  return { frames: framesOf(events), longest: longestTaskOf(events) }
}

import type { Browser, Page } from '@playwright/test'
import { freeGroup, placedSite } from '../../e2e/lib/free.ts'
import { group, site } from '../../e2e/lib/page.ts'
import { openGroups } from '../tracing/drag.ts'

/** The two layouts of a group. */
export type Layout = 'sequential' | 'free'

/** Opens an editable page with this many tiles; a sequential one has a second page of equal size. */
export async function openPage(
  browser: Browser,
  origin: string,
  { layout, tiles, tier = 'solid' }: { readonly layout: Layout; readonly tiles: number; readonly tier?: string },
): Promise<Page> {
  const groups =
    layout === 'free'
      ? [freeGroup('a', freeTiles(tiles))]
      : ['a', 'b'].map((id) =>
          group(
            id,
            Array.from({ length: tiles }, (_, at) => site(`${id}${at}`)),
          ),
        )
  const page = await openGroups(browser, origin, groups, tier)
  await page.locator('html[data-sortable]').waitFor()
  if (layout === 'free') await page.locator('#tiles[data-free] > ul + [data-volatile]').waitFor({ state: 'attached' })
  await page.evaluate(requestFramesForever)
  return page
}

/** Rows and columns as after a switch from the sequential layout, with space for a rotate handle above. */
const freeTiles = (tiles: number): readonly object[] =>
  Array.from({ length: tiles }, (_, at) => placedSite(`f${at}`, 120 + (at % 16) * 74, 60 + Math.floor(at / 16) * 92))

const FOLLOWER = `
const follower = document.body.appendChild(document.createElement('div'))
follower.style.cssText = 'position: fixed; left: 0; top: 0; width: 58px; height: 58px; background: teal'
addEventListener('pointermove', ({ clientX, clientY }) => {
  follower.style.transform = \`translate(\${clientX}px, \${clientY}px)\`
})`

/** The control: a page with one element that follows the pointer. */
export async function openBare(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<!doctype html><title>bare</title><body>')
  await page.evaluate(FOLLOWER)
  await page.evaluate(requestFramesForever)
  return page
}

/** Covers a page with a sheet on which only one element follows the pointer. */
export async function coverWithBareElement(page: Page): Promise<void> {
  await page.evaluate(FOLLOWER)
  await page.evaluate(() => {
    const sheet = document.body.appendChild(document.createElement('div'))
    sheet.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647'
  })
}

/** Forces a frame at every vsync, so that all pages have equally many frames. */
function requestFramesForever(): void {
  const ask = () => requestAnimationFrame(ask)
  ask()
}

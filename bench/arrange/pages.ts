import type { Browser, Page } from '@playwright/test'
import { freeGroup, standing } from '../../e2e/lib/free.ts'
import { group, site } from '../../e2e/lib/page.ts'
import { openGroups } from '../tracing/drag.ts'

/** The two layouts of a group. */
export type Layout = 'sequential' | 'free'

/** Opens a page of so many tiles that can be arranged; beside a sequential one there is another like it. */
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
  await page.evaluate(askForFrames)
  return page
}

/** Rows and columns without a tile too many, as a sequential page is when it has been switched; room for a knob above. */
const freeTiles = (tiles: number): readonly object[] =>
  Array.from({ length: tiles }, (_, at) => standing(`f${at}`, 120 + (at % 16) * 74, 60 + Math.floor(at / 16) * 92))

const FOLLOWER = `
const follower = document.body.appendChild(document.createElement('div'))
follower.style.cssText = 'position: fixed; left: 0; top: 0; width: 58px; height: 58px; background: teal'
addEventListener('pointermove', ({ clientX, clientY }) => {
  follower.style.transform = \`translate(\${clientX}px, \${clientY}px)\`
})`

/** The least that a drag can be: a page of one element, which follows the pointer. */
export async function openBare(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<!doctype html><title>bare</title><body>')
  await page.evaluate(FOLLOWER)
  await page.evaluate(askForFrames)
  return page
}

/** Covers a page with a sheet on which nothing but one element follows the pointer. */
export async function coverWithBare(page: Page): Promise<void> {
  await page.evaluate(FOLLOWER)
  await page.evaluate(() => {
    const sheet = document.body.appendChild(document.createElement('div'))
    sheet.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647'
  })
}

/** From now on every frame is drawn, whether anything has moved or not: so all pages have as many of them. */
function askForFrames(): void {
  const ask = () => requestAnimationFrame(ask)
  ask()
}

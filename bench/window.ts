import { type Browser, chromium, type Page } from '@playwright/test'
import { group, openOn, site } from '../e2e/lib/page.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import { slowDown } from './tracing/drag.ts'

const SLOWDOWN = 4
/** Icons in each folder. */
const ICONS = 40
const CYCLES = 50
const MB = 1024 * 1024

const folder = (id: string) => ({
  id,
  name: `F${id}`,
  type: 'component',
  component: 'folder',
  size: '2x2',
  children: Array.from({ length: ICONS }, (_, n) => site(`${id}${n}`)),
})

/** Two folders that open in the window, and one that opens as a panel beside its tile. */
const HOME = {
  groups: [group('a', [{ ...folder('w'), openType: 'popup' }, { ...folder('x'), openType: 'popup' }, folder('p')])],
  dock: [],
}

/** Clicks an element in the page, and waits until `selector` is painted. @returns milliseconds from click to paint */
function timeClick(page: Page, clicked: string, selector: string): Promise<number> {
  return page.evaluate(
    ([from, target]) =>
      new Promise<number>((resolve) => {
        const shown = () =>
          [...document.querySelectorAll(target ?? '')].some((one) => one.checkVisibility({ visibilityProperty: true }))
        const check = () => {
          if (!shown()) return void requestAnimationFrame(check)
          // a message posted in this frame arrives after the frame was painted
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - start)
          channel.port2.postMessage(0)
        }
        const start = performance.now()
        document.querySelector<HTMLElement>(from ?? '')?.click()
        requestAnimationFrame(check)
      }),
    [clicked, selector],
  )
}

const tile = (name: string) => `#root main button[aria-label="${name}"]`
const icons = (id: string) => `[data-folder="${id}"] > li:nth-child(${ICONS})`
const tab = (id: string) => `[data-window-tab="folder ${id}"] > [role="tab"]`
const CLOSE = '#layer-window [data-window-header] button[class*="close"]:not([aria-hidden])'

/** The used heap in bytes, after a collection. */
async function usedHeap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize
}

async function open(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('genkan.tier', 'solid'))
  const page = await context.newPage()
  await openOn(page, { home: HOME })
  return page
}

async function closeWindow(page: Page) {
  await page.locator(CLOSE).click()
  await page.locator('#layer-window section').waitFor({ state: 'detached' })
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape')
  await page.locator('[data-folder="p"]').waitFor({ state: 'detached' })
}

export const bench: Bench = {
  about: `The component window with folders of ${ICONS} icons: opening, switching tabs, heap; control: the same icons in the panel of a folder.`,
  quickSeconds: 90,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const server = await startServer()
    try {
      const page = await open(browser, server.origin)
      // the first openings load and warm up both
      await timeClick(page, tile('Fw'), icons('w'))
      await closeWindow(page)
      await timeClick(page, tile('Fp'), icons('p'))
      await closePanel(page)
      await slowDown(page, SLOWDOWN)
      const [opening, switching, panel]: [number[], number[], number[]] = [[], [], []]
      for (let round = 0; round < (quick ? 6 : 15); round++) {
        panel.push(await timeClick(page, tile('Fp'), icons('p')))
        await closePanel(page)
        opening.push(await timeClick(page, tile('Fw'), icons('w')))
        await timeClick(page, tile('Fx'), icons('x'))
        switching.push(await timeClick(page, tab('w'), icons('w')), await timeClick(page, tab('x'), icons('x')))
        await closeWindow(page)
      }
      const [open_, switch_, control] = [median(opening), median(switching), median(panel)]
      log(`window ${open_.toFixed(0)} ms, tab ${switch_.toFixed(0)} ms, panel ${control.toFixed(0)} ms`)
      await slowDown(page, 1)
      const cycle = async () => {
        await timeClick(page, tile('Fw'), icons('w'))
        await closeWindow(page)
      }
      for (let n = 0; n < 5; n++) await cycle()
      const before = await usedHeap(page)
      for (let n = 0; n < CYCLES; n++) await cycle()
      const grown = (await usedHeap(page)) - before
      const ratio = (name: string, value: number, limit: number): Figure => ({
        name: `${name} against its panel, x${SLOWDOWN}, solid`,
        value: value / control,
        unit: 'x',
        timed: true,
        target: { op: '<=', value: limit },
        control: { name: 'panel, ms', value: control },
      })
      return [
        ratio('opening the window, warm', open_, 1.5),
        ratio('switching to a kept tab', switch_, 1.2),
        { name: `heap after ${CYCLES} windows`, value: grown / MB, unit: 'MB', target: { op: '<=', value: 2 } },
      ]
    } finally {
      await server.stop()
      await browser.close()
    }
  },
}

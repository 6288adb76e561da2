import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { zhCN as groups } from '../e2e/lib/home-messages.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import words from '../src/client/features/settings/locales/zh-CN.json' with { type: 'json' }
import { openHome, slowDown, traceDrag } from './tracing/drag.ts'

const TILES = 60
const SLOWDOWN = 4
/** How long a slider is dragged there and back. */
const DRAG_MS = 2000
const SLIDERS = ['iconSize', 'iconRadius', 'iconGapX'] as const
/**
 * How many times the bare slider's frame a frame may take, p95: half as much again as a quick run of November 2026 took (6.3,
 * 3.4 and 8.0 x). It guards against growing worse; milliseconds would be of the machine.
 */
const GUARDS: Readonly<Record<(typeof SLIDERS)[number], number>> = { iconSize: 9.5, iconRadius: 5, iconGapX: 12 }

/** The least that a drag can be: a slider, and its number. */
const BARE = `<!doctype html><title>bare</title><input type="range" style="width: 260px"><output></output>
<script>document.querySelector('input').oninput = ({ target }) => (target.nextSibling.textContent = target.value)</script>`

const gear = (page: Page) => page.getByRole('navigation').getByRole('button', { name: words['command.open'] })

/** Milliseconds from a press until what it opens is on the screen: found by `selector` in the page. */
async function timeOpening(page: Page, press: () => Promise<void>, selector: string): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressed = Number.NaN
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true })
        const look = () => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look)
          // the frame that has it is painted before a message of its own is heard
          else {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - pressed)
            channel.port2.postMessage(0)
          }
        }
        requestAnimationFrame(look)
      }),
    selector,
  )
  await press()
  return await shown
}

/** Drags a slider there and back and gives the main thread's milliseconds of each frame. */
async function dragSlider(browser: Browser, page: Page, slider: Locator): Promise<readonly number[]> {
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('the slider is not to be seen')
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
  const { frames } = await traceDrag(browser, page, at(0.3), [at(0.7), at(0.3)], DRAG_MS)
  await page.mouse.up()
  return frames
}

export const bench: Bench = {
  about: 'Opening the settings drawer and dragging its sliders with 60 tiles; control: a dialog of one question.',
  quickSeconds: 120,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const ours = await startServer()
    try {
      const page = await openHome(browser, ours.origin, TILES)
      const drawer = page.getByRole('dialog', { name: words.title })
      const close = async () => {
        await page.keyboard.press('Escape')
        await drawer.waitFor({ state: 'detached' })
      }
      // the first openings load and warm both
      await gear(page).click()
      await drawer.locator('#settings-tab-menu').click()
      const ask = () => drawer.getByRole('button', { name: words.reset }).click()
      const answer = async () => {
        await page.getByRole('alertdialog').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      }
      await ask()
      await answer()
      await drawer.locator('#settings-tab-icon').click()
      await close()
      await slowDown(page, SLOWDOWN)
      const opened: number[] = []
      const asked: number[] = []
      for (let round = 0; round < (quick ? 5 : 15); round++) {
        opened.push(await timeOpening(page, () => gear(page).click(), '#layer-drawer [role="tabpanel"]'))
        await drawer.locator('#settings-tab-menu').click()
        asked.push(await timeOpening(page, ask, '[role="alertdialog"]'))
        await answer()
        await drawer.locator('#settings-tab-icon').click()
        await close()
      }
      log(`drawer open: ${median(opened).toFixed(0)} ms, dialog: ${median(asked).toFixed(0)} ms`)
      const bare = await browser.newPage()
      await bare.setContent(BARE)
      await slowDown(bare, SLOWDOWN)
      await gear(page).click()
      const figures: Figure[] = []
      const say = (name: string, frames: readonly number[]) =>
        log(
          `${name}: ${frames.length} frames, ${median(frames).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)} ms`,
        )
      for (const field of SLIDERS) {
        const slider = page.locator(`[data-row="${groups[`field.${field}`]}"]`).getByRole('slider')
        const [ours, least]: [number[], number[]] = [[], []]
        for (let round = 0; round < (quick ? 2 : 5); round++) {
          await bare.bringToFront()
          least.push(...(await dragSlider(browser, bare, bare.getByRole('slider'))))
          await page.bringToFront()
          ours.push(...(await dragSlider(browser, page, slider)))
        }
        say(field, ours)
        say('bare slider', least)
        const control = percentile(least, 0.95)
        const name = `dragging ${field}, ${TILES} tiles, x${SLOWDOWN}, solid: main thread of a frame`
        figures.push(
          {
            name: `${name} against a bare slider, p95`,
            value: percentile(ours, 0.95) / control,
            unit: 'x',
            timed: true,
            target: { op: '<=', value: GUARDS[field] },
            control: { name: 'bare slider, ms', value: control },
          },
          { name: `${name}, p95`, value: percentile(ours, 0.95), unit: 'ms' },
        )
      }
      return [
        {
          name: `opening the drawer against a dialog of one question, x${SLOWDOWN}`,
          value: median(opened) / median(asked),
          unit: 'x',
          timed: true,
          target: { op: '<=', value: 1.5 },
          control: { name: 'dialog, ms', value: median(asked) },
        },
        ...figures,
      ]
    } finally {
      await ours.stop()
      await browser.close()
    }
  },
}

import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { zhCN as homeMessages } from '../e2e/lib/home-messages.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import messages from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { openHome, slowDown, traceDrag } from './tracing/drag.ts'

const TILES = 60
const SLOWDOWN = 4
/** Duration of dragging a slider forth and back. */
const DRAG_MS = 2000
const SLIDERS = ['iconSize', 'iconRadius', 'iconGapX'] as const
/**
 * Largest p95 frame as a ratio to the bare slider's: 1.5 times a quick run of November 2026 (6.3, 3.4 and 8.0 x).
 * Ratios, because milliseconds depend on the machine.
 */
const MAX_RATIOS: Readonly<Record<(typeof SLIDERS)[number], number>> = { iconSize: 9.5, iconRadius: 5, iconGapX: 12 }

/** The control: a bare slider with its number. */
const BARE = `<!doctype html><title>bare</title><input type="range" style="width: 260px"><output></output>
<script>document.querySelector('input').oninput = ({ target }) => (target.nextSibling.textContent = target.value)</script>`

const settingsButton = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: messages['command.open'] })

/** Milliseconds from a click until the opened element, found by `selector`, is painted. */
async function timeOpening(page: Page, press: () => Promise<void>, selector: string): Promise<number> {
  const visible = page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        let pressed = Number.NaN
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true })
        const check = () => {
          if (document.querySelector(target) === null) requestAnimationFrame(check)
          // A message posted in this frame arrives after the frame was painted.
          else {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - pressed)
            channel.port2.postMessage(0)
          }
        }
        requestAnimationFrame(check)
      }),
    selector,
  )
  await press()
  return await visible
}

/** Drags a slider forth and back. @returns the main thread's milliseconds of each frame. */
async function dragSlider(browser: Browser, page: Page, slider: Locator): Promise<readonly number[]> {
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('the slider is not visible')
  const at = (fraction: number) => ({ x: box.x + box.width * fraction, y: box.y + box.height / 2 })
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
      const drawer = page.getByRole('dialog', { name: messages.title })
      const close = async () => {
        await page.keyboard.press('Escape')
        await drawer.waitFor({ state: 'detached' })
      }
      // The first openings load and warm up both.
      await settingsButton(page).click()
      await drawer.locator('#settings-tab-menu').click()
      const openConfirm = () => drawer.getByRole('button', { name: messages.reset }).click()
      const closeConfirm = async () => {
        await page.getByRole('alertdialog').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      }
      await openConfirm()
      await closeConfirm()
      await drawer.locator('#settings-tab-icon').click()
      await close()
      await slowDown(page, SLOWDOWN)
      const drawerTimes: number[] = []
      const dialogTimes: number[] = []
      for (let round = 0; round < (quick ? 5 : 15); round++) {
        drawerTimes.push(await timeOpening(page, () => settingsButton(page).click(), '#layer-drawer [role="tabpanel"]'))
        await drawer.locator('#settings-tab-menu').click()
        dialogTimes.push(await timeOpening(page, openConfirm, '[role="alertdialog"]'))
        await closeConfirm()
        await drawer.locator('#settings-tab-icon').click()
        await close()
      }
      log(`drawer open: ${median(drawerTimes).toFixed(0)} ms, dialog: ${median(dialogTimes).toFixed(0)} ms`)
      const bare = await browser.newPage()
      await bare.setContent(BARE)
      await slowDown(bare, SLOWDOWN)
      await settingsButton(page).click()
      const figures: Figure[] = []
      const logFrames = (name: string, frames: readonly number[]) =>
        log(
          `${name}: ${frames.length} frames, ${median(frames).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)} ms`,
        )
      for (const field of SLIDERS) {
        const slider = page.locator(`[data-form-row="${homeMessages[`field.${field}`]}"]`).getByRole('slider')
        const [ours, bareFrames]: [number[], number[]] = [[], []]
        for (let round = 0; round < (quick ? 2 : 5); round++) {
          await bare.bringToFront()
          bareFrames.push(...(await dragSlider(browser, bare, bare.getByRole('slider'))))
          await page.bringToFront()
          ours.push(...(await dragSlider(browser, page, slider)))
        }
        logFrames(field, ours)
        logFrames('bare slider', bareFrames)
        const control = percentile(bareFrames, 0.95)
        const name = `dragging ${field}, ${TILES} tiles, x${SLOWDOWN}, solid: main thread of a frame`
        figures.push(
          {
            name: `${name} against a bare slider, p95`,
            value: percentile(ours, 0.95) / control,
            unit: 'x',
            timed: true,
            target: { op: '<=', value: MAX_RATIOS[field] },
            control: { name: 'bare slider, ms', value: control },
          },
          { name: `${name}, p95`, value: percentile(ours, 0.95), unit: 'ms' },
        )
      }
      return [
        {
          name: `opening the drawer against a dialog of one question, x${SLOWDOWN}`,
          value: median(drawerTimes) / median(dialogTimes),
          unit: 'x',
          timed: true,
          target: { op: '<=', value: 1.5 },
          control: { name: 'dialog, ms', value: median(dialogTimes) },
        },
        ...figures,
      ]
    } finally {
      await ours.stop()
      await browser.close()
    }
  },
}
